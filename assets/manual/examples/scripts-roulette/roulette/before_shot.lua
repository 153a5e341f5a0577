return {
  on = {
    before_shot = function(facts)
      if #facts.shooters < 2 then return {} end
      return { { wish = "aim", player = facts.shooters[1] } }
    end,
  },
}
