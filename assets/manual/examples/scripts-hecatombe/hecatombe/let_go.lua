return {
  on = {
    let_go = function(facts)
      return { { wish = "remember", key = "mild", value = facts.player } }
    end,
  },
}
