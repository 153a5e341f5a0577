return {
  on = {
    resolve = function(facts)
      if facts.target == nil then return {} end
      return { { wish = "gain", player = facts.target, coins = 1 } }
    end,
  },
}
