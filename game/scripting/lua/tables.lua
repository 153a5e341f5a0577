-- `table`: whole, bounded, without metatables; sorted the same way on every machine.
local lua, sizes, meter = ...
local raise, kind, next, getmt = lua.error, lua.type, lua.next, lua.getmetatable
local table, rawlen, rawget, number_kind = lua.table, lua.rawlen, lua.rawget, lua.math.type
local tostring, floor, select = lua.tostring, lua.math.floor, lua.select
local charge = meter.charge
local tables = {}

-- The length of a table that may be worked on; raises in the name of whoever called the library.
local function plain(t, name)
  if kind(t) ~= "table" then raise("table." .. name .. ": table expected, got " .. kind(t), 3) end
  if getmt(t) ~= nil then raise("table." .. name .. " does not take a table with a metatable", 3) end
  local count = rawlen(t)
  if count > sizes.items then raise("table." .. name .. ": more than " .. sizes.items .. " items", 3) end
  charge(4)
  return count
end

local function position(value, most, name)
  if number_kind(value) ~= "integer" or value < 1 or value > most then
    raise("table." .. name .. ": position out of bounds", 3)
  end
  return value
end

function tables.insert(t, place, ...)
  local count = plain(t, "insert")
  if select("#", ...) == 0 then t[count + 1] = place return end
  position(place, count + 1, "insert")
  charge((count - place) // 4 + 1)
  table.insert(t, place, (...))
end

function tables.remove(t, place)
  local count = plain(t, "remove")
  if place == nil then place = count end
  if count == 0 then return nil end
  position(place, count, "remove")
  charge((count - place) // 4 + 1)
  return table.remove(t, place)
end

function tables.concat(t, between, first, last)
  local count, total = plain(t, "concat"), 0
  between, first, last = between == nil and "" or between, first or 1, last or count
  if kind(between) ~= "string" then raise("table.concat: text expected between items", 2) end
  if last < first then return "" end
  position(first, count, "concat") position(last, count, "concat")
  for place = first, last do
    local is = kind(t[place])
    if is ~= "string" and is ~= "number" then raise("table.concat: item " .. place .. " is a " .. is, 2) end
    if t[place] ~= t[place] then raise("table.concat: item " .. place .. " is not a number", 2) end
    total = total + #tostring(t[place]) + #between
    if total > sizes.text then raise("a text of more than " .. sizes.text .. " bytes", 2) end
  end
  charge(total // 16)
  return table.concat(t, between, first, last)
end

function tables.unpack(t, first, last)
  local count = plain(t, "unpack")
  first, last = first or 1, last or count
  if number_kind(first) ~= "integer" or number_kind(last) ~= "integer" or first < 1 or last > count + 200 or last - first >= 200 then
    raise("table.unpack: at most 200 values", 2)
  end
  if last >= first then charge(last - first + 1) end
  return table.unpack(t, first, last)
end

-- Whether all items are of one kind in which equals cannot be told apart.
local function uniform(t, count)
  local first = number_kind(t[1]) or kind(t[1])
  if first ~= "string" and first ~= "integer" then return false end
  for place = 2, count do
    if (number_kind(t[place]) or kind(t[place])) ~= first then return false end
  end
  return true
end

local function log2(count)
  local steps = 1
  while count > 1 do count, steps = count // 2, steps + 1 end
  return steps
end

-- Merges upwards: equals stay in their order, and a wrong comparison spoils nothing but the order.
local function merge_sort(t, count, before)
  local from, to, width = t, {}, 1
  while width < count do
    for low = 1, count, 2 * width do
      local left, right, place = low, low + width, low
      local middle, high = right, low + 2 * width
      if middle > count + 1 then middle = count + 1 end
      if high > count + 1 then high = count + 1 end
      while left < middle or right < high do
        if left < middle and (right >= high or not before(from[right], from[left])) then
          to[place], left = from[left], left + 1
        else
          to[place], right = from[right], right + 1
        end
        place = place + 1
      end
    end
    from, to, width = to, from, 2 * width
  end
  if from ~= t then for place = 1, count do t[place] = from[place] end end
end

function tables.sort(t, before)
  local count = plain(t, "sort")
  if before ~= nil and kind(before) ~= "function" then raise("table.sort: function expected", 2) end
  if count < 2 then return end
  if not before and uniform(t, count) then
    charge(count * log2(count))
    table.sort(t)
  else
    merge_sort(t, count, before or function(a, b) return a < b end)
  end
end

local ODD = { "function", "table", "thread", "userdata" }   -- kinds of keys that have no order
-- Keys in one order in every process: false, true, numbers, texts. All are looked at before anything is said
-- against one: to stop at the first would cost what chance had put before it.
function tables.keys(t)
  if kind(t) ~= "table" then raise("table expected, got " .. kind(t), 3) end
  local size, has = 0, {}
  for _ in next, t do size = size + 1 end
  if size > sizes.items + 2 then raise("more than " .. sizes.items .. " keys", 3) end
  local numbers, words, keys = {}, {}, {}
  for key in next, t do
    local is = kind(key)
    if is == "number" then numbers[#numbers + 1] = key
    elseif is == "string" then words[#words + 1] = key
    else has[is] = true end
  end
  for place = 1, #ODD do
    if has[ODD[place]] then raise("a table whose keys are sorted may not have a " .. ODD[place] .. " for a key", 3) end
  end
  if #numbers + #words > sizes.items then raise("more than " .. sizes.items .. " keys", 3) end
  charge((#numbers + #words) * log2(#numbers + #words) + 4)
  table.sort(numbers) table.sort(words)
  if rawget(t, false) ~= nil then keys[1] = false end
  if rawget(t, true) ~= nil then keys[#keys + 1] = true end
  local count = #keys
  table.move(numbers, 1, #numbers, count + 1, keys)
  table.move(words, 1, #words, count + #numbers + 1, keys)
  return keys, count + #numbers + #words
end

return tables
