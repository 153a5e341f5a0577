-- The Jubilee farthing in Complots: one coin more for its holder, and one coin that no thief gets.
--
-- Nobody wins by a farthing. It is silver, it is light, and it always comes back.

-- Everything is dealt: the holder finds it in the purse.
local function match_start(facts)
  local holder = facts.flags.liard
  if holder < 1 or holder > #facts.seats then return {} end
  return { { wish = "gain", player = holder, coins = 1 } }
end

-- Coins have gone from one player to another. A theft that empties the holder's purse leaves the farthing in it.
-- What comes of this wish is told to scripts in turn, but in such a chain each handler is asked once: no echo.
local function coins(facts)
  if facts.giver ~= facts.flags.liard or facts.taker == nil then return {} end
  if facts.seats[facts.giver].coins > 0 then return {} end
  return {
    { wish = "give", player = facts.taker, target = facts.giver, coins = 1 },
    { wish = "say", key = "stays", facts = { seat = facts.giver } },
  }
end

---@type perfidie.complots.Script
return { on = { match_start = match_start, coins = coins } }
