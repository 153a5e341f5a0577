return {
  on = {
    lie = function(facts)
      return { { wish = "give", player = facts.player, target = facts.challenger, coins = 1 } }
    end,
  },
}
