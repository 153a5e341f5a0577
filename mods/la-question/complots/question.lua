-- The Question: whomever the boss robs, and whoever is a target that blocks the boss, shows the boss a card, for nothing.
--
-- The wish `question` is granted at the end of an action on somebody: that is whom it is about. The target chooses
-- the card, the boss alone sees it, and may send it back to the Court: all as to the Inquisiteur.

local THEFT = "base:capitaine"

-- An action is announced. Who is aimed at is told here alone, so it is remembered until the action is over.
local function declare(facts)
  if facts.player ~= facts.flags.question then return {} end
  return { { wish = "remember", key = "target", value = facts.target } }
end

-- The question itself. Whoever has fallen meanwhile has nothing left to show.
local function ask(facts)
  local boss, target = facts.flags.question, facts.memory.target
  if facts.player ~= boss or not target or facts.seats[target].hidden == 0 then return {} end
  return {
    { wish = "remember", key = "target" },
    { wish = "question" },
    -- Campaigns remember this message: the boss on this seat has used this power.
    { wish = "say", key = "question", facts = { deed = "boss-used", seat = boss, word = "question" } },
  }
end

-- An action has taken effect.
local function resolve(facts)
  if facts.action ~= THEFT then return {} end
  return ask(facts)
end

-- An action came to nothing: a lie asks no questions, a block answers one.
local function fail(facts)
  if facts.reason ~= "blocked" then return {} end
  return ask(facts)
end

---@type perfidie.complots.Script
return { on = { declare = declare, resolve = resolve, fail = fail } }
