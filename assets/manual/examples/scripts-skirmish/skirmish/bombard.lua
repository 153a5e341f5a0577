return {
  on = {
    bombard = function(facts)
      local wishes = {}
      for place, unit in ipairs(facts.struck) do
        wishes[place] = { wish = "halt", unit = unit, what = "shoot" }
      end
      return wishes
    end,
  },
}
