-- The Face: before the first attack of a round the boss looks at an objective of whoever sits on the boss's left.
-- In a round that the boss begins, this player looks at one of the boss's in return.
--
-- The wish `look` shows a tile to one player alone. The script itself never learns what it was: nor should a boss's.

-- Whether a seat is in a list.
local function has(seats, seat)
  for _, one in ipairs(seats) do
    if one == seat then return true end
  end
  return false
end

-- One of the objectives of a seat that `looker` has not seen, drawn by lot, as the wish to see it.
local function look(seats, looker, owner)
  local backs = {}
  for place, face in ipairs(seats[owner].faces) do
    if face == "?" and not has(seats[owner].seen[place], looker) then backs[#backs + 1] = place end
  end
  if #backs == 0 then return nil end
  return { wish = "look", player = looker, target = owner, place = backs[math.random(#backs)] }
end

-- Somebody has to attack. Before the first attack of a round all objectives are laid, and none is called.
local function turn_start(facts)
  local boss = facts.flags.visage
  if boss < 1 or boss > #facts.seats or facts.attacks > 0 then return {} end
  local left = boss % #facts.seats + 1
  local wishes = { look(facts.seats, boss, left) }
  if facts.player == boss then wishes[#wishes + 1] = look(facts.seats, left, boss) end
  -- Campaigns remember this message: the boss on this seat has used this power.
  wishes[#wishes + 1] = {
    wish = "say",
    key = facts.player == boss and "both" or "face",
    facts = { deed = "boss-used", seat = boss, word = "face" },
  }
  return wishes
end

---@type perfidie.hecatombe.Script
return { on = { turn_start = turn_start } }
