return {
  on = {
    cast = function(facts)
      if facts.how ~= "irresistible" then return {} end
      return { { wish = "hit", unit = facts.unit, hits = 1, strength = 4 } }
    end,
  },
}
