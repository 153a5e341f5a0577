return {
  on = {
    accusation = function(facts)
      return { { wish = "draw", player = facts.player, cards = 1 } }
    end,
  },
}
