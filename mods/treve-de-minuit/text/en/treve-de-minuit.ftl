mod-title = Midnight truce
    .hint = Every third turn nobody names the most hunted; perjury costs, double at midnight.
said-midnight = Midnight! Seat { $seat }, named { $names ->
    [one] once
   *[other] { $names } times
}, sleeps in peace: nobody names it before dawn.
said-dawn = Dawn: everybody may be named again. Good hunting.
said-perjury = A word broken: { $tokens } { $tokens ->
    [one] token
   *[other] tokens
} to whoever believed it.
