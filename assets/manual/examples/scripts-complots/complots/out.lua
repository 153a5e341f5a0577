return {
  on = {
    out = function(facts)
      local wishes = {}
      for seat, other in ipairs(facts.seats) do
        if other.hidden > 0 then
          wishes[#wishes + 1] = { wish = "gain", player = seat, coins = 1 }
        end
      end
      return wishes
    end,
  },
}
