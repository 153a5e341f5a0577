return {
  on = {
    combat_start = function(facts)
      local wishes = {}
      for place, unit in ipairs(facts.enemies) do
        wishes[place] = { wish = "hit", unit = unit, hits = 1, strength = 3 }
      end
      return wishes
    end,
  },
}
