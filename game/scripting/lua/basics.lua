-- What a script sees beside the three libraries, and the join of texts.
local lua, sizes, meter, texts, tables = ...
local raise, kind, getmt, setmt, rawget = lua.error, lua.type, lua.getmetatable, lua.setmetatable, lua.rawget
local tostring, tonumber, try, rawequal = lua.tostring, lua.tonumber, lua.pcall, lua.rawequal
local charge, stop, verdict = meter.charge, meter.stop, meter.verdict
local basics = {
  assert = lua.assert, ipairs = lua.ipairs, rawequal = rawequal, rawlen = lua.rawlen, type = kind,
}

function basics.pairs(t)
  local keys, count = tables.keys(t)
  local place = 0
  return function()
    while place < count do
      place = place + 1
      local key = keys[place]
      local value = rawget(t, key)
      if value ~= nil then return key, value end
    end
  end
end

function basics.error(what, level)
  if level ~= nil and lua.math.type(level) ~= "integer" then raise("error: whole number expected", 2) end
  level = level or 1
  if kind(what) == "string" and #what + 64 > sizes.text then level = 0 end   -- no place before it: it would grow
  raise(what, level == 0 and 0 or level + 1)
end

-- A stop goes through: what is tried may fail by a mistake, never by a limit.
local function settled(ok, ...)
  if verdict() then stop(verdict()) end
  if not ok and ... == "not enough memory" then stop("memory") end
  return ok, ...
end
function basics.pcall(what, ...)
  charge(4)
  return settled(try(what, ...))
end

function basics.tostring(value)
  local meta = kind(value) == "table" and getmt(value)
  local own = kind(meta) == "table" and rawget(meta, "__tostring")
  if not own then return texts.shown(value) end
  local said = own(value)
  if kind(said) ~= "string" then raise("'__tostring' must return a text", 2) end
  return said
end

function basics.tonumber(value, base)
  if kind(value) == "string" then charge(#value // 16 + 1) end
  if base == nil then return tonumber(value) end
  return tonumber(value, base)
end

-- What would be run by the collector, hidden from it, or left open.
local refused = { "__gc", "__close", "__mode", "__metatable", "__name", "__concat", "__pairs" }
function basics.setmetatable(t, meta)
  if kind(t) ~= "table" then raise("setmetatable: table expected, got " .. kind(t), 2) end
  if meta ~= nil and kind(meta) ~= "table" then raise("setmetatable: nil or table expected", 2) end
  charge(10)
  for place = 1, meta and #refused or 0 do
    if rawget(meta, refused[place]) ~= nil then raise("'" .. refused[place] .. "' is not in this Lua", 2) end
  end
  return setmt(t, meta)
end

function basics.getmetatable(t)
  if kind(t) == "table" then return getmt(t) end
end

-- `a ..JOIN.. b`: first JOIN meets b, keeps it and becomes HALF, then a meets HALF.
local join, half, kept = {}, {}, nil
local longest = sizes.text
local function piece(value)
  local is = kind(value)
  if is == "number" then return texts.digits(value) end
  raise("attempt to concatenate a " .. is .. " value", 3)
end
local function keep(_, value)
  kept = value
  return half
end
local function finish(left)
  local right = kept
  if kind(left) ~= "string" then left = piece(left) end
  if kind(right) ~= "string" then right = piece(right) end
  local total = #left + #right
  if total > longest then raise("a text of more than " .. longest .. " bytes", 2) end
  if total > 64 then charge(total // 64) end
  return left .. right
end
local function untouched() raise("this belongs to the box", 2) end
setmt(join, { __concat = keep, __metatable = false, __newindex = untouched })
setmt(half, { __concat = finish, __metatable = false, __newindex = untouched })

return { library = basics, join = join }
