# The devices, and what is written on their keys.

input-device-pad = Pad { $n }
input-device-keys = Keyboard
input-device-keys2 = Keyboard two
input-device-mouse = Mouse

input-mouse-left = Click
input-mouse-right = Right click

## The keys

input-key-up = Up
input-key-down = Down
input-key-left = Left
input-key-right = Right
input-key-enter = Enter
input-key-space = Space
input-key-escape = Esc
input-key-backspace = Backspace
input-key-tab = Tab
input-key-home = Home
input-key-end = End
input-key-pageup = Page up
input-key-pagedown = Page down
input-key-insert = Ins
input-key-delete = Del
input-key-lshift = Shift
input-key-rshift = Right Shift
input-key-lctrl = Ctrl
input-key-rctrl = Right Ctrl
input-key-num = Num { $key }
input-key-num-enter = Num Enter
input-key-num-home = Num Home
input-key-num-end = Num End
input-key-num-left = Num Left
input-key-num-up = Num Up
input-key-num-right = Num Right
input-key-num-down = Num Down
input-key-num-page-up = Num Page up
input-key-num-page-down = Num Page down
input-key-num-begin = Num 5
input-key-num-insert = Num Ins
input-key-num-delete = Num Del

## What is wrong in bindings.toml

problem-no-such-key = no key is called “{ $got }”.
problem-bound-twice = the key “{ $key }” is taken already, see { $first }.
