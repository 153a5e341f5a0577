return {
  on = {
    turn_start = function(facts)
      if facts.left > 0 then return {} end
      return { { wish = "gain", player = facts.player, tokens = 1 } }
    end,
  },
}
