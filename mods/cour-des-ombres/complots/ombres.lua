-- The court of shadows: what a refusal costs, and who still answers when he has fallen.
--
-- Both powers hang on something that happened before, and that no table of data can say. `memory` holds what
-- the script wished to remember: it is part of the match, saved with it, and every player may know it.

local COURTISANE, FANTOME = "cour-des-ombres:courtisane", "cour-des-ombres:fantome"

-- The key under which it is remembered that a Fantôme haunts a seat.
local function haunted(seat)
  return "haunts-" .. seat
end

-- An action came to nothing. Whoever refuses the Courtisane shows her a card; she may send it back to the Court.
local function fail(facts)
  if facts.action ~= COURTISANE or facts.reason ~= "blocked" then return end
  return { { wish = "say", key = "refused" }, { wish = "question" } }
end

-- A character is turned over. A fallen Fantôme keeps watch over whoever is left of his house.
local function lost(facts)
  if facts.card ~= FANTOME or facts.left == 0 then return end
  return {
    { wish = "remember", key = haunted(facts.player), value = true },
    { wish = "say", key = "watches" },
  }
end

-- An action is announced. Where a Fantôme keeps watch it comes to nothing, once.
local function declare(facts)
  if not facts.target or not facts.memory[haunted(facts.target)] then return end
  return {
    { wish = "remember", key = haunted(facts.target) },
    { wish = "say", key = "answers" },
    { wish = "stop" },
  }
end

---@type perfidie.complots.Script
return { on = { fail = fail, lost = lost, declare = declare } }
