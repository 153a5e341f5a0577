return {
  on = {
    phase_start = function(facts)
      if facts.phase ~= "magic" then return {} end
      return { { wish = "remember", key = "caster", value = facts.player } }
    end,
  },
}
