# What one does with mods in the workshop.

deed-rename = Rename
    .hint = The mod gets another title; nothing else changes.
deed-work = Work on it
    .hint = “{ $title }” comes to the bench.
deed-on-top = Retouch it
    .hint = Another hand wrote this mod: your changes become a mod on top of “{ $title }”, which stays as it is.
deed-throw = Throw away
    .hint = { $n ->
        [0] No match that was begun wants it. It goes into the bin; “New mod” gets it out again.
        [one] One match that was begun wants it: { $saves }. It keeps what the mod said. “New mod” gets it out of the bin again.
       *[other] { $n } matches that were begun want it: { $saves }. They keep what the mod said. “New mod” gets it out of the bin again.
    }
deed-back = Take out of the bin: { $title }
    .hint = It comes back where it was, as it was.
deed-taken-back = “{ $title }” is back.
deed-where = Where it lies
deed-new =
    .hint = An empty mod of your own, on the bench.
deed-install = Install { $file }
    .hint = In { $folder }. First one sees what it brings and changes.
deed-disk = The disk does not let us.
deed-settled = Settled.
deed-thrown = “{ $title }” is in the bin; “New mod” gets it out again.
deed-installed = “{ $title }” is installed.
deed-parcel-title = { $title }, version { $version }
deed-put-in = Install
deed-leave-it = Do not install
deed-no-name = A mod needs a title.
deed-names = Winter nights|Daggers drawn|House of Aurelius|Green cloth|No mercy|Masked ball|A rainy Sunday|Aunt Hermine’s rules
workshop-more-deeds = More…
workshop-fewer = One less
workshop-at-bench = version { $version }, on the bench
workshop-install-torn = { $path } has no mod.toml that can be read.
deed-parcel = { $n ->
    [one] One file
   *[other] { $n } files
}, { $changes ->
    [0] nothing of others changed
    [one] one thing changed
   *[other] { $changes } things changed
}.{ $old ->
    [none] { "" }
   *[other] { " " }It takes the place of version { $old }.
}{ $needs ->
    [none] { "" }
   *[other] { " " }It lacks: { $needs }.
}{ $over ->
    [none] { "" }
   *[other] { " " }Other mods touch the same things: { $over }.
}
deed-also = Also touched by { $over }: if they disagree, the workshop will ask you.
deed-need = { $met ->
    [yes] { $words }: it is here
   *[no] { $words }: it is missing
}
deed-see-needs = { $n ->
    [one] The mod that it needs
   *[other] The { $n } mods that it needs
}
workshop-conflicts = { $n ->
    [one] { $n } thing to settle
   *[other] { $n } things to settle
}
workshop-own-hint = Choose a thing on the right to change it, or to make another one like it. Everything is written at once.
workshop-switched-off = This mod is off: switch it on first.
workshop-kind-own = { $kind }, made by you
workshop-kind-changed = { $kind }, changed here
workshop-all-touched = { $n ->
    [one] … and { $n } more
   *[other] … and { $n } more
}
workshop-all-wrong = { $n ->
    [one] What is wrong
   *[other] All { $n } things that are wrong
}
workshop-mod-empty = still empty
deed-path = Write where it lies
    .hint = The path of a .zip file, by keyboard.
deed-no-file = There is no file at this place: { $path }
deed-field-of = { $field } · { $thing }
deed-put-in-wrong = { $n ->
    [one] One thing is wrong: the game will leave it out until that is mended.
   *[other] { $n } things are wrong: the game will leave it out until they are mended.
}
deed-see-files = { $n ->
    [one] Its file
   *[other] Its { $n } files
}
deed-see-changes = { $n ->
    [one] The thing it changes
   *[other] The { $n } things it changes
}
deed-see-wrong = { $n ->
    [one] What is wrong
   *[other] All { $n } things that are wrong
}
workshop-one-complots-action = action
workshop-one-complots-character = character
workshop-one-complots-deck = Court
workshop-one-hecatombe-symbol = symbol
workshop-one-hecatombe-box = box
workshop-one-roulette-card = Action card
workshop-one-skirmish-card = Treachery card
workshop-one-skirmish-unit = unit
workshop-one-skirmish-list = army
workshop-so-many = { $n } { $kind }
workshop-mods-on = { $on } of { $n }
workshop-touch-one = { $field }: { $value }
workshop-touched-title = { $title }: { $n } { $n ->
    [one] thing touched
   *[other] things touched
}
workshop-left-out = { $n ->
    [one] One thing is wrong: this mod stays outside until it is mended.
   *[other] { $n } things are wrong: this mod stays outside until they are mended.
}
workshop-base-hint = The four games as their boxes tell them. They are never switched off: all the rest lies on top.
workshop-clash = { $field }: two mods, two minds. Which one counts?
workshop-keep-this = Keep this one
workshop-keep = Keep { $value }
workshop-keep-of = of { $title }
workshop-keep-now = counts right now
workshop-row-of = { $at } of { $n }
tip-mod = One click switches it on or off; “More…” retouches it or throws it away.
tip-mod-base = Always on: without it there would be nothing to retouch.
tip-thing = One click opens it on the bench.
tip-touched = { $what }. One click opens it.
tip-tab = One click shows what is made here; another one, the next kind.
tip-keep = It is written there: { $place }
tip-rules = The house rules of { $game }, with their measured effect.
tip-new = A new mod, a pack to put in, or a penitent out of the bin.
tip-wrong = Everything that is wrong, with its file and line.
tip-more = The whole list.
tip-conflicts = Two mods want two values in one place. One click leads there.
