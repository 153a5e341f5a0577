return {
  on = {
    ending = function(facts)
      return { { wish = "say", key = "over", facts = { nights = facts.counts.night or 0 } } }
    end,
  },
}
