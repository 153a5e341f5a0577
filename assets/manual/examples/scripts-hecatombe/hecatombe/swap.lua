return {
  on = {
    swap = function(facts)
      return { { wish = "remember", key = "swapped", value = facts.people } }
    end,
  },
}
