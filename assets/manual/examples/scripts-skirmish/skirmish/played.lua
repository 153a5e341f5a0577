return {
  on = {
    played = function(facts)
      if facts.target == nil then return {} end
      return { { wish = "give", player = facts.target, target = facts.player, tokens = #facts.hand + 1 } }
    end,
  },
}
