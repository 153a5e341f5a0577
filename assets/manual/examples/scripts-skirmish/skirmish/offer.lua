return {
  on = {
    offer = function(facts)
      if facts.tokens < 3 then return {} end
      return { { wish = "remember", key = "rich", value = facts.player } }
    end,
  },
}
