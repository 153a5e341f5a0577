return {
  on = {
    dispel = function(facts)
      if facts.passed then return {} end
      return { { wish = "draw", player = facts.player, cards = 1 } }
    end,
  },
}
