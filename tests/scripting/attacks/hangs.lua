-- Work without end: each is counted, none is caught.
-- # while: call-budget
while true do end
-- # repeat: call-budget
repeat until false
-- # for: call-budget
for _ = 1, math.maxinteger do end
-- # for-of-floats: call-budget
for _ = 1.0, 1e300, 0.1 do end
-- # goto: call-budget
::again::
goto again
-- # in-pcall: call-budget
pcall(function() while true do end end)
return {}
-- # pcall-in-a-loop: call-budget
while true do pcall(function() while true do end end) end
-- # pcall-in-pcall: depth
local function f() pcall(f) while true do end end
f()
-- # pcall-of-pcall: call-budget
while true do pcall(pcall, pcall, pcall, error) end
-- # pcall-then-result: call-budget
local ok = pcall(function() while true do end end)
return { ok }
-- # pcall-of-a-library-that-is-charged: call-budget
while true do pcall(string.rep, "x", 4000) end
-- # error-in-a-loop: call-budget
while true do pcall(error, {}) end
-- # error-with-an-endless-tostring: call-budget
local e = setmetatable({}, { __tostring = function() while true do end end })
tostring(e)
-- # thrown-table-with-an-endless-tostring: error
error(setmetatable({}, { __tostring = function() while true do end end }))
-- # endless-index: call-budget
return { setmetatable({}, { __index = function() while true do end end }).x }
-- # endless-newindex: call-budget
local t = setmetatable({}, { __newindex = function() while true do end end })
t.x = 1
-- # endless-call: call-budget
setmetatable({}, { __call = function() while true do end end })()
-- # endless-equality: call-budget
local mt = { __eq = function() while true do end end }
return { setmetatable({}, mt) == setmetatable({}, mt) }
-- # endless-less: call-budget
local mt = { __lt = function() while true do end end }
return { setmetatable({}, mt) < setmetatable({}, mt) }
-- # endless-length: call-budget
return { #setmetatable({}, { __len = function() while true do end end }) }
-- # endless-sum: call-budget
return { setmetatable({}, { __add = function() while true do end end }) + 1 }
-- # endless-unary: call-budget
return { -setmetatable({}, { __unm = function() while true do end end }) }
-- # endless-bits: call-budget
return { setmetatable({}, { __bor = function() while true do end end }) | 1 }
-- # endless-ipairs: call-budget
for _ in ipairs(setmetatable({}, { __index = function(_, i) return i end })) do end
-- # endless-iterator: call-budget
for _ in function() return 1 end do end
-- # endless-comparison-in-sort: call-budget
table.sort({ 3, 2, 1 }, function() while true do end end)
-- # sort-that-calls-sort: depth
local function sort() table.sort({ 2, 1 }, function() sort() return true end) end
pcall(sort)
while true do pcall(sort) end
-- # index-loop: error
local t = {}
setmetatable(t, { __index = t })
return { t.x }
-- # two-indexes-in-a-circle: error
local a, b = {}, {}
setmetatable(a, { __index = b })
setmetatable(b, { __index = a })
return { a.x }
-- # newindex-in-a-circle: error
local a, b = {}, {}
setmetatable(a, { __newindex = b })
setmetatable(b, { __newindex = a })
a.x = 1
-- # long-chains-of-index: call-budget
local t = {}
for _ = 1, 300 do t = setmetatable({}, { __index = t }) end
while true do local _ = t.x end
-- # long-chains-of-call: call-budget
local t = setmetatable({}, { __call = function() return 1 end })
for _ = 1, 150 do t = setmetatable({}, { __call = t }) end
while true do pcall(t) end
-- # recursion: depth
local function f(n) return 1 + f(n) end
f(1)
-- # recursion-in-pcall: depth
local function f(n) return 1 + f(n) end
while true do pcall(f, 1) end
-- # tail-calls: call-budget
local function f(n) return f(n) end
f(1)
-- # mutual-recursion: depth
local f, g
function f(n) return 1 + g(n) end
function g(n) return 1 + f(n) end
f(1)
-- # recursion-through-pcall: depth
local function f() pcall(f) return pcall(f) end
f()
-- # recursion-through-metamethods: depth
local mt = {}
mt.__index = function(t, k) return t[k] end
return { setmetatable({}, mt).x }
-- # recursion-through-tostring: depth
local t = setmetatable({}, {})
getmetatable(t).__tostring = function() return tostring(t) end
return { tostring(t) }
-- # recursion-through-sort: depth
local function f() table.sort({ 2, 1 }, function() f() end) return 1 end
f()
-- # recursion-through-pairs: depth
local function f(t) for _, v in pairs(t) do f(v) end end
local t = {}
t.t = t
f(t)
-- # joins: call-budget
local s = ""
while true do s = "x" .. "y" end
-- # find-again-and-again: call-budget
local s = ("a"):rep(4000)
while true do s:find(("a"):rep(200) .. "b") end
-- # split-again-and-again: call-budget
local s = ("a"):rep(4000)
while true do s:split("a") end
-- # upper-again-and-again: call-budget
local s = ("a"):rep(4000)
while true do s:upper():lower() end
-- # format-again-and-again: call-budget
while true do string.format("%99.99f%99.99f", 1e308, -1e308) end
-- # rep-of-nothing-a-billion-times: error
return { (""):rep(1e9) }
-- # rep-of-nothing-again-and-again: call-budget
while true do (""):rep(4096) end
-- # long-texts-compared: call-budget
local a, b = ("\0"):rep(4095), ("\0"):rep(4095)
while true do local _ = a < b end
-- # long-texts-equal: call-budget
local a, b = ("a"):rep(4095) .. "b", ("a"):rep(4095) .. "b"
while true do local _ = a == b end
-- # long-texts-as-keys: call-budget
local t = { [("a"):rep(4096)] = 1 }
while true do local _ = t[("a"):rep(2048) .. ("a"):rep(2048)] end
-- # blanks-as-a-number: error
local s = (" "):rep(4094) .. "1"
while true do local _ = s | 0 end
-- # blanks-to-number: call-budget
local s = (" "):rep(4094) .. "1"
while true do tonumber(s) end
-- # digits-to-number: call-budget
local s = ("1"):rep(4095)
while true do tonumber(s) end
-- # tonumber-with-a-base: call-budget
local s = ("z"):rep(4095)
while true do tonumber(s, 36) end
-- # insert-in-front: call-budget
local t = {}
while true do table.insert(t, 1, 1) end
-- # remove-in-front: call-budget
local t = {}
for i = 1, 1500 do t[i] = i end
while true do table.insert(t, 1, table.remove(t, 1)) end
-- # concat-again-and-again: call-budget
local t = {}
for i = 1, 500 do t[i] = "12345" end
while true do table.concat(t) end
-- # unpack-again-and-again: call-budget
local t = {}
for i = 1, 200 do t[i] = i end
while true do local _ = { table.unpack(t) } end
-- # pairs-again-and-again: call-budget
local t = {}
for i = 1, 500 do t["k" .. i] = i end
while true do for _ in pairs(t) do end end
-- # keys-again-and-again: call-budget
local t = {}
for i = 1, 500 do t[i] = i end
while true do table.keys(t) end
-- # sort-again-and-again: call-budget
local t = {}
for i = 1, 500 do t[i] = i end
while true do table.sort(t) end
-- # sort-of-texts: call-budget
local t = {}
for i = 1, 30 do t[i] = ("\0"):rep(4000) .. i end
while true do table.sort(t) end
-- # tables-made-anew-inside: call-budget
local t = {}
for i = 1, 4096 do t[-i] = i end
for i = 1, 1e9 do t[-i] = nil t[-4096 - i] = i end
-- # closures-with-many-outer-names: call-budget
local a1, a2, a3, a4, a5, a6, a7, a8, a9, b1, b2, b3, b4, b5, b6, b7, b8, b9
while true do local _ = function() return a1, a2, a3, a4, a5, a6, a7, a8, a9, b1, b2, b3, b4, b5, b6, b7, b8, b9 end end
-- # many-results: call-budget
local function r(n)
  if n == 0 then return end
  return nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, r(n - 1)
end
while true do local _ = { r(100) } end
-- # dice: call-budget
while true do math.random(6) end
-- # modulo: call-budget
while true do local _ = math.fmod(1e308, 3) % 7 // 2 end
-- # wishes-that-never-end: result
local t = {}
t[1] = t
return t
-- ## endless-file: call-budget
while true do end
-- ## endless-file-in-pcall: call-budget
pcall(function() while true do end end)
return { on = {} }
-- ## recursion-in-the-file: depth
local function f() return 1 + f() end
f()
return { on = {} }
