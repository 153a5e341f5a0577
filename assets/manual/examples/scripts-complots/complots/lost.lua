return {
  on = {
    lost = function(facts)
      if facts.left == 0 then return {} end
      return { { wish = "gain", player = facts.player, coins = 2 } }
    end,
  },
}
