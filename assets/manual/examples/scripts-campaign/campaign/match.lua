return {
  on = {
    match = function(facts) -- a match won at the third try is won all the same: a favour for patience
      if facts.won and facts.tries >= 3 then
        return { { wish = "effect", count = "favours", add = 1 } }
      end
      return {}
    end,
  },
}
