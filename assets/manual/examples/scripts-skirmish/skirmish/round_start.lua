return {
  on = {
    round_start = function(facts)
      if facts.round ~= facts.rounds then return {} end
      local wishes = {}
      for seat in ipairs(facts.seats) do
        wishes[seat] = { wish = "draw", player = seat, cards = 1 }
      end
      return wishes
    end,
  },
}
