return {
  on = {
    broke = function(facts)
      local owner = facts.units[facts.unit].owner
      return { { wish = "draw", player = owner, cards = 1 } }
    end,
  },
}
