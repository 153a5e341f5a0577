---@meta
-- The library of a script, beside `string`, `table` and `math` as far as they are here.

---The parts of a text between separators.
---@param s string
---@param separator string
---@return string[]
function string.split(s, separator) end

---The keys of a table, in order.
---@param t table
---@return any[]
function table.keys(t) end

---@deprecated not in this Lua
function print(...) end

---@deprecated not in this Lua
function load(...) end

---@deprecated not in this Lua
function loadfile(...) end

---@deprecated not in this Lua
function dofile(...) end

---@deprecated not in this Lua
function require(...) end

---@deprecated not in this Lua
function next(...) end

---@deprecated not in this Lua
function select(...) end

---@deprecated not in this Lua
function rawget(...) end

---@deprecated not in this Lua
function rawset(...) end

---@deprecated not in this Lua
function warn(...) end
