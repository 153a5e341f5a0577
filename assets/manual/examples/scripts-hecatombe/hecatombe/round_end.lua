return {
  on = {
    round_end = function(facts)
      local wishes = {}
      for place, seat in ipairs(facts.winners) do
        wishes[place] = { wish = "remember", key = "winner", value = seat }
      end
      return wishes
    end,
  },
}
