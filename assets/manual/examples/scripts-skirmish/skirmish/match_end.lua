return {
  on = {
    match_end = function(facts)
      return { { wish = "remember", key = "last", value = facts.player } }
    end,
  },
}
