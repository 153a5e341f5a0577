return {
  on = {
    pocket = function(facts)
      return { { wish = "remember", key = "slowest", value = facts.player } }
    end,
  },
}
