return {
  on = {
    points = function(facts)
      if facts.change < 3 then return {} end
      return { { wish = "pay", player = facts.player, points = 1 } }
    end,
  },
}
