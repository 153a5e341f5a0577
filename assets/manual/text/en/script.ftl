mod-script = A script in Lua. A file `NAME.lua` in the folder of a game is one by itself; a table holds its text.
    .source = The text of the script; a file `.lua` is its own.
    .priority = Higher ones are asked first; then those whose mod is read first.


example-scripts =
    .rich = coins from which on a turn costs one
