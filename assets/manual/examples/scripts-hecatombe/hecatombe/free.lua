return {
  on = {
    free = function(facts)
      if facts.people == nil then return {} end
      return { { wish = "remember", key = "freed", value = facts.people } }
    end,
  },
}
