-- The wandering Moon: on an objective it counts as the symbol over which it stands, and it never stands still.
--
-- It rises over a symbol drawn by lot, goes on to the next one, in printed order, after every fifth attack and
-- whenever an objective has been scored; over itself it is a new Moon, and counts what it is. On tiles it is the
-- Moon, always. Everybody sees where it stands: what an objective of the Moon will be worth is a race.

local MOON = "lune-errante:lune"
local STEP = 5   -- attacks from one symbol to the next

-- The place of the Moon among the symbols, and of that over which it stands; nothing where the box has none.
local function where(symbols, shifts)
  local place = {}
  for n, symbol in ipairs(symbols) do place[symbol] = n end
  if place[MOON] then return place[MOON], place[shifts[MOON] or MOON] end
end

-- Go to a place, counted around.
local function go(symbols, place)
  return { { wish = "shift", symbol = MOON, to = symbols[(place - 1) % #symbols + 1] } }
end

-- One symbol on.
local function wander(symbols, shifts)
  local moon, now = where(symbols, shifts)
  if moon then return go(symbols, now + 1) end
end

-- A round begins: it rises anywhere but over itself.
local function round_start(facts)
  local moon = where(facts.symbols, facts.shifts)
  if moon then return go(facts.symbols, moon + math.random(#facts.symbols - 1)) end
end

-- Somebody has to attack: after every fifth attack it has moved.
local function turn_start(facts)
  if facts.attacks > 0 and facts.attacks % STEP == 0 then return wander(facts.symbols, facts.shifts) end
end

-- An objective has been scored: the next one is worth something else.
local function score(facts)
  return wander(facts.symbols, facts.shifts)
end

---@type perfidie.hecatombe.Script
return { on = { round_start = round_start, turn_start = turn_start, score = score } }
