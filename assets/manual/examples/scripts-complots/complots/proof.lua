return {
  on = {
    proof = function(facts)
      return { { wish = "give", player = facts.challenger, target = facts.player, coins = 1 } }
    end,
  },
}
