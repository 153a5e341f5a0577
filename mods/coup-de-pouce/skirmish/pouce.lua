-- A thumb on the scale: the first seat begins with one token more.

local function match_start(facts)
  return { { wish = "gain", player = 1, tokens = 1 } }
end

---@type perfidie.skirmish.Script
return { on = { match_start = match_start } }
