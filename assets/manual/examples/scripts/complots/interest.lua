--: rich
local RICH = 6

local function turn_start(facts)
  if facts.seats[facts.player].coins < RICH then return {} end
  return {
    { wish = "pay", player = facts.player, coins = 1 },
    { wish = "say", key = "interest", facts = { seat = facts.player } },
  }
end

return { on = { turn_start = turn_start } }
