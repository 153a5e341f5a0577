return {
  on = {
    promise = function(facts)
      if facts.how ~= "broken" then return {} end
      return { { wish = "give", player = facts.player, target = facts.target, tokens = 2 } }
    end,
  },
}
