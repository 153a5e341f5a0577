return {
  on = {
    score = function(facts)
      local wishes = {}
      for place, seat in ipairs(facts.winners) do
        wishes[place] = { wish = "score", player = seat, points = 1, why = "twice" }
      end
      return wishes
    end,
  },
}
