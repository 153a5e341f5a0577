# The battle, afterwards: the triumph, then how it came to that.

finale-skirmish-title = Victory
finale-skirmish-crowned = { $lied ->
    [yes] wins, a word given or not
   *[no] wins, and without a lie: we are speechless
}
finale-skirmish-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
finale-skirmish-lies = { $n ->
    [0] Not one broken word
    [one] One broken word
   *[other] { $n } broken words
}

## The honours of the battle

finale-skirmish-honour-traitor = Silver tongue
    .fact = { $n ->
        [one] one promise, forgotten at once
       *[other] { $n } promises, forgotten at once
    }
finale-skirmish-honour-reaper = Grim reaper
    .fact = { $n ->
        [one] one enemy fewer
       *[other] { $n } enemies fewer
    }
finale-skirmish-honour-saint = Word of honour
    .fact = { $n ->
        [one] one promise, and kept
       *[other] { $n } promises, all kept
    }
finale-skirmish-honour-banker = Financier
    .fact = { $n ->
        [one] one token in bribes
       *[other] { $n } tokens in bribes
    }
finale-skirmish-honour-scarecrow = Scarecrow
    .fact = { $n ->
        [one] one regiment put to flight
       *[other] { $n } regiments put to flight
    }
finale-skirmish-honour-schemer = String-puller
    .fact = { $n ->
        [one] one treachery played
       *[other] { $n } treacheries played
    }
finale-skirmish-honour-hare = Battle hare
    .fact = took to their heels { $n } times
finale-skirmish-honour-walker = Great walker
    .fact = { $n ->
        [one] one inch on foot, pack on back
       *[other] { $n } inches on foot, pack on back
    }

## The story

finale-skirmish-after = After the battle
finale-skirmish-plot = Tokens, phase by phase
finale-skirmish-turn = Turn { $n }
finale-skirmish-deploy = Deployment
finale-skirmish-moment = Turn { $n }, { $phase }: { $player } against { $enemy }
finale-skirmish-moment-alone = Turn { $n }, { $phase }: { $player }
finale-skirmish-calm = Nothing tipped the scales. They have rusted.
finale-skirmish-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
finale-skirmish-best = Best unit
finale-skirmish-best-none = All ornamental
finale-skirmish-best-routs = { $n ->
    [one] { $n } rout
   *[other] { $n } routs
}
finale-skirmish-best-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
finale-skirmish-best-kills = { $n ->
    [one] { $n } victim
   *[other] { $n } victims
}
finale-skirmish-broken = Broken words
finale-skirmish-kept = { $n ->
    [0] Not one promise kept of { $of }
    [one] One promise kept of { $of }
   *[other] { $n } promises kept of { $of }
}
finale-skirmish-all-kept = Everybody kept their word. Worrying.
finale-skirmish-promised = promised: { $promise }
finale-skirmish-sold = sold for { $goods }
finale-skirmish-sold-name = { $term }, sold for { $goods }

## What turned the battle ($unit and $target are troops with their article)

told-after-destroyed = { $unit_n ->
    [one] { $unit } sweeps { $target } away.
   *[other] { $unit } sweep { $target } away.
}
told-after-destroyed-alone = { $target_n ->
    [one] { $target } is no more: nobody confesses.
   *[other] { $target } are no more: nobody confesses.
}
told-after-fled = { $unit_n ->
    [one] { $unit } puts { $target } to flight.
   *[other] { $unit } put { $target } to flight.
}
told-after-fled-alone = { $target_n ->
    [one] { $target } takes to its heels.
   *[other] { $target } take to their heels.
}
told-after-broken = { $player } forgets a promise to { $other }.
told-after-bribe = { $player } sells a promise to { $other }.
told-after-card = { $player } lays down “{ $card }”.
told-after-scenario = The stake pays: { $player } cashes in.
told-after-tokens = The purse of { $player } changes weight.

## At the foot of the screen

finale-skirmish-phases = Phase
finale-skirmish-marks = Turning point
finale-skirmish-again = Rematch { $n }/{ $of }
finale-skirmish-film = Watch again
finale-skirmish-large = Large map
finale-skirmish-small = Fold up
finale-skirmish-troupe = Triumph
