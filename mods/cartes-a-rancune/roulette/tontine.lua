-- The tontine (card `tontine`): stakes that wait for the one who lasts longest, if need be for rounds.

local MOST = 20      -- points that one wish may give; the rest stays in the pot

-- The card is played: everybody in the round who has a point puts one into the pot.
local function played(facts)
  if facts.card ~= "cartes-a-rancune:tontine" then return {} end
  local wishes, pot = {}, facts.memory.pot or 0
  for seat, one in ipairs(facts.seats) do
    if one.in_round and one.points > 0 then
      wishes[#wishes + 1] = { wish = "pay", player = seat, points = 1 }
      pot = pot + 1
    end
  end
  wishes[#wishes + 1] = { wish = "remember", key = "pot", value = pot }
  wishes[#wishes + 1] = { wish = "say", key = "stakes", facts = { pot = pot } }
  return wishes
end

-- The round is counted: the survivor who has fired more shots than any other takes the pot; else it waits.
local function count(facts)
  local pot = facts.memory.pot or 0
  if pot == 0 then return {} end
  local winner, most = nil, 0
  for _, one in ipairs(facts.survivors) do
    local fired = #facts.seats[one.player].turned
    if fired > most then winner, most = one.player, fired
    elseif fired == most then winner = nil end
  end
  if winner == nil then return { { wish = "say", key = "waiting", facts = { pot = pot } } } end
  local taken = math.min(pot, MOST)
  return {
    { wish = "gain", player = winner, points = taken },
    { wish = "remember", key = "pot", value = pot - taken },
    { wish = "say", key = "jackpot", facts = { pot = taken } },
  }
end

---@type perfidie.roulette.Script
return { on = { played = played, count = count } }
