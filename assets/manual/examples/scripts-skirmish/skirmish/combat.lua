return {
  on = {
    combat = function(facts)
      if facts.winner == nil then return {} end
      return { { wish = "gain", player = facts.winner, tokens = 1 } }
    end,
  },
}
