-- The Presage: before the first attack of the match one seat looks at an objective of the player on its left.
--
-- A promise is kept once. What a script remembers lasts for the match, and goes with it into its file.

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

-- Somebody has to attack: before the first attack of a round all objectives are laid, and none is called.
local function turn_start(facts)
  local seat = facts.flags.presage
  if seat < 1 or seat > #facts.seats or facts.memory.kept then return {} end
  return {
    { wish = "remember", key = "kept", value = true },
    { wish = "say", key = "presage" },
    look(facts.seats, seat),
  }
end

---@type perfidie.hecatombe.Script
return { on = { turn_start = turn_start } }
