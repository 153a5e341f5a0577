workshop-thing = The workshop: { $table ->
    [action] an action
    [box] a box
    [character] a character
    [deck] the Court
    [list] an army
    [symbol] a symbol
    [unit] a unit
   *[card] a card
}
workshop-first-mod = My table
workshop-on-top = { $title }, retouched
workshop-fields = Settings
workshop-change = Change
workshop-more = More…
workshop-undo = Undo
workshop-redo = Redo
workshop-why = Why?
workshop-back = Back
workshop-saved = saved
workshop-try = Try it
workshop-try-hint = with it in hand
workshop-worth-unknown = not measured yet
workshop-worth-soon = it begins when your hands rest
workshop-worth-mended = it begins once this is mended
workshop-origin = Where it comes from
workshop-like = after “{ $name }”
workshop-of-house = the base rules
workshop-in-mod = mod { $title }, in { $folder }
workshop-put = Put in or out
workshop-take = Take
field-nothing = nothing
field-none = no condition
field-on = yes
field-off = no
field-fixed = by file
workshop-role-when = when
workshop-role-who = who
workshop-role-whom = whom
workshop-role-what = effect
workshop-role-many = how many
workshop-role-else = besides
workshop-role-many-action = price
workshop-role-who-action = in the name of
workshop-role-else-character = blocks
workshop-role-whom-unit = wears
workshop-role-what-unit = arms
workshop-role-when-unit = rules
workshop-role-else-unit = price
workshop-role-who-unit = troops
workshop-role-who-list = faction
workshop-role-what-list = troops
workshop-role-what-symbol = bearers
workshop-role-who-box = of what
workshop-role-what-box = draw
workshop-role-when-character = but
workshop-role-who-deck = always
workshop-role-else-deck = by choice
workshop-role-many-deck = hands
workshop-table-complots-action = actions
workshop-table-complots-character = characters
workshop-table-hecatombe-symbol = symbols
workshop-table-hecatombe-box = boxes
workshop-table-roulette-card = action cards
workshop-table-skirmish-card = treachery cards
workshop-table-skirmish-unit = units
workshop-table-skirmish-list = armies
workshop-changed = { $n ->
    [0] nothing changed
    [one] { $n } field changed
   *[other] { $n } fields changed
}
field-of-many = { $name } { $n }
field-parts = { $n ->
    [0] none
    [one] { $n } effect
   *[other] { $n } effects
}
field-several = { $n } chosen
workshop-title = The rules workshop
workshop-mods = Mods
workshop-new-mod = New mod
workshop-rules = Rules of the table
workshop-switch = Switch
workshop-open = Open
workshop-to-bench = Work on it
workshop-make-like = Make one like it
workshop-copies = One more
workshop-kind = Look elsewhere
workshop-version = version { $version }
workshop-like-title = { $name } II
workshop-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
workshop-all-games = all games
workshop-trial = A trial match: the menu leads back to the workshop.
workshop-why-title = Why: { $name }
workshop-why-default = Nobody wrote it
    .hint = It is what holds where no mod says anything.
workshop-why-line = { $n }. { $title }: { $said }
workshop-why-holds = The last word, so the one that counts. It is written here: { $place }
workshop-why-overruled = Written here: { $place }, then changed by { $title }.
workshop-why-whole = written as a whole
workshop-do-number = Change
workshop-do-proposed = Set to { $n }
workshop-do-switch = Switch
workshop-do-choice = Choose
workshop-do-several = Choose
workshop-do-thing = Choose
workshop-do-things = Choose
workshop-do-text = Write
workshop-do-parts = Choose
workshop-do-fixed = Change
workshop-do-page = Open
workshop-do-deed = Throw away
workshop-do-file = Choose
