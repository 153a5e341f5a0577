return {
  on = {
    match_start = function(facts)
      local wishes = {}
      for seat in ipairs(facts.seats) do
        wishes[seat] = { wish = "gain", player = seat, coins = 1 }
      end
      return wishes
    end,
  },
}
