return {
  on = {
    retreat = function(facts)
      return { { wish = "score", player = facts.player, points = -1, why = "shy" } }
    end,
  },
}
