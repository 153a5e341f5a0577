-- The Screen: whoever leads in tokens stands in its light, and a treachery card in full light costs a token more.
--
-- This boss sits on no seat, so it needs no house rule that says whose it is: whoever leads is whose it is.

local LIGHT = 1   -- tokens that a card costs in the light, beside its price

-- Whether a seat has more tokens than every other; `before` is what it had before it paid.
local function leads(seats, seat, before)
  for other, one in ipairs(seats) do
    if other ~= seat and one.tokens >= before then return false end
  end
  return true
end

-- A treachery card is paid and played. Its price is gone already: the lead is counted with it, as all could see it.
-- Whoever has nothing left pays nothing: the bank takes what there is, and gives no credit.
local function card(facts)
  local left = facts.seats[facts.player].tokens
  if left == 0 or not leads(facts.seats, facts.player, left + facts.cost) then return {} end
  return {
    { wish = "pay", player = facts.player, tokens = LIGHT },
    -- Campaigns remember this message: the screen has shown whoever sits here.
    { wish = "say", key = "screen", facts = { deed = "boss-used", seat = facts.player, word = "screen" } },
  }
end

---@type perfidie.skirmish.Script
return { on = { card = card } }
