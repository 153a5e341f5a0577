-- Each begins with its name and what must come of it: a code of game/scripting/stops.py, or `true`: all it returns is true.
-- # no-files: true
return { io == nil }
-- # no-system: true
return { os == nil }
-- # no-packages: true
return { package == nil, require == nil, module == nil }
-- # no-dofile: true
return { dofile == nil, loadfile == nil }
-- # no-load: true
return { load == nil, loadstring == nil }
-- # no-python: true
return { python == nil }
-- # no-collector: true
return { collectgarbage == nil, gcinfo == nil }
-- # no-coroutines: true
return { coroutine == nil }
-- # no-debug: true
return { debug == nil }
-- # no-utf8-with-its-patterns: true
return { utf8 == nil }
-- # no-print: true
return { print == nil, warn == nil }
-- # no-raw-writing: true
return { rawset == nil, rawget == nil, next == nil }
-- # no-xpcall-whose-handler-runs-without-meter: true
return { xpcall == nil }
-- # no-environment: true
return { setfenv == nil, getfenv == nil, newproxy == nil, _G == nil }
-- # no-machine-code: true
return { jit == nil, ffi == nil, bit == nil, bit32 == nil }
-- # no-dump-of-bytecode: true
return { string.dump == nil, ("").dump == nil }
-- # no-patterns: true
return { string.gsub == nil, string.gmatch == nil, string.match == nil, ("").gsub == nil }
-- # no-packing: true
return { string.pack == nil, string.unpack == nil, string.packsize == nil }
-- # no-reverse-of-half-letters: true
return { string.reverse == nil, table.move == nil, table.pack == nil }
-- # no-libm: true
return { math.sin == nil, math.cos == nil, math.exp == nil, math.log == nil, math.pow == nil }
-- # no-seeding-of-dice: true
return { math.randomseed == nil }
-- # call-of-what-is-not-there: error
io.open("/etc/passwd")
-- # execute: error
os.execute("true")
-- # loading-text: error
load("return 1")()
-- # require-the-machine: error
require("lupa")
-- # sethook-taken-away: error
debug.sethook()
-- # python-builtins: error
python.builtins.open("/etc/passwd")
-- # python-eval: error
python.eval("1+1")
-- # facts-are-plain: true
return { type(facts) == "table", getmetatable(facts) == nil, type(facts.list) == "table", facts.__class__ == nil }
-- # facts-have-no-python-class: error
return { facts.__class__.__mro__ }
-- # methods-of-texts-are-ours: error
return { ("x"):dump() }
-- # metatable-of-texts-is-hidden: true
return { getmetatable("") == nil }
-- # index-of-texts-is-hidden: error
getmetatable("").__index = function() return 1 end
-- # write-into-a-text: error
("x").upper = 1
-- # write-into-string: error
string.upper = function() return "poisoned" end
-- # write-into-table: error
table.insert = nil
-- # write-into-math: error
math.random = function() return 6 end
-- # metatable-of-a-library: true
return { getmetatable(string) == false, getmetatable(math) == false }
-- # another-metatable-for-a-library: error
setmetatable(string, {})
-- # metatable-of-a-number: error
setmetatable(1, {})
-- # metatable-of-a-function: error
setmetatable(print or type, { __index = {} })
-- # metatable-that-is-none: error
setmetatable({}, 3)
-- # keys-of-a-library: true
local n = 0
for _ in pairs(string) do n = n + 1 end
return { n == 0 }
-- # raw-length-of-a-library: true
return { rawlen(string) == 0 }
-- # insert-into-a-library: error
table.insert(string, "x")
-- # sort-a-library: error
table.sort(math)
-- # addresses-of-tables: true
return { tostring({}) == "table", tostring(type) == "function", tostring(tostring) == "function" }
-- # addresses-by-format: error
return { string.format("%p", {}) }
-- # addresses-by-format-s: true
return { string.format("%s", {}) == "table" }
-- # addresses-in-messages: true
local ok, words = pcall(function() return {} .. "x" end)
return { not ok, not words:find("0x") }
-- # quoted-format: error
return { ("%q"):format(1 / 3) }
-- # hexadecimal-floats: error
return { ("%a"):format(1.5) }
-- # write-globals-of-the-next-call: true
tostring = function() return "poisoned" end
return { tostring(1) == "poisoned" }
-- # ask-for-dunder-env: true
local t = setmetatable({}, { __index = function(_, k) return k end })
return { t.__env == "__env", env == nil }
-- # the-name-of-the-join-by-text: true
local t = {}
t["__join"] = 1
return { t["__join"] == 1, ("a" .. "b") == "ab" }
-- ## shadow-the-join: source
local __join = ""
return { on = {} }
-- ## ask-for-the-join: source
return { on = { h = function() return { __join } end } }
-- ## a-key-named-like-the-join: source
return { on = {}, __join = 1 }
-- ## another-environment: source
local _ENV = { }
return { on = {} }
-- ## environment-as-a-parameter: source
return { on = { h = function(_ENV) return x end } }
-- ## arguments-of-the-file: source
local join = ...
return { on = { h = function() return { join } end } }
-- ## unbounded-arguments: source
return { on = { h = function(...) return { ... } end } }
-- ## join-hidden-by-a-broken-comment: source
--[==[ ]=] return "a" .. "b"
-- ## broken-long-text: source
return [==[ ]=]
-- ## broken-text: source
return "a
b"
-- ## escape-of-a-quote: true
local a = "\"" .. '\'' .. "\z
   b" .. [[
c]] .. [=[ ]] ]=]
return { on = { h = function() return { a == "\"'bc ]] " } end } }
-- ## comments-with-joins: true
-- "a" .. "b" [[
--[[ .. ' ]] local n = 1--[=[ ]]..]=]
return { on = { h = function() return { n == 1, 1 ..2 == "12", (3 ..'') == "3" } end } }
-- ## dots-in-numbers: source
return { on = { h = function() return { 1..2 } end } }
-- ## hexadecimal-dots: source
return { on = { h = function() return { 0x.1..2 } end } }
-- ## power: source
return { on = { h = function() return { 2^0.5 } end } }
-- ## to-be-closed: source
local x <close> = nil
return { on = {} }
-- ## to-be-closed-with-spaces: source
local x < --[[ ]] close > = nil
return { on = {} }
-- ## bytecode: source
\27Lua\84\0\25\147\13\10\26\10
-- ## shebang: source
#!/usr/bin/lua
return { on = {} }
-- ## unknown-signs: source
return { on = { h = function() return @ end } }
-- ## letters-outside-texts: source
local é = 1
return { on = {} }
-- ## no-return: error
local x = 1
-- ## on-is-no-table: error
return { on = 3 }
-- ## handlers-are-no-functions: error
return { on = { h = "function" } }
-- ## handlers-by-number: error
return { on = { [1] = function() end } }
-- ## on-with-a-mask: error
return setmetatable({}, { __index = function() return error("masked") end })
-- ## on-with-an-endless-mask: call-budget
return setmetatable({}, { __index = function() while true do end end })
