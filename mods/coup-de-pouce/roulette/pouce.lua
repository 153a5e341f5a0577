-- A thumb on the scale: the first seat begins with one action card more; without a deck with nothing more.

local function match_start(facts)
  return { { wish = "draw", player = 1, cards = 1 } }
end

---@type perfidie.roulette.Script
return { on = { match_start = match_start } }
