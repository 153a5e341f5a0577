return {
  on = {
    charge = function(facts)
      if facts.arc ~= "rear" then return {} end
      return { { wish = "panic", unit = facts.target } }
    end,
  },
}
