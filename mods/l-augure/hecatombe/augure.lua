-- The Augury: at the start of each round one objective, drawn by lot, is shown to everybody.
--
-- A script is told what everybody knows, so it cannot peep: of each seat it sees `faces`, "?" for a back.
-- Lots are drawn by `math.random`, which in scripts belongs to the match: a replay draws the same.

-- Every objective that lies face down, as the wish that would show it.
local function backs(seats)
  local found = {}
  for seat, one in ipairs(seats) do
    for place, face in ipairs(one.faces) do
      if face == "?" then found[#found + 1] = { wish = "show", player = seat, place = place } end
    end
  end
  return found
end

-- Somebody has to attack. Before the first attack of a round all objectives are laid, and none is called.
local function turn_start(facts)
  local boss = facts.flags.augure
  if boss < 1 or boss > #facts.seats or facts.attacks > 0 then return {} end
  local lots = backs(facts.seats)
  if #lots == 0 then return {} end
  return {
    lots[math.random(#lots)],
    -- Campaigns remember this message: the boss on this seat has used this power.
    { wish = "say", key = "augury", facts = { deed = "boss-used", seat = boss, word = "augury" } },
  }
end

---@type perfidie.hecatombe.Script
return { on = { turn_start = turn_start } }
