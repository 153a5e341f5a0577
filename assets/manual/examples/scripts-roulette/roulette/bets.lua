return {
  on = {
    bets = function(facts)
      local wishes = {}
      for _, one in ipairs(facts.bets) do
        if one.bet == 0 then
          wishes[#wishes + 1] = { wish = "pay", player = one.player, points = 1 }
        end
      end
      return wishes
    end,
  },
}
