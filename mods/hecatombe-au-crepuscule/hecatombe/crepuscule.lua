-- Hécatombe at dusk: every round is a day, and each seventh attack strikes an hour.
--
--   By day   one fights as ever.
--   At dusk  only what glitters can be seen: whoever has captured most, of those one may attack, is the target.
--   At night everybody's first prey is worth a point, and what is alive looks dark: on objectives Life counts as Night.

local HOUR = 7                                -- attacks from one hour to the next
local LIFE, NIGHT = "base:vie", "base:nuit"

-- The hour after so many attacks of a round: 0 by day, 1 at dusk, 2 and more at night.
local function hour(attacks)
  return attacks // HOUR
end

-- Whether the box holds a symbol: another mod may have brought a box of its own.
local function has(symbols, symbol)
  for _, one in ipairs(symbols) do
    if one == symbol then return true end
  end
end

-- What Life counts as from now on, where there are both symbols.
local function let_life_be(symbols, symbol, wishes)
  if has(symbols, LIFE) and has(symbols, NIGHT) then
    wishes[#wishes + 1] = { wish = "shift", symbol = LIFE, to = symbol }
  end
  return wishes
end

-- The sun rises: nobody has caught anything in the dark yet, and Life is Life.
local function round_start(facts)
  return let_life_be(facts.symbols, LIFE, { { wish = "remember", key = "fed", value = nil } })
end

-- Somebody has to attack: perhaps an hour strikes first.
local function turn_start(facts)
  if facts.attacks == HOUR then return { { wish = "say", key = "dusk" } } end
  if facts.attacks ~= 2 * HOUR then return end
  return let_life_be(facts.symbols, NIGHT, { { wish = "say", key = "night" } })
end

-- A tile has been captured: in the dark, the first one that was somebody else's is worth a point.
local function capture(facts)
  local fed = facts.memory.fed or {}
  local by_night = hour(facts.attacks - 1) >= 2
  if not by_night or facts.player == facts.owner or fed[tostring(facts.player)] then return end
  fed[tostring(facts.player)] = true
  return {
    { wish = "remember", key = "fed", value = fed },
    { wish = "score", player = facts.player, points = 1, why = "prey" },
  }
end

-- At dusk all attacks but those on the richest are forbidden. A script that forbids many says so in one wish.
local function legal(facts)
  if facts.asks ~= "attack" or hour(facts.attacks) ~= 1 then return end
  local function riches(option) return #facts.seats[option.target].captured end
  local most, dim = 0, {}
  for _, option in ipairs(facts.options) do most = math.max(most, riches(option)) end
  for place, option in ipairs(facts.options) do
    if riches(option) < most then dim[#dim + 1] = place end
  end
  return { { wish = "forbid", options = dim } }
end

---@type perfidie.hecatombe.Script
return {
  on = { round_start = round_start, turn_start = turn_start, capture = capture, legal = legal },
}
