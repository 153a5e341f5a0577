-- The Door: in each phase in which the boss is named enemy, the boss's largest unit on the table is stubborn.
--
-- Units are told in one list, dead ones included: what a wish calls a unit is its place in that list.

-- The place of the largest unit of a seat that stands on the table and does not flee; of equals, the first.
local function door_of(units, seat)
  local door, most = nil, 0
  for place, one in ipairs(units) do
    if one.owner == seat and one.place == "table" and not one.fleeing and one.models > most then
      door, most = place, one.models
    end
  end
  return door
end

-- An enemy is named for the phase: whoever knocks finds the door shut.
local function name(facts)
  local boss = facts.flags.porte
  local door = facts.target == boss and door_of(facts.units, boss)
  if not door then return {} end
  return {
    { wish = "steel", unit = door },
    -- Campaigns remember this message: the boss on this seat has used this power.
    { wish = "say", key = "door", facts = { deed = "boss-used", seat = boss, word = "door" } },
  }
end

---@type perfidie.skirmish.Script
return { on = { name = name } }
