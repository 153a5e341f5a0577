return {
  on = {
    declare = function(facts)
      if facts.claim == nil then return {} end
      return { { wish = "remember", key = "last_claim", value = facts.claim } }
    end,
  },
}
