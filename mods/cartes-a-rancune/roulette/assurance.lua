-- Life insurance (card `assurance`): it lasts till the end of the round in which it was taken out.

local PREMIUM = 1    -- points that a survivor owes
local BENEFIT = 3    -- cards for whoever does not survive the round

local function name(seat) return "seat" .. seat end

-- The policies, with that of one seat changed: `value` is how many it holds, nil where it has none.
local function changed(policies, seat, value)
  policies[name(seat)] = value
  return { wish = "remember", key = "policies", value = policies }
end

-- The card is played: one more policy.
local function played(facts)
  if facts.card ~= "cartes-a-rancune:assurance" then return {} end
  local policies = facts.memory.policies or {}
  return { changed(policies, facts.player, (policies[name(facts.player)] or 0) + 1) }
end

-- Somebody leaves the round: the insurance pays, once for each policy. Of a wish for a dead captain nothing comes.
local function out(facts)
  local policies = facts.memory.policies or {}
  local held = policies[name(facts.player)]
  if held == nil then return {} end
  return {
    changed(policies, facts.player, nil),
    { wish = "draw", player = facts.player, cards = math.min(held * BENEFIT, 9) },
    { wish = "say", key = "benefit" },
  }
end

-- The round is counted: all who are still insured pay, and the policies run out.
local function count(facts)
  local policies, wishes = facts.memory.policies or {}, { { wish = "remember", key = "policies" } }
  for seat in ipairs(facts.seats) do
    local held = policies[name(seat)]
    if held then wishes[#wishes + 1] = { wish = "pay", player = seat, points = math.min(held * PREMIUM, 20) } end
  end
  if #wishes == 1 then return {} end
  wishes[#wishes + 1] = { wish = "say", key = "premium" }
  return wishes
end

---@type perfidie.roulette.Script
return { on = { played = played, out = out, count = count } }
