-- The black book (card `carnet`): it notes who accuses whom, right or wrong, and presents the bill.
--
-- Scripts of one mod share what they remember, so that each keeps its things under a key of its own.

local function name(seat) return "seat" .. seat end

-- A pocket is shown: each accuser is written down on the page of the one accused.
local function verdict(facts)
  local book = facts.memory.book or {}
  local page = book[name(facts.player)] or {}
  for _, accuser in ipairs(facts.accusers) do
    page[name(accuser)] = (page[name(accuser)] or 0) + 1
  end
  book[name(facts.player)] = page
  return { { wish = "remember", key = "book", value = book } }
end

-- The card is played: everybody on the page pays, and the page is torn out.
local function played(facts)
  if facts.card ~= "cartes-a-rancune:carnet" then return {} end
  local book, wishes = facts.memory.book or {}, {}
  local page = book[name(facts.player)] or {}
  for seat in ipairs(facts.seats) do
    local owed = math.min(page[name(seat)] or 0, 20)
    if owed > 0 then
      wishes[#wishes + 1] = { wish = "give", player = seat, target = facts.player, points = owed }
    end
  end
  if #wishes == 0 then return { { wish = "say", key = "blank-page" } } end
  book[name(facts.player)] = nil
  wishes[#wishes + 1] = { wish = "remember", key = "book", value = book }
  wishes[#wishes + 1] = { wish = "say", key = "bill" }
  return wishes
end

---@type perfidie.roulette.Script
return { on = { verdict = verdict, played = played } }
