-- The Jubilee farthing in battles: one token at the start. Soldiers believe in small change.

-- Everything is dealt: the holder has a token more than the house rules give.
local function match_start(facts)
  local holder = facts.flags.liard
  if holder < 1 or holder > #facts.seats then return {} end
  return { { wish = "gain", player = holder, tokens = 1 } }
end

---@type perfidie.skirmish.Script
return { on = { match_start = match_start } }
