return {
  on = {
    scene = function(facts) -- three cruel answers, and somebody writes it down
      local cruel = (facts.memory.cruel or 0) + (facts.register == "tranchant" and 1 or 0)
      local wishes = { { wish = "remember", key = "cruel", value = cruel } }
      if cruel == 3 then
        table.insert(wishes, { wish = "effect", ledger = "silence" })
      end
      return wishes
    end,
  },
}
