return {
  on = {
    card = function(facts)
      if facts.target == nil then return {} end
      return { { wish = "remember", key = "meant", value = facts.target } }
    end,
  },
}
