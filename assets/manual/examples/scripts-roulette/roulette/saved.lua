return {
  on = {
    saved = function(facts)
      return { { wish = "gain", player = facts.player, points = 1 } }
    end,
  },
}
