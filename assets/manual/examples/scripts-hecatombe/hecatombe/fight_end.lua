return {
  on = {
    fight_end = function(facts)
      if facts.reason ~= "alone" then return {} end
      return { { wish = "score", player = facts.player, points = 1, why = "alone" } }
    end,
  },
}
