-- `string`: no pattern, which no count could stop; every result bounded, every byte paid for.
local lua, sizes, meter = ...
local raise, kind, select, tostring, tonumber = lua.error, lua.type, lua.select, lua.tostring, lua.tonumber
local string, unpack, integer = lua.string, lua.table.unpack, lua.math.tointeger
local byte, char, find, format, sub, gsub = string.byte, string.char, string.find, string.format, string.sub, string.gsub
local charge, longest = meter.charge, sizes.text
local texts = {}

-- A number as text; the sign of "not a number" differs from machine to machine.
local function digits(value) return value ~= value and "nan" or tostring(value) end
texts.digits = digits

-- A text, or a number as text; anything else is the caller's mistake.
local function text(value, place)
  local is = kind(value)
  if is == "number" then return digits(value) end
  if is ~= "string" then raise("bad argument #" .. place .. " (text expected, got " .. is .. ")", 3) end
  charge(#value // 64 + 1)
  return value
end

local function whole(value, otherwise, place)
  if value == nil then return otherwise end
  local found = kind(value) == "number" and integer(value)
  if not found then raise("bad argument #" .. place .. " (whole number expected)", 3) end
  return found
end

local function bounded(value)
  if #value > longest then raise("a text of more than " .. longest .. " bytes", 3) end
  return value
end

function texts.len(s) return #text(s, 1) end
function texts.sub(s, i, j) return sub(text(s, 1), whole(i, 1, 2), whole(j, -1, 3)) end

local small, large = {}, {}
for code = 97, 122 do
  small[char(code - 32)], large[char(code)] = char(code), char(code - 32)
end
-- The plain letters alone: what a C library makes of others hangs on its locale.
local function cased(s, letters, table)
  s = text(s, 1)
  charge(#s // 4)
  return (gsub(s, letters, table))
end
function texts.upper(s) return cased(s, "[a-z]", large) end
function texts.lower(s) return cased(s, "[A-Z]", small) end

function texts.rep(s, times, between)
  s, between, times = text(s, 1), between == nil and "" or text(between, 3), whole(times, 0, 2)
  if times <= 0 then return "" end
  if times > longest or (#s + #between) * times > longest then raise("a text of more than " .. longest .. " bytes", 2) end
  charge((#s + #between) * times // 16)
  return string.rep(s, times, between)
end

function texts.byte(s, i, j)
  s, i = text(s, 1), whole(i, 1, 2)
  j = whole(j, i, 3)
  if j - i > 64 or i < 0 or j < 0 then raise("string.byte: at most 64 places, counted from the left", 2) end
  return byte(s, i, j)
end

function texts.char(...)
  local count = select("#", ...)
  if count > 64 then raise("string.char: at most 64 values", 2) end
  charge(count)
  return char(...)
end

-- Always plain. Every start is paid as if nearly all of `what` stood there.
function texts.find(s, what, from)
  s, what, from = text(s, 1), text(what, 2), whole(from, 1, 3)
  charge(#s * (#what < 64 and #what or 64) // 64)
  if #what > 256 then raise("string.find: more than 256 bytes to look for", 2) end
  return find(s, what, from, true)
end

function texts.split(s, what)
  s, what = text(s, 1), text(what, 2)
  if what == "" or #what > 256 then raise("string.split: between 1 and 256 bytes to split at", 2) end
  charge(#s * (#what < 64 and #what or 64) // 64)
  local parts, from = {}, 1
  while true do
    charge(8)
    local first, last = find(s, what, from, true)
    if not first then break end
    parts[#parts + 1], from = sub(s, from, first - 1), last + 1
  end
  parts[#parts + 1] = sub(s, from)
  return parts
end

local function shown(value)
  local is = kind(value)
  if is == "number" then return digits(value) end
  if is == "string" or is == "boolean" or is == "nil" then return tostring(value) end
  return is                        -- never an address: it differs from run to run
end
texts.shown = shown

-- One piece at a time: only what is known to print the same everywhere, nothing wider than 99.
function texts.format(pattern, ...)
  pattern = text(pattern, 1)
  local parts, at, used, given = {}, 1, 0, { ... }
  while true do
    local first = find(pattern, "%", at, true)
    parts[#parts + 1] = sub(pattern, at, (first or 0) - 1)
    if not first then break end
    local _, last, flags, letter = find(pattern, "^%%([-+ 0]?%d?%d?%.?%d?%d?)([diufgsxX%%])", first)
    if not last then raise("string.format: '" .. sub(pattern, first, first + 4) .. "' is not in this Lua", 2) end
    charge(20)
    if letter == "%" then
      parts[#parts + 1] = "%"
    else
      used = used + 1
      local value = given[used]
      if letter == "s" or value ~= value then value, letter = bounded(shown(value)), "s" end
      if letter ~= "s" and kind(value) ~= "number" then raise("bad argument #" .. used + 1 .. " to 'format' (number expected)", 2) end
      if find(letter, "[diuxX]") then value, letter = whole(value, 0, used + 1), letter == "u" and "d" or letter end
      parts[#parts + 1] = format("%" .. flags .. letter, value)
    end
    at = last + 1
    if #parts > 200 then raise("string.format: too many pieces", 2) end
  end
  local total = 0
  for place = 1, #parts do total = total + #parts[place] end
  if total > longest then raise("a text of more than " .. longest .. " bytes", 2) end
  return lua.table.concat(parts)
end

return texts
