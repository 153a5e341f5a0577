return {
  on = {
    destroyed = function(facts)
      if facts.credit == nil then return {} end
      return { { wish = "draw", player = facts.credit, cards = 1 } }
    end,
  },
}
