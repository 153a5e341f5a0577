-- The Backstitch: all shots of the boss go to whoever of the others accused last, if anybody did.
--
-- One thing is remembered from one call to the next: that seat. It is kept from round to round: a stitch holds.

-- Somebody accuses. Whom, nobody is told yet, and it does not matter: whoever speaks is marked.
local function accusation(facts)
  if facts.player == facts.flags.arret then return {} end
  return { { wish = "remember", key = "last", value = facts.player } }
end

-- Whether the boss is among those who shoot now.
local function shoots(shooters, boss)
  for _, seat in ipairs(shooters) do
    if seat == boss then return true end
  end
  return false
end

-- A shot is called. Whoever has left the round is out of reach: then the boss shoots as everybody does.
local function before_shot(facts)
  local boss, last = facts.flags.arret, facts.memory.last
  if not last or not facts.seats[last].in_round or not shoots(facts.shooters, boss) then return {} end
  return {
    { wish = "aim", player = boss, target = last },
    -- Campaigns remember this message: the boss on this seat has used this power.
    { wish = "say", key = "mender", facts = { deed = "boss-used", seat = boss, word = "mender" } },
  }
end

---@type perfidie.roulette.Script
return { on = { accusation = accusation, before_shot = before_shot } }
