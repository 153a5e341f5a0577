return {
  on = {
    turn_end = function(facts)
      if not facts.early then return {} end
      return { { wish = "draw", player = facts.player, cards = 1 } }
    end,
  },
}
