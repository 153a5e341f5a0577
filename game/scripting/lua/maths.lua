-- `math`: what every machine computes alike, and dice that the host seeds. No sine, no power, no logarithm.
local lua, sizes, meter = ...
local raise, number_kind = lua.error, lua.math.type
local maths = {}
for _, name in lua.ipairs {
  "abs", "ceil", "floor", "fmod", "huge", "max", "maxinteger", "min", "mininteger", "pi", "sqrt", "tointeger", "type", "ult",
} do
  maths[name] = lua.math[name]
end

local state, drawn = 0, false
local function seed(number) state, drawn = number, false end
local function is_drawn() return drawn end

-- splitmix64: each seed gives another sequence, 0 and 1 too.
local function draw()
  drawn = true
  state = state + 0x9E3779B97F4A7C15
  local mixed = (state ~ (state >> 30)) * 0xBF58476D1CE4E5B9
  mixed = (mixed ~ (mixed >> 27)) * 0x94D049BB133111EB
  return mixed ~ (mixed >> 31)
end

function maths.random(low, high)
  if low == nil then return (draw() >> 11) * 0x1p-53 end
  if high == nil then low, high = 1, low end
  if number_kind(low) ~= "integer" or number_kind(high) ~= "integer" or low > high or high - low < 0 or high - low >= 1 << 48 then
    raise("math.random: two whole numbers, the first no greater, less than 2^48 apart", 2)
  end
  return low + (draw() >> 11) % (high - low + 1)
end

return { library = maths, seed = seed, is_drawn = is_drawn }
