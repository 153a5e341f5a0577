return {
  on = {
    drawn = function(facts)
      if facts.cards < 3 then return {} end
      return { { wish = "pay", player = facts.player, points = 1 } }
    end,
  },
}
