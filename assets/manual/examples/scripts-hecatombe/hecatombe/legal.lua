return {
  on = {
    legal = function(facts)
      local wishes = {}
      for place, option in ipairs(facts.options) do
        if option.kind == "attack" and option.target == facts.memory.mild then
          wishes[#wishes + 1] = { wish = "forbid", option = place }
        end
      end
      for place, closed in ipairs(facts.closed) do
        if closed.why == "attack-father" and facts.attacks >= 6 then
          wishes[#wishes + 1] = { wish = "allow", option = place }
        end
      end
      return wishes
    end,
  },
}
