return {
  on = {
    die = function(facts)
      return { { wish = "remember", key = "face", value = facts.face } }
    end,
  },
}
