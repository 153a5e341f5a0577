-- Back Pay: at the end of each movement of somebody else in which the boss was not named enemy, the boss gains a
-- token. Movement alone: paid for every phase the boss won every battle, whatever the others did.
--
-- What is told of a moment is what everybody sees: `active` has the phase, `enemy` is whom `active` has named.
-- So this script needs no memory: the phase itself knows at its end whether the boss was left in peace.

local PAY = 1             -- tokens for a movement in peace
local PAID = "movement"   -- the phase that is paid

-- A phase has ended. In the boss's own phases nobody could have named the boss: they are worth nothing.
local function phase_end(facts)
  local boss = facts.flags.solde
  if facts.phase ~= PAID then return {} end
  if boss < 1 or boss > #facts.seats or facts.active == boss or facts.enemy == boss then return {} end
  -- Whoever has no soldier left draws no pay.
  if facts.seats[boss].units == 0 then return {} end
  return {
    { wish = "gain", player = boss, tokens = PAY },
    -- Campaigns remember this message: the boss on this seat has used this power, once more.
    { wish = "say", key = "pay", facts = { deed = "boss-used", seat = boss, word = "pay" } },
  }
end

---@type perfidie.skirmish.Script
return { on = { phase_end = phase_end } }
