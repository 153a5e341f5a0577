return {
  on = {
    shot = function(facts)
      if facts.unsaved < 5 then return {} end
      return { { wish = "panic", unit = facts.target } }
    end,
  },
}
