return {
  on = {
    chapter = function(facts) -- whoever comes late finds the bread dearer
      if facts.night < 30 then
        return { { wish = "effect", count = "bread", add = 1 } }
      end
      return {}
    end,
  },
}
