return {
  on = {
    challenge = function(facts)
      return { { wish = "pay", player = facts.player, coins = 1 } }
    end,
  },
}
