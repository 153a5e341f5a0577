-- The meter: counts work, stops a script that has done too much, and cannot be caught.
local lua, sizes = ...
local set_hook, get_info, raise = lua.debug.sethook, lua.debug.getinfo, lua.error
local set_metatable = lua.setmetatable

local meter = { used = 0, limit = 0 }
local dead, stack          -- why the script was stopped, and at which lines
local canary = set_metatable({}, { __mode = "v" })   -- empty as soon as the collector has run

-- Lines of the script that are being run, innermost first, at most twelve.
local function lines()
  local found = {}
  for level = 2, sizes.depth + 2 * sizes.step do
    local info = get_info(level, "Sl")
    if not info or #found == 12 then break end
    if info.source == "=script" then found[#found + 1] = info.currentline end
  end
  return found
end

local hook
-- From here on every instruction raises, so that no pcall can go on.
local function stop(code)
  if not dead then dead, stack = code, lines() end
  set_hook(hook, "", 1)
  raise(code, 0)
end

function hook()
  if dead then raise(dead, 0) end
  meter.used = meter.used + sizes.step
  if meter.used > meter.limit then stop("call-budget") end
  -- No collection is asked for inside a call. One that memory forced would come again with every new table.
  if canary[1] == nil then stop("memory") end
  if get_info(sizes.depth, "l") then stop("depth") end
end

-- What a function of the library pays for its work, in instructions.
function meter.charge(work)
  meter.used = meter.used + work
  if meter.used > meter.limit then stop("call-budget") end
end

function meter.start(limit)
  meter.used, meter.limit, dead, stack = sizes.step, limit, nil, nil   -- to be called costs one step
  canary[1] = {}
end

meter.hook, meter.stop, meter.lines = hook, stop, lines
function meter.verdict() return dead, stack end
return meter
