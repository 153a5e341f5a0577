return {
  on = {
    attack = function(facts)
      if facts.army ~= facts.prey then return {} end
      return { { wish = "score", player = facts.player, points = 1, why = "alike" } }
    end,
  },
}
