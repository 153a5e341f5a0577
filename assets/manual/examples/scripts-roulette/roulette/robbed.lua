return {
  on = {
    robbed = function(facts)
      if facts.seats[facts.owner].cards > 0 then return {} end
      return { { wish = "draw", player = facts.owner } }
    end,
  },
}
