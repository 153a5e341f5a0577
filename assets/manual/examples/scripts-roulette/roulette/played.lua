return {
  on = {
    played = function(facts)
      if facts.pocket ~= "balle" then return {} end
      local wishes = {}
      for place, seat in ipairs(facts.on) do
        wishes[place] = { wish = "force", player = seat }
      end
      return wishes
    end,
  },
}
