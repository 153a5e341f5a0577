return {
  on = {
    phase_end = function(facts)
      return { { wish = "remember", key = "phases", value = (facts.memory.phases or 0) + 1 } }
    end,
  },
}
