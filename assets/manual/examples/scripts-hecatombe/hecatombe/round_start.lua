return {
  on = {
    round_start = function(facts)
      return { { wish = "remember", key = "captures", value = 0 } }
    end,
  },
}
