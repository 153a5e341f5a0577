-- A card up the sleeve: the first seat begins with a card of its choice, taken out of the deck, not made anew.
-- Where the house rules have no such card in the deck, nothing comes of the wish, and nobody is told.

local function match_start(facts)
  if facts.flags.carte == "aucune" then return {} end
  return { { wish = "fetch", player = 1, card = "base:" .. facts.flags.carte } }
end

---@type perfidie.roulette.Script
return { on = { match_start = match_start } }
