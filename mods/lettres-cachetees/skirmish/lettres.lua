-- Sealed letters: what the four cards and the spell of lettres.toml do.
--
-- `played` is told of the cards of this mod alone, `spell` of its spells; everything else is told of everything
-- that everybody sees. Seats and units are counted from 1. What a card leaves behind is remembered.

local LOAN, DUE = 3, 4  -- tokens lent, and tokens to pay back
local FUSE = 3          -- phases that a fuse burns
local MOST = 12         -- hits of the heaviest tax

local function remember(key, value) return { wish = "remember", key = key, value = value } end

-- What the cards do, by their names.
local cards = {}

cards["lettres-cachetees:lettre_de_change"] = function(facts)
  local debts = facts.memory.debts or {}
  debts[#debts + 1] = facts.player
  return { { wish = "gain", player = facts.player, tokens = LOAN }, remember("debts", debts) }
end

cards["lettres-cachetees:meche_lente"] = function(facts)
  local fuses = facts.memory.fuses or {}
  fuses[#fuses + 1] = { unit = facts.unit, left = FUSE, by = facts.player }
  return { remember("fuses", fuses) }
end

cards["lettres-cachetees:caisse_commune"] = function(facts)
  local rich, least = 1, facts.seats[1].tokens
  for seat, one in ipairs(facts.seats) do
    if one.tokens > facts.seats[rich].tokens then rich = seat end
    least = math.min(least, one.tokens)
  end
  local wishes = {}
  for seat, one in ipairs(facts.seats) do
    if one.tokens == least and seat ~= rich then
      wishes[#wishes + 1] = { wish = "give", player = rich, target = seat, tokens = 1 }
    end
  end
  return wishes
end

cards["lettres-cachetees:dette_de_sang"] = function(facts)
  return { remember("blood", { to = facts.player, from = facts.active }) }
end

local function played(facts)
  local work = cards[facts.card]
  return work and work(facts)
end

-- Bills fall due: the bank takes what it is owed, or all there is.
local function round_start(facts)
  local wishes = { remember("debts", nil) }
  for _, seat in ipairs(facts.memory.debts or {}) do
    wishes[#wishes + 1] = { wish = "pay", player = seat, tokens = DUE }
    wishes[#wishes + 1] = { wish = "say", key = "due", facts = { seat = seat, tokens = DUE } }
  end
  return wishes
end

-- Fuses burn on; one that is burnt down waits for a phase in which its unit is no neutral.
local function phase_end(facts)
  if facts.memory.fuses == nil then return {} end
  local burning, wishes = {}, {}
  for _, fuse in ipairs(facts.memory.fuses) do
    local unit = facts.units[fuse.unit]
    local hurt = unit.place == "table" and (unit.owner == facts.active or unit.owner == facts.enemy)
    fuse.left = fuse.left - 1
    if fuse.left <= 0 and hurt then
      wishes[#wishes + 1] = { wish = "say", key = "bang" }
      wishes[#wishes + 1] =
        { wish = "hit", unit = fuse.unit, hits = math.random(6), strength = 4, player = fuse.by }
    elseif unit.place ~= "gone" then
      burning[#burning + 1] = fuse
    end
  end
  wishes[#wishes + 1] = remember("fuses", #burning > 0 and burning or nil)
  return wishes
end

-- A unit is gone: its blood has a price, until the turn ends.
local function destroyed(facts)
  local blood = facts.memory.blood
  if blood == nil or facts.units[facts.unit].owner ~= blood.to then return {} end
  return { { wish = "give", player = blood.from, target = blood.to, tokens = 1 } }
end

local function turn_end(facts)
  return facts.memory.blood and { remember("blood", nil) }
end

-- The spell: vanity is taxed at the source.
local function spell(facts)
  local owner = facts.units[facts.unit].owner
  local more = facts.seats[owner].tokens - facts.seats[facts.player].tokens
  if more <= 0 then return { { wish = "say", key = "modest" } } end
  local hits = math.min(2 * more, MOST)
  return { { wish = "hit", unit = facts.unit, hits = hits, strength = 3, player = facts.player } }
end

-- Nobody lends anything in the last game turn: it would never be paid back.
local function legal(facts)
  if facts.asks ~= "card" or facts.round < facts.rounds then return {} end
  for place, option in ipairs(facts.options) do
    if option.card == "lettres-cachetees:lettre_de_change" then return { { wish = "forbid", option = place } } end
  end
end

---@type perfidie.skirmish.Script
return {
  on = {
    played = played, spell = spell, round_start = round_start, phase_end = phase_end, destroyed = destroyed,
    turn_end = turn_end, legal = legal,
  },
}
