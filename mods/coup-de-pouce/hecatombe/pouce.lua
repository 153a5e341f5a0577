-- A thumb on the scale: before the first attack the first seat looks at one objective of the player on its left.

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

local function turn_start(facts)
  if facts.memory.helped then return {} end
  return { { wish = "remember", key = "helped", value = true }, look(facts.seats, 1) }
end

---@type perfidie.hecatombe.Script
return { on = { turn_start = turn_start } }
