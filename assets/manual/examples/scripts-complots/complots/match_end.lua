return {
  on = {
    match_end = function(facts)
      return { { wish = "remember", key = "winner", value = facts.player } }
    end,
  },
}
