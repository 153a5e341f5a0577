return {
  on = {
    card_result = function(facts)
      if facts.how ~= "cancelled" then return {} end
      return { { wish = "gain", player = facts.player, tokens = 1 } }
    end,
  },
}
