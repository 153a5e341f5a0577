return {
  on = {
    counter = function(facts)
      return { { wish = "score", player = facts.player, points = 1, why = "brave" } }
    end,
  },
}
