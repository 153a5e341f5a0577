return {
  on = {
    name = function(facts)
      if facts.forced then return {} end
      return { { wish = "spare", player = facts.player, target = facts.target } }
    end,
  },
}
