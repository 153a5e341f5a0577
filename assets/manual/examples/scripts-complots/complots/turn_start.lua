return {
  on = {
    turn_start = function(facts)
      if facts.seats[facts.player].coins > 6 then
        return { { wish = "pay", player = facts.player, coins = 1 } }
      end
      return {}
    end,
  },
}
