return {
  on = {
    after_shot = function(facts)
      if facts.bullet then return {} end
      return { { wish = "shuffle", player = facts.player } }
    end,
  },
}
