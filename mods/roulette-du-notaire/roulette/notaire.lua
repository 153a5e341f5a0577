-- The notary's Roulette: a bet is a contract, a slander costs a stamp, and every third round is inventory.
--
-- Each handler gets `facts`, what everybody may know (seats are counted from 1), and returns wishes. Nothing of
-- a script lasts from one call to the next but what it wishes to `remember`: it comes back as `facts.memory`.

local FEE = 1        -- points for a contract that was kept to the letter
local STAMP = 1      -- points that each false accuser pays to the one who was slandered
local INVENTORY = 3  -- rounds from one inventory to the next
local TAX = 2        -- points that the richest then owes the poorest

-- What is remembered of each seat has a name: `seat1`, `seat2`, …
local function name(seat) return "seat" .. seat end

-- The living seat that stands alone at one end of the list of points; nil where two share the place.
local function alone(seats, is_before)
  local found, best
  for seat, one in ipairs(seats) do
    if one.team > 0 then
      if best == nil or is_before(one.points, best) then
        found, best = seat, one.points
      elseif one.points == best then
        found = nil
      end
    end
  end
  return found
end

-- Every third round the estate is drawn up: the richest pays the poorest, unless that is disputed.
local function round_start(facts)
  if facts.round % INVENTORY ~= 0 then return {} end
  local rich = alone(facts.seats, function(a, b) return a > b end)
  local poor = alone(facts.seats, function(a, b) return a < b end)
  if rich == nil or poor == nil then return { { wish = "say", key = "disputed" } } end
  return {
    { wish = "say", key = "inventory", facts = { points = TAX } },
    { wish = "give", player = rich, target = poor, points = TAX },
  }
end

-- The dice are turned up: the contracts are signed, and a card that turns a die later changes none of them.
local function bets(facts)
  local signed = {}
  for _, one in ipairs(facts.bets) do signed[name(one.player)] = one.bet end
  return { { wish = "remember", key = "signed", value = signed } }
end

-- The round is counted: whoever survived, and fired just as often as signed, has earned a fee.
local function count(facts)
  local wishes, kept, signed = {}, 0, facts.memory.signed or {}
  for _, one in ipairs(facts.survivors) do
    local fired = #facts.seats[one.player].turned
    if fired > 0 and fired == signed[name(one.player)] then
      kept = kept + 1
      wishes[kept] = { wish = "gain", player = one.player, points = FEE }
    end
  end
  if kept > 0 then wishes[kept + 1] = { wish = "say", key = "fees", facts = { contracts = kept } } end
  return wishes
end

-- An honest pocket: each accuser pays the stamp for the papers, to the one accused.
local function verdict(facts)
  if facts.guilty then return {} end
  local wishes = { { wish = "say", key = "stamp", facts = { points = STAMP } } }
  for _, accuser in ipairs(facts.accusers) do
    wishes[#wishes + 1] = { wish = "give", player = accuser, target = facts.player, points = STAMP }
  end
  return wishes
end

-- A blank contract, a bet of nothing, is not signed twice running.
local function legal(facts)
  local signed = facts.memory.signed or {}
  if facts.asks ~= "bet" or signed[name(facts.player)] ~= 0 then return {} end
  for place, option in ipairs(facts.options) do
    if option.face == 0 then return { { wish = "forbid", option = place } } end
  end
end

---@type perfidie.roulette.Script
return { on = { round_start = round_start, bets = bets, count = count, verdict = verdict, legal = legal } }
