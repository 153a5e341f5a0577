return {
  on = {
    match_start = function(facts)
      local wishes = {}
      if #facts.symbols > 1 then
        wishes[1] = { wish = "shift", symbol = facts.symbols[1], to = facts.symbols[2] }
      end
      return wishes
    end,
  },
}
