return {
  on = {
    out = function(facts)
      return { { wish = "draw", player = facts.player } }
    end,
  },
}
