return {
  on = {
    offer_result = function(facts)
      if facts.accepted then return {} end
      return { { wish = "pay", player = facts.target, tokens = 1 } }
    end,
  },
}
