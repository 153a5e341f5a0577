return {
  on = {
    legal = function(facts)
      local wishes = {}
      for place, option in ipairs(facts.options) do
        if option.action == "base:revenu" then
          wishes[#wishes + 1] = { wish = "forbid", option = place }
        end
      end
      return wishes
    end,
  },
}
