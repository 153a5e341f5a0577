return {
  on = {
    rally = function(facts)
      return { { wish = "heal", unit = facts.unit, wounds = 1 } }
    end,
  },
}
