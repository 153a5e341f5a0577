mod-title = The Jubilee farthing
    .hint = A coin more, a token more, or a bullet stopped, for whoever holds it.
flag-liard = The Jubilee farthing
    .chip = The farthing: seat { $n }
    .hint = The seat that holds it. Complots: a coin nobody steals; Roulette: a Médecin; Triumph: a token.
flag-liard-zero = No farthing
said-stays = The farthing of seat { $seat } cannot be stolen: it is too light for anyone to feel it go.
said-dented = The Jubilee farthing took the bullet. The Duke’s profile has gained a dimple.
