return {
  on = {
    out = function(facts)
      return { { wish = "score", player = facts.player, points = 1, why = "comfort" } }
    end,
  },
}
