return {
  on = {
    legal = function(facts)
      local wishes = {}
      for place, option in ipairs(facts.options) do
        if option.kind == "name" and option.target == facts.memory.rich then
          wishes[#wishes + 1] = { wish = "forbid", option = place }
        end
      end
      return wishes
    end,
  },
}
