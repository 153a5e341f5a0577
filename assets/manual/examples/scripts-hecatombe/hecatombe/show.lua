return {
  on = {
    show = function(facts)
      return { { wish = "remember", key = "open", value = facts.people } }
    end,
  },
}
