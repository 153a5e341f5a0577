return {
  on = {
    charge_result = function(facts)
      if facts.how ~= "failed" then return {} end
      return { { wish = "halt", unit = facts.unit, what = "shoot" } }
    end,
  },
}
