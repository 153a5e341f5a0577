return {
  on = {
    capture = function(facts)
      return { { wish = "remember", key = "captures", value = (facts.memory.captures or 0) + 1 } }
    end,
  },
}
