return {
  on = {
    shift = function(facts)
      return { { wish = "remember", key = "shifted", value = facts.symbol } }
    end,
  },
}
