return {
  on = {
    fail = function(facts)
      if facts.reason ~= "blocked" then return {} end
      return { { wish = "gain", player = facts.player, coins = 1 } }
    end,
  },
}
