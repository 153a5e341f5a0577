return {
  on = {
    card = function(facts)
      if facts.cost == 0 then return {} end
      return { { wish = "remember", key = "spent", value = (facts.memory.spent or 0) + facts.cost } }
    end,
  },
}
