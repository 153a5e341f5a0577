return {
  on = {
    legal = function(facts)
      local wishes = {}
      for place, option in ipairs(facts.options) do
        if option.kind == "attack" and option.target == facts.memory.mild then
          wishes[#wishes + 1] = { wish = "forbid", option = place }
        end
      end
      return wishes
    end,
  },
}
