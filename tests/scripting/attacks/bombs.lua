-- Memory, deep things, long things, and what comes out.
-- # doubled-text: error
local s = "x"
while true do s = s .. s end
-- # doubled-text-in-pcall: call-budget
while true do pcall(function() local s = "x" while true do s = s .. s end end) end
-- # doubled-text-by-rep: error
local s = "x"
while true do s = s:rep(2) end
-- # rep-too-often: error
return { ("x"):rep(1e9) }
-- # rep-of-a-long-text: error
return { ("x"):rep(64):rep(65) }
-- # rep-with-something-between: error
return { ("x"):rep(4000, "yyyy") }
-- # rep-beyond-whole-numbers: error
return { ("x"):rep(math.maxinteger) }
-- # rep-by-infinity: error
return { ("x"):rep(math.huge) }
-- # rep-by-nan: error
return { ("x"):rep(0 / 0) }
-- # rep-less-than-nothing: true
return { ("x"):rep(-5) == "", ("x"):rep(math.mininteger) == "" }
-- # concat-too-long: error
local t = {}
for i = 1, 50 do t[i] = ("x"):rep(100) end
return { table.concat(t) }
-- # concat-with-a-long-between: error
return { table.concat({ 1, 2, 3 }, ("x"):rep(3000)) }
-- # concat-of-a-range-without-end: error
return { table.concat({}, "x", 1, math.maxinteger) }
-- # concat-below-the-first: error
return { table.concat({ 1 }, "", math.mininteger, 1) }
-- # concat-of-tables: error
return { table.concat({ {} }) }
-- # concat-of-nan: error
return { table.concat({ 0 / 0 }) }
-- # format-too-long: error
return { string.format("%s%s%s", ("x"):rep(2000), ("x"):rep(2000), ("x"):rep(2000)) }
-- # format-with-a-wide-width: error
return { string.format("%1000000d", 1) }
-- # format-with-a-star: error
return { string.format("%*d", 9, 1) }
-- # format-with-many-pieces: error
return { string.format(("%d"):rep(500), 1) }
-- # format-of-nothing: error
return { string.format("%d") }
-- # format-that-breaks-off: error
return { string.format("%") }
-- # format-of-a-table-as-a-number: error
return { string.format("%d", {}) }
-- # bytes-without-end: error
return { ("x"):rep(4000):byte(1, 4000) }
-- # bytes-from-the-right: error
return { ("x"):byte(-1, -1) }
-- # chars-beyond-bytes: error
return { string.char(256) }
-- # char-by-a-text: error
return { string.char("x") }
-- # sub-beyond-everything: true
return { ("abc"):sub(math.mininteger, math.maxinteger) == "abc", ("abc"):sub(9) == "" }
-- # sub-by-a-fraction: error
return { ("abc"):sub(1.5) }
-- # sub-of-a-table: error
return { string.sub({}, 1) }
-- # find-of-too-much: error
return { ("x"):find(("x"):rep(300)) }
-- # find-beyond-the-end: true
return { ("x"):find("x", math.maxinteger) == nil, ("x"):find("x", math.mininteger) == 1 }
-- # find-is-plain: true
return { ("a.b"):find(".") == 2, ("x"):find("%a") == nil, ("x"):find(".-.-.-.-b") == nil }
-- # split-at-nothing: error
return ("x"):split("")
-- # split-at-too-much: error
return ("x"):split(("x"):rep(300))
-- # unpack-without-end: error
return { table.unpack({}, 1, 1e8) }
-- # unpack-at-the-end-of-numbers: error
return { table.unpack({}, math.maxinteger - 1, math.maxinteger) }
-- # unpack-around-the-numbers: error
return { table.unpack({}, math.mininteger, math.maxinteger) }
-- # unpack-with-a-long-length: error
return { table.unpack(setmetatable({}, { __len = function() return 1e9 end })) }
-- # insert-with-a-long-length: error
table.insert(setmetatable({}, { __len = function() return 1e9 end }), 1, 1)
-- # insert-beyond: error
table.insert({}, 1e9, 1)
-- # insert-at-a-fraction: error
table.insert({ 1, 2 }, 1.5, 1)
-- # insert-nothing: error
table.insert()
-- # remove-beyond: error
table.remove({ 1 }, 1e9)
-- # remove-with-a-long-length: error
table.remove(setmetatable({}, { __len = function() return 1e9 end }))
-- # sort-of-too-much: error
local t = {}
for i = 1, 2100 do t[i] = i end
table.sort(t)
-- # sort-of-a-mixture: error
table.sort({ 1, "x", {} })
-- # sort-with-a-comparison-that-lies: true
local t = { 5, 3, 1, 4, 2 }
table.sort(t, function() return true end)
local n = 0
for _, v in ipairs(t) do n = n + v end
return { n == 15, #t == 5 }
-- # sort-that-empties-its-table: true
local t = { 3, 2, 1 }
pcall(table.sort, t, function() for i = 1, 3 do t[i] = nil end return true end)
return { true }
-- # sort-by-no-function: error
table.sort({ 2, 1 }, "x")
-- # sort-of-nan: true
local t = { 0 / 0, 1, 0 / 0, 2.5 }
table.sort(t)
return { #t == 4 }
-- # sort-with-a-metatable: error
table.sort(setmetatable({ 2, 1 }, { __index = function() return 1 end }))
-- # pairs-of-tables-as-keys: error
for _ in pairs({ [{}] = 1 }) do end
-- # pairs-of-functions-as-keys: error
for _ in pairs({ [type] = 1 }) do end
-- # pairs-of-no-table: error
for _ in pairs("x") do end
-- # pairs-while-the-table-grows: true
local t, n = { a = 1, b = 2 }, 0
for k in pairs(t) do n = n + 1 t[k .. "x"] = 1 end
return { n == 2 }
-- # pairs-while-the-table-is-emptied: true
local t, n = { a = 1, b = 2, c = 3 }, 0
for k in pairs(t) do n = n + 1 t.a, t.b, t.c = nil, nil, nil end
return { n == 1 }
-- # keys-too-many: error
local t = {}
for i = 1, 2100 do t[-i] = 1 end
table.keys(t)
-- # table-that-grows: call-budget
local t = {}
for i = 1, 1e9 do t[i] = i end
-- # tables-in-tables: call-budget
local t = {}
for i = 1, 1e9 do t = { t } end
-- # constructors-of-nothing: memory
local t = {}
for i = 1, 1e9 do t[i] = { NILS } end
-- # constructors-of-nothing-in-pcall: memory
local t = {}
while true do pcall(function() for i = 1, 1e9 do t[#t + 1] = { NILS } end end) end
-- # constructors-of-nothing-thrown-away: memory
while true do local _ = { NILS } end
-- # memory-filled-to-the-brim: memory
local t, n = {}, 0
while true do
  local ok = pcall(function() while true do n = n + 1 t[n] = { NILS } end end)
  if not ok then while true do n = n + 1 t[n] = {} end end
end
-- # memory-and-then-an-error: memory
local t = {}
pcall(function() for i = 1, 1e9 do t[i] = { NILS } end end)
error("x")
-- # a-message-that-sounds-like-memory: memory
pcall(error, "not enough memory", 0)
return {}
-- # wide-closures: memory
local a1, a2, a3, a4, a5, a6, a7, a8, a9
local keep = {}
for i = 1, 1e9 do keep[i] = { NILS function() return a1, a2, a3, a4, a5, a6, a7, a8, a9 end } end
-- # finaliser: error
setmetatable({}, { __gc = function() while true do end end })
-- # finaliser-later: true
local mt = {}
setmetatable({}, mt)
mt.__gc = function() error("x") end
return { true }
-- # weak-tables: error
setmetatable({}, { __mode = "k" })
-- # closing: error
setmetatable({}, { __close = function() end })
-- # own-concat: error
setmetatable({}, { __concat = function() return "x" end })
-- # own-concat-later: true
local mt = {}
local t = setmetatable({}, mt)
local seen
mt.__concat = function(_, half) seen = half return "joined" end
local s = t .. "x"
local ok = pcall(function() seen.x = 1 end)
local held = pcall(function() return setmetatable(seen, {}) end)
return { s == "joined", not ok, not held, ("a" .. "b") == "ab" }
-- # hidden-metatable: error
setmetatable({}, { __metatable = false })
-- # a-name-in-messages: error
setmetatable({}, { __name = ("x"):rep(4000) })
-- # own-pairs: error
setmetatable({}, { __pairs = function() end })
-- # join-of-tables: error
return { {} .. {} }
-- # join-of-nil: error
return { "x" .. nil }
-- # join-of-truth: error
return { true .. "x" }
-- # join-order: true
local log = ""
local function say(x) log = log .. x return x end
local s = say("a") .. say("b") .. say("c")
return { s == "abc", log == "abc", 1 .. 2 == "12", 2 * 3 .. "x" == "6x", -1 .. "" == "-1", "a" .. "b" == "ab" and true }
-- # arithmetic-on-texts: error
return { "10" + 1 }
-- # index-of-nan: error
local t = {}
t[0 / 0] = 1
-- # division-by-nothing: error
return { 1 // 0 }
-- # modulo-by-nothing: error
return { 1 % 0 }
-- # whole-numbers-overflow: true
return { math.maxinteger + 1 == math.mininteger, math.abs(math.mininteger) == math.mininteger }
-- # dice-without-faces: error
return { math.random(0) }
-- # dice-with-too-many-faces: error
return { math.random(math.mininteger, math.maxinteger) }
-- # dice-of-fractions: error
return { math.random(1.5) }
-- # dice-of-texts: error
return { math.random("6") }
-- # nan-is-written-one-way: true
return { tostring(0 / 0) == "nan", tostring(-(0 / 0)) == "nan", "" .. 0 / 0 == "nan", ("%f"):format(0 / 0) == "nan" }
-- # wish-of-nan: result
return { 0 / 0 }
-- # wish-of-infinity: result
return { -math.huge }
-- # wish-of-a-function: result
return { type }
-- # wish-with-a-metatable: result
return { setmetatable({}, {}) }
-- # wish-with-a-fraction-for-a-key: result
return { { [1.5] = 1 } }
-- # wish-with-truth-for-a-key: result
return { { [true] = 1 } }
-- # wish-with-a-table-for-a-key: result
return { { [{}] = 1 } }
-- # wish-with-a-gap: result
return { [1] = 1, [3] = 3 }
-- # wish-of-mixed-keys: result
return { { 1, a = 2 } }
-- # wishes-by-name: result
return { a = 1 }
-- # wishes-as-a-text: result
return "x"
-- # wishes-as-a-function: result
return function() end
-- # wishes-too-deep: result
local t = {}
for _ = 1, 12 do t = { t } end
return t
-- # wishes-too-many: result
local t = {}
for i = 1, 2100 do t[i] = 1 end
return t
-- # wishes-too-many-by-one-table-often: call-budget
local t = {}
for i = 1, 100 do t[i] = i end
local r = {}
for i = 1, 100 do r[i] = t end
return r
-- # wish-that-is-not-utf-8: result
return { "\xff" }
-- # wish-of-half-a-letter: result
return { ("é"):sub(1, 1) }
-- # wish-of-a-surrogate: result
return { "\u{D800}" }
-- # wish-beyond-unicode: result
return { "\u{7FFFFFFF}" }
-- # key-that-is-not-utf-8: result
return { { ["\xff"] = 1 } }
-- # message-that-is-not-utf-8: error
error("\xff\xfe")
-- # message-that-grows-as-it-is-thrown-again: true
local said = ("x"):rep(4000)
for _ = 1, 500 do local _, again = pcall(error, said) said = again end
return { #said <= 4096 }
-- # thrown-nil: error
error()
-- # thrown-table: error
error({ code = "call-budget" })
-- # thrown-function: error
error(function() end)
-- # thrown-truth: error
error(false)
-- # thrown-name-of-a-stop: error
error("call-budget", 0)
-- # thrown-at-a-level-far-away: error
error("x", 1000000)
-- # thrown-at-a-wrong-level: error
error("x", "y")
-- # assert-with-a-table: error
assert(false, {})
-- # assert-without-words: error
assert(nil)
-- ## deep-parentheses-of-a-file: source
return DEEP_OPEN 1 DEEP_CLOSE
-- ## deep-tables-of-a-file: source
return DEEP_TABLE
-- ## deep-functions-of-a-file: source
return DEEP_FUNCTIONS
-- ## deep-minus: source
return DEEP_MINUS 1
-- ## too-many-local-names: source
LOCALS
return { on = {} }
-- ## a-long-text-in-a-file: source
return { on = {}, x = "LONG" }
-- ## a-long-bracket-text-in-a-file: source
return { on = {}, x = [[LONG]] }
-- ## a-file-too-long: source
HUGE
-- ## many-labels: error
LABELS
-- ## backslashes-and-blanks: source
return "BLANKS
-- ## not-utf-8: source
return "NOTUTF8"
