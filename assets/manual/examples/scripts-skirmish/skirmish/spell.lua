return {
  on = {
    spell = function(facts)
      return { { wish = "heal", unit = facts.unit, wounds = 2, raises = true } }
    end,
  },
}
