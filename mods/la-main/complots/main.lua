-- The Hand: the first time that her lie is exposed she pays three coins, if she has them, and keeps the character.
--
-- A script of a boss asks three things: who is it, was the power used before, and can it be used now?
-- Who it is stands in a house rule of this mod, [flag.main] in main.toml: a seat, counted from 1; 0 is nobody.
-- What was used before is remembered: nothing else of a script lasts from one call to the next.

local PRICE = 3      -- coins for which a lie becomes a slip of the pen

-- A lie of hers is exposed. Nothing is turned over yet: a wish comes in time, even to save a last character.
-- What a lie had cost is back in her purse by now, so that a false Assassin pays for her own pardon.
local function lie(facts)
  if facts.player ~= facts.flags.main or facts.memory.used then return {} end
  local wishes = { { wish = "remember", key = "used", value = true } }
  if facts.seats[facts.player].coins < PRICE then
    wishes[2] = { wish = "say", key = "poor" }
    return wishes
  end
  wishes[2] = { wish = "pay", player = facts.player, coins = PRICE }
  wishes[3] = { wish = "pardon" }
  -- Campaigns remember this message: the boss on this seat has used this power.
  wishes[4] = { wish = "say", key = "hand", facts = { deed = "boss-used", seat = facts.player, word = "hand" } }
  return wishes
end

---@type perfidie.complots.Script
return { on = { lie = lie } }
