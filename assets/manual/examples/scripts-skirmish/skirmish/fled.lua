return {
  on = {
    fled = function(facts)
      if facts.why ~= "panic" then return {} end
      return { { wish = "remember", key = "cowards", value = (facts.memory.cowards or 0) + 1 } }
    end,
  },
}
