-- The Jubilee farthing in Roulette: once it stops a bullet, as a Médecin in its holder's hand would.
--
-- It saves a teammate, never a captain, and is dented by it. Whoever is saved is out of the round all the same.

-- Somebody of the holder's is dying; nobody is buried yet.
local function dented(holder)
  return {
    { wish = "remember", key = "dented", value = true },
    { wish = "save", player = holder },
    -- Campaigns remember this message as a deed, and draw one dent more on the coin.
    { wish = "say", key = "dented", facts = { deed = "liard-dented", seat = holder } },
  }
end

-- A shooter has turned a card. All shots of a number are fired by now, and whoever is hit still lies there.
local function after_shot(facts)
  local holder = facts.flags.liard
  if not facts.bullet or facts.target ~= holder or facts.memory.dented then return {} end
  local hit = facts.seats[holder]
  if not hit.in_round or hit.team < 2 then return {} end
  return dented(holder)
end

-- An accused player shows the pocket. With a BALLE in it a teammate dies of that, too.
local function verdict(facts)
  if not facts.guilty or facts.player ~= facts.flags.liard or facts.memory.dented then return {} end
  if facts.seats[facts.player].team < 2 then return {} end
  return dented(facts.player)
end

---@type perfidie.roulette.Script
return { on = { after_shot = after_shot, verdict = verdict } }
