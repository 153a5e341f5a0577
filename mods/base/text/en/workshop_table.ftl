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

# The page of a table

table-title = The workshop: the table
table-sets = Tables
table-rules-title = The rules of the table
table-elsewhere = The same table elsewhere
table-save = Keep it under a name
table-save-hint = The table as it is, under a name that the lobby will offer.
table-write = Type twelve words
table-write-hint = Somebody told you twelve words? Type them: the same table is laid here.
table-file = Make it a file
table-file-hint = For what does not fit in twelve words, or for those who never listen.
table-sit = Sit down
table-sit-hint = The lobby is waiting, and this table with it.
table-tabs-hint = Each game has its own table.
table-players-hint = How many bots sit down to measure.
table-changed = { $n ->
    [0] by the book
    [one] { $n } house rule
   *[other] { $n } house rules
}
table-rules = { $n ->
    [one] A table of this house, one rule off the book.
   *[other] A table of this house, { $n } rules off the book.
}
table-measured = measured with { $players } players
table-range = { $step ->
    [1] { $least } to { $most }, the book: { $book }
   *[other] { $least } to { $most } by { $step }s, the book: { $book }
}
table-book-says = the book: { $book }
table-all-told = all told: { $told }
table-of-rule = { $rule }: { $said }
table-ask-change = Change
table-ask-take = Take
table-ask-reset = Reset
table-ask-reset-all = Reset all
table-ask-rename = Rename
table-ask-delete = Throw away
table-ask-undo = Undo
table-ask-column = Beside
table-name = What is this table called?
table-names = Our house, Sunday table, Long night, No mercy, Revenge, Cousins’ table
table-unnamed = Table
table-lies = “{ $file }” waits in this folder; elsewhere, put it into “tables”, one step up:
table-words-hint = Two or three letters of each word will do: the list knows the rest. Accents are for poets.
table-words-propose = Take the first word
table-words-title = Twelve words of another house
table-set-book = The book
    .hint = The rules as they are printed.
problem-table-most = { $n } at most.
problem-table-least = { $n } at least.
table-set-told = { $hint } { $effect }.
table-chip = measured: { $effect }
