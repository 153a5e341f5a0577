return {
  on = {
    verdict = function(facts)
      if facts.guilty then return {} end
      return { { wish = "give", player = facts.accusers[1], target = facts.player, points = 1 } }
    end,
  },
}
