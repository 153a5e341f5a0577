return {
  on = {
    award = function(facts)
      return { { wish = "remember", key = "awards", value = (facts.memory.awards or 0) + facts.points } }
    end,
  },
}
