return {
  on = {
    keep = function(facts)
      if #facts.deserted == 0 then return {} end
      return { { wish = "score", player = facts.player, points = -1, why = "shy" } }
    end,
  },
}
