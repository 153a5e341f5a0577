return {
  on = {
    tokens = function(facts)
      if facts.why ~= "bribe" then return {} end
      return { { wish = "remember", key = "richest", value = facts.player } }
    end,
  },
}
