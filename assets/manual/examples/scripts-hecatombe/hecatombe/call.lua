return {
  on = {
    call = function(facts)
      return { { wish = "remember", key = "called", value = facts.owner } }
    end,
  },
}
