return {
  on = {
    loaded = function(facts)
      if facts.extra < 3 then return {} end
      return { { wish = "gain", player = facts.player, points = 1 } }
    end,
  },
}
