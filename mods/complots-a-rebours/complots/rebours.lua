-- Complots against the clock: everybody begins rich, and time is dearer every round.
--
-- A script returns handlers by the moments of which they want to be told. Each gets `facts`, a table of what
-- everybody may know (seats are counted from 1, like lists in Lua), and returns a list of wishes. Nothing of
-- the script lasts from one call to the next but what it wishes to `remember`.

local RICH = 4       -- coins on top of those that the house rules deal
local ROUND = 10     -- turns after which an hour costs one coin more

-- What a turn costs now.
local function price(turn)
  return 1 + turn // ROUND
end

-- Everything is dealt: the purses are filled.
local function match_start(facts)
  local wishes = {}
  for seat in ipairs(facts.seats) do
    wishes[seat] = { wish = "gain", player = seat, coins = RICH }
  end
  return wishes
end

-- A turn begins: its player pays for it, or pays with a character when the turn is over.
local function turn_start(facts)
  local due = price(facts.turn)
  local purse = facts.seats[facts.player].coins
  local wishes = { { wish = "remember", key = "worker", value = facts.memory.worked } }
  if due > price(facts.turn - 1) then
    wishes[#wishes + 1] = { wish = "say", key = "dearer", facts = { coins = due } }
  end
  if purse >= due then
    wishes[#wishes + 1] = { wish = "pay", player = facts.player, coins = due }
  else
    wishes[#wishes + 1] = { wish = "say", key = "broke", facts = { seat = facts.player } }
    wishes[#wishes + 1] = { wish = "lose", player = facts.player }
  end
  return wishes
end

-- Who takes an income is remembered, so that the next one cannot.
local function declare(facts)
  local worked = facts.action == "base:revenu"
  return { { wish = "remember", key = "worked", value = worked } }
end

-- Whoever doubts the truth pays for the time that it cost.
local function proof(facts)
  return { { wish = "give", player = facts.challenger, target = facts.player, coins = 1 } }
end

-- What a player may not do: take an income right after somebody else has taken one.
local function legal(facts)
  if facts.asks ~= "turn" or not facts.memory.worked then return {} end
  local wishes = {}
  for place, option in ipairs(facts.options) do
    if option.action == "base:revenu" then wishes[#wishes + 1] = { wish = "forbid", option = place } end
  end
  return wishes
end

---@type perfidie.complots.Script
return {
  on = { match_start = match_start, turn_start = turn_start, declare = declare, proof = proof, legal = legal },
}
