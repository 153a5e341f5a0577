return {
  on = {
    reveal = function(facts)
      return { { wish = "remember", key = "shown", value = facts.people } }
    end,
  },
}
