return {
  on = {
    death = function(facts)
      if facts.left == 0 then return {} end
      return { { wish = "draw", player = facts.player, cards = 2 } }
    end,
  },
}
