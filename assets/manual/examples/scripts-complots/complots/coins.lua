return {
  on = {
    coins = function(facts)
      if facts.giver == nil or facts.taker == nil then return {} end
      return { { wish = "remember", key = "moved", value = (facts.memory.moved or 0) + facts.amount } }
    end,
  },
}
