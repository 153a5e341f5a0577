-- The Voice: once bets are shown, the boss who said what another says, too, turns the own die one face, before all.
--
-- A script hears of bets when everybody sees them: `facts.bets` lists who takes part, in the order of seats.
-- The die is turned as a card would turn it, so that every rule about dice holds: nothing is special about a boss.

-- The bet of a seat in this round; nil: it takes no part.
local function bet_of(shown, seat)
  for _, one in ipairs(shown) do
    if one.player == seat then return one.bet end
  end
end

-- Whether anybody else has bet the same.
local function is_echo(shown, seat, bet)
  for _, one in ipairs(shown) do
    if one.player ~= seat and one.bet == bet then return true end
  end
  return false
end

-- All dice are turned up together. The voice drops by one tone; below silence there is none, so it rises by one.
local function bets(facts)
  local boss = facts.flags.voix
  local bet = bet_of(facts.bets, boss)
  if bet == nil or not is_echo(facts.bets, boss, bet) then return {} end
  return {
    { wish = "die", player = boss, face = bet > 0 and bet - 1 or 1 },
    -- Campaigns remember this message: the boss on this seat has used this power.
    { wish = "say", key = "voice", facts = { deed = "boss-used", seat = boss, word = "voice" } },
  }
end

---@type perfidie.roulette.Script
return { on = { bets = bets } }
