return {
  on = {
    death = function(facts)
      return { { wish = "remember", key = "dead", value = facts.people } }
    end,
  },
}
