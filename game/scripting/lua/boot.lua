-- Builds the inside of a box. Nothing of this file, and nothing of Lua's own libraries, stays in reach.
local globals, parts, sizes = ...

local lua = {}                       -- our own copies of Lua's functions, before they are taken away
for name, value in next, globals do
  if type(value) == "function" then lua[name] = value end
end
for _, name in ipairs { "string", "table", "math", "utf8", "debug" } do
  lua[name] = {}
  for key, value in next, globals[name] do lua[name][key] = value end
end
local function part(name, ...)
  return lua.assert(lua.load(parts[name], "=" .. name, "t", globals))(lua, sizes, ...)
end

local meter = part("meter")
local texts = part("texts", meter)
local tables = part("tables", meter)
local maths = part("maths", meter)
local basics = part("basics", meter, texts, tables)
local raise, kind, next, getmt, setmt = lua.error, lua.type, lua.next, lua.getmetatable, lua.setmetatable
local try, get_info, find, sub, charge = lua.xpcall, lua.debug.getinfo, lua.string.find, lua.string.sub, meter.charge

-- A library as scripts see it: an empty table that answers for it and takes nothing.
local function sealed(library, name)
  return setmt({}, {
    __index = library, __metatable = false,
    __newindex = function() raise("the library '" .. name .. "' cannot be changed", 2) end,
  })
end
local methods = {}
for name, value in next, texts do
  if name ~= "shown" and name ~= "digits" then methods[name] = value end
end
local seen = {
  string = sealed(methods, "string"),
  table = sealed(tables, "table"),
  math = sealed(maths.library, "math"),
}
for name, value in next, basics.library do seen[name] = value end

local names = {}                     -- what there is, for whoever checks a file without running it
for name in next, seen do names[#names + 1] = name end
for prefix, library in next, { string = methods, table = tables, math = maths.library } do
  for name in next, library do names[#names + 1] = prefix .. "." .. name end
end

-- All texts share one metatable: methods by our library, no arithmetic, hidden.
local of_texts = getmt("")
for key in next, of_texts do of_texts[key] = nil end
of_texts.__index, of_texts.__metatable = methods, false

for name in next, globals do globals[name] = nil end
globals.debug = { traceback = function(words) return words end }   -- the host asks for it after an error
lua.collectgarbage("stop")

-- Words that the host can read: what is no UTF-8 stands as question marks.
local function readable(said)
  return lua.utf8.len(said) and said or (lua.string.gsub(said, "[\128-\255]", "?"))
end

-- Text of a file -> { chunk, "" } or { false, words }.
local function read(source)
  local chunk, words = lua.load(source, "=script", "t", {})
  return { chunk or false, chunk and "" or readable(words) }
end

local handler, code, words, stack, result, mistake
local function arm(limit, seed, name)
  handler, code, words, stack, result, mistake = name, nil, nil, nil, nil, "error"
  maths.seed(seed)
  meter.start(limit)
end

-- A copy of plain data, or a refusal by name; what it costs is the script's to pay.
local left
local function copied(value, depth)
  local is = kind(value)
  left = left - 1
  if left < 0 or depth > 8 then raise("too many wishes, or too deep", 0) end
  if is == "string" or is == "number" or is == "boolean" then return value end
  if is ~= "table" then raise("a " .. is .. " cannot leave a script", 0) end
  if getmt(value) ~= nil then raise("a table with a metatable cannot leave a script", 0) end
  local copy = {}
  for _, key in lua.ipairs(tables.keys(value)) do      -- in order, so that the same mistake is found first
    if kind(key) ~= "string" and lua.math.type(key) ~= "integer" then raise("a " .. kind(key) .. " for a key", 0) end
    copy[key] = copied(value[key], depth + 1)
  end
  return copy
end

local function answered(chunk, facts)
  local file = chunk(basics.join)
  if kind(file) ~= "table" or kind(file.on) ~= "table" then raise("a script returns { on = { name = function } }", 0) end
  if handler == "" then
    local names = {}
    for _, name in basics.library.ipairs(tables.keys(file.on)) do
      if kind(name) ~= "string" or kind(file.on[name]) ~= "function" then raise("'on' holds functions by name", 0) end
      names[#names + 1] = name
    end
    return names
  end
  local asked = file.on[handler]
  if kind(asked) ~= "function" then
    if handler ~= sizes.shape then raise("no handler of that name", 0) end
    if file.remembers == nil then return {} end
    if kind(file.remembers) ~= "table" then raise("'remembers' is a table", 0) end
    left = sizes.items
    return { copied(file.remembers, 0) }
  end
  local wishes = asked(facts)
  if wishes == nil then return {} end
  mistake = "result"
  if kind(wishes) ~= "table" then raise("a list expected, got " .. kind(wishes), 0) end
  left = sizes.items
  return copied(wishes, 0)
end

-- After a mistake, before its calls are gone: its words without their place, and the lines.
local function told(what)
  stack = meter.lines()
  if kind(what) ~= "string" then what = "a " .. kind(what) .. " was thrown" end
  local _, last = find(what, "^script:%d+: ")
  return readable(last and sub(what, last + 1) or what)
end

-- A file is run anew for every call, among globals that nobody has touched: nothing is remembered.
local function run(chunk, facts)
  local env = {}
  for name, value in next, seen do env[name] = value end
  lua.debug.setupvalue(chunk, 1, env)
  local ok, what = try(answered, told, chunk, facts)
  if ok then result = what elseif what == "not enough memory" then code, words = "memory", what
  else code, words = mistake, what end
end

local function outcome()
  local dead, lines = meter.verdict()
  return {
    used = meter.used, drawn = maths.is_drawn(), code = dead or code, words = dead and "" or words,
    stack = lines or stack or {}, result = not (dead or code) and result or nil,
  }
end

return { names = names, read = read, arm = arm, run = run, outcome = outcome, set_hook = lua.debug.sethook, hook = meter.hook }
