return {
  on = {
    match_start = function(facts)
      local wishes = {}
      for seat in ipairs(facts.seats) do
        wishes[seat] = { wish = "draw", player = seat, cards = 1 }
      end
      return wishes
    end,
  },
}
