return {
  on = {
    legal = function(facts)
      local wishes = {}
      for place, option in ipairs(facts.options) do
        if option.action == "base:revenu" then
          wishes[#wishes + 1] = { wish = "forbid", option = place }
        end
      end
      for place, closed in ipairs(facts.closed) do
        if closed.why == "too-rich" then
          wishes[#wishes + 1] = { wish = "allow", option = place }
        end
      end
      return wishes
    end,
  },
}
