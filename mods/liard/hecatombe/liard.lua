-- The Jubilee farthing in Hécatombe: once a match its holder lays it on the own armies before an attack, and looks
-- at one objective of the player on the left. The Duke's profile pays for the view.
--
-- It is laid before the first attack that its holder makes: a farthing does not wait for a better moment.

-- Whether a seat is in a list.
local function has(seats, seat)
  for _, one in ipairs(seats) do
    if one == seat then return true end
  end
  return false
end

-- One objective of the player on a seat's left that this seat has not seen, drawn by lot, as the wish to see it.
local function look(seats, looker)
  local left, backs = looker % #seats + 1, {}
  for place, face in ipairs(seats[left].faces) do
    if face == "?" and not has(seats[left].seen[place], looker) then backs[#backs + 1] = place end
  end
  if #backs == 0 then return nil end
  return { wish = "look", player = looker, target = left, place = backs[math.random(#backs)] }
end

-- Somebody has to attack: all objectives are laid.
local function turn_start(facts)
  local holder = facts.flags.liard
  if facts.player ~= holder or facts.memory.laid then return {} end
  return {
    { wish = "remember", key = "laid", value = true },
    { wish = "say", key = "laid", facts = { seat = holder } },
    look(facts.seats, holder),
  }
end

---@type perfidie.hecatombe.Script
return { on = { turn_start = turn_start } }
