return {
  on = {
    match_end = function(facts)
      if #facts.winners == 0 then return {} end
      return { { wish = "remember", key = "winner", value = facts.winners[1] } }
    end,
  },
}
