return {
  on = {
    count = function(facts)
      local wishes = {}
      for place, one in ipairs(facts.survivors) do
        wishes[place] = { wish = "unload", player = one.player }
      end
      return wishes
    end,
  },
}
