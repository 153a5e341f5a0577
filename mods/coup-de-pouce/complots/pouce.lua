-- A thumb on the scale: the first seat begins with one coin more.

local function match_start(facts)
  return { { wish = "gain", player = 1, coins = 1 } }
end

---@type perfidie.complots.Script
return { on = { match_start = match_start } }
