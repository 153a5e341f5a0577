return {
  on = {
    reckoning = function(facts)
      local wishes = {}
      for seat, one in ipairs(facts.seats) do
        if #one.captured > facts.goal then
          wishes[#wishes + 1] = { wish = "score", player = seat, points = 1, why = "heap" }
        end
      end
      return wishes
    end,
  },
}
