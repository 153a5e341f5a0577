-- Midnight truce: whoever was hunted most is left alone in every third game turn, and perjury has its price.
--
-- Each handler gets `facts`, what everybody may know (seats and units are counted from 1), and returns wishes.
-- Nothing of a script lasts from one call to the next but what it wishes to `remember`.

local MIDNIGHT = 3  -- game turns from one midnight to the next
local FINE = 2      -- tokens that perjury costs, paid to whoever was deceived; at midnight twice as many
local CANDLE = 1    -- tokens that the richest then pays to the one who is spared

-- How often each seat was named since the last game turn began.
local function hunted(facts)
  local counted = facts.memory.hunted or {}
  for seat in ipairs(facts.seats) do counted[seat] = counted[seat] or 0 end
  return counted
end

-- The seat with an army for which `better` holds against all others; of equals the first.
local function best(facts, better)
  local found
  for seat, one in ipairs(facts.seats) do
    if one.units > 0 and (found == nil or better(seat, found)) then found = seat end
  end
  return found
end

-- A name is noted; one that nobody could avoid is no fault of anybody's.
local function name(facts)
  if facts.forced then return {} end
  local counted = hunted(facts)
  counted[facts.target] = counted[facts.target] + 1
  return { { wish = "remember", key = "hunted", value = counted } }
end

-- A game turn begins: the names of the last one are forgotten, and perhaps the bell strikes twelve.
local function round_start(facts)
  local wishes = { { wish = "remember", key = "hunted" }, { wish = "remember", key = "spared" } }
  if facts.round % MIDNIGHT ~= 0 then
    if facts.memory.spared then wishes[3] = { wish = "say", key = "dawn" } end
    return wishes
  end
  local counted, seats = hunted(facts), facts.seats
  local spared = best(facts, function(a, b)
    if counted[a] ~= counted[b] then return counted[a] > counted[b] end
    return seats[a].points < seats[b].points
  end)
  if spared == nil or counted[spared] == 0 then return wishes end
  wishes[2] = { wish = "remember", key = "spared", value = spared }
  wishes[3] = { wish = "say", key = "midnight", facts = { seat = spared, names = counted[spared] } }
  local rich = best(facts, function(a, b) return seats[a].tokens > seats[b].tokens end)
  if rich ~= spared then wishes[4] = { wish = "give", player = rich, target = spared, tokens = CANDLE } end
  return wishes
end

-- A promise has ended: a broken one is paid for.
local function promise(facts)
  if facts.how ~= "broken" then return {} end
  local fine = facts.memory.spared and 2 * FINE or FINE
  return {
    { wish = "say", key = "perjury", facts = { tokens = fine } },
    { wish = "give", player = facts.player, target = facts.target, tokens = fine },
  }
end

-- Whom nobody may name: the one who is spared, unless there is no other name.
local function legal(facts)
  if facts.asks ~= "name" then return {} end
  for place, option in ipairs(facts.options) do
    if option.target == facts.memory.spared then return { { wish = "forbid", option = place } } end
  end
end

---@type perfidie.skirmish.Script
return { on = { name = name, round_start = round_start, promise = promise, legal = legal } }
