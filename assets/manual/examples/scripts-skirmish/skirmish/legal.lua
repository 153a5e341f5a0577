return {
  on = {
    legal = function(facts)
      local wishes = {}
      for place, option in ipairs(facts.options) do
        if option.kind == "name" and option.target == facts.memory.rich then
          wishes[#wishes + 1] = { wish = "forbid", option = place }
        end
      end
      for place, closed in ipairs(facts.closed) do
        if closed.why == "name-barred" and closed.target ~= facts.memory.rich then
          wishes[#wishes + 1] = { wish = "allow", option = place }
        end
      end
      return wishes
    end,
  },
}
