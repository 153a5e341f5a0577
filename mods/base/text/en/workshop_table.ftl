# The workshop: the same table elsewhere, in twelve words or a file, and tables that have a name.

table-words-own-mods = Mods made here do not fit in twelve words ({ $mods }): make it a file.
table-words-too-many = { $n ->
    [one] One rule only, but too many values for twelve words: make it a file.
   *[other] { $n } rules are too many for twelve words: make it a file.
}
table-words-value = The rule “{ $rule }” has a value that this game does not know.
table-words-count = { $n ->
    [0] Twelve words, please: here is none.
    [one] Twelve words, please: here is one.
   *[other] Twelve words, please: here are { $n }.
}
table-words-near = Word { $place }: “{ $word }” is not on the list. Could it be “{ $near }”?
table-words-unknown = Word { $place }: “{ $word }” is not on the list.
table-words-check = These twelve words do not go together: one is wrong, or two have changed places.
table-words-edition = These words come from another edition of Perfidie.
table-words-no-game = These words speak of a game that is not here.
table-words-rules = Over there { $game } has other house rules than here: ask for the file.
table-words-mods-on = This table of { $game } is played with { $mods }: switch that on first.
table-words-mods-off = This table of { $game } is played without { $mods }: switch that off first.
table-words-mods-both = This table of { $game } is played with { $on } and without { $off }.
problem-table-format = this file of a table comes from another edition of Perfidie.
problem-table-nameless = it needs a name.
problem-table-name-taken = another table is already called “{ $name }”.
problem-table-no-game = the game “{ $game }” is not here.
problem-table-mods-on = this table is played with { $mods }: switch that on first.
problem-table-mods-off = this table is played without { $mods }: switch that off first.

table-set-complots-short = A short evening
    .hint = Full purses, and soon you have to kill.
table-set-complots-cruel = A cruel court
    .hint = Born without a coin, dead of a doubt.
table-set-complots-parties = Two parties
    .hint = Loyalists, rebels, and the Inquisitor between them.
table-set-hecatombe-short = One round
    .hint = Whoever wins the first wins all.
table-set-hecatombe-to-the-last = To the last
    .hint = Three rounds, and nobody retreats.
table-set-hecatombe-no-father = Fatherless
    .hint = Everybody fights whom they please.
table-set-roulette-short = A short evening
    .hint = Eight points, ten rounds at most.
table-set-roulette-bare = Bare hands
    .hint = No cards, no tricks: nothing but barrels.
table-set-roulette-dry = Running dry
    .hint = Few spare bullets: each one counts.
table-set-skirmish-short = A skirmish
    .hint = Three hundred points and two minutes of sand.
table-set-skirmish-loyal = No perfidy
    .hint = Neither treachery nor bribes: steel alone.
table-set-skirmish-perfidious = Traitors’ fair
    .hint = Six tokens, mercenaries, and nobody tells the odds.
