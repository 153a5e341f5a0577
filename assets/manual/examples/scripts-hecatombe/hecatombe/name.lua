return {
  on = {
    name = function(facts)
      if not facts.found then return {} end
      return { { wish = "score", player = facts.player, points = 1, why = "guessed" } }
    end,
  },
}
