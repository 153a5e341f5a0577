return {
  on = {
    lie = function(facts)
      if facts.seats[facts.player].coins < 5 then return {} end
      return {
        { wish = "give", player = facts.player, target = facts.challenger, coins = 5 },
        { wish = "pardon" },
      }
    end,
  },
}
