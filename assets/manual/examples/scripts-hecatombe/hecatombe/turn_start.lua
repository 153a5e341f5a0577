return {
  on = {
    turn_start = function(facts)
      if facts.attacks > 0 then return {} end
      return { { wish = "remember", key = "first", value = facts.player } }
    end,
  },
}
