return {
  on = {
    legal = function(facts)
      local wishes = {}
      for place, option in ipairs(facts.options) do
        if option.kind == "bet" and option.face == 0 then
          wishes[#wishes + 1] = { wish = "forbid", option = place }
        end
      end
      for place, closed in ipairs(facts.closed) do
        if closed.why == "card-wrong-moment" and facts.memory.free then
          wishes[#wishes + 1] = { wish = "allow", option = place }
        end
      end
      return wishes
    end,
  },
}
