return {
  on = {
    block = function(facts)
      if facts.character == facts.memory.last then
        return { { wish = "pay", player = facts.player, coins = 2 } }
      end
      return { { wish = "remember", key = "last", value = facts.character } }
    end,
  },
}
