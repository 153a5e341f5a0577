# The sentences of symbols and boxes.

tell-hecatombe-symbol = { $peoples ->
    [one] { $peoples } people bears it,
   *[other] { $peoples } peoples bear it,
}
tell-hecatombe-symbol-tiles = { $n ->
    [one] on { $n } tile in all.
   *[other] on { $n } tiles in all.
}
tell-hecatombe-symbol-none = In no box that is played: nobody will see it.

tell-hecatombe-box = { $n ->
    [one] { $n } symbol makes
   *[other] { $n } symbols make
} { $peoples ->
    [one] { $peoples } people,
   *[other] { $peoples } peoples,
}
tell-hecatombe-box-copies = { $n ->
    [one] one tile of each: { $all } in all.
   *[other] { $n } tiles of each: { $all } in all.
}
tell-hecatombe-box-hands = { $most ->
    [one] One tile in hand at most.
   *[other] From { $least } to { $most } tiles in hand, by the table.
}

thing-hecatombe-box-standard = The box

workshop-problem-box-twins = The same symbol is there twice.
workshop-problem-box-tables = One table, and only one, for each number of players from 2 to 7.
workshop-problem-box-small = Too few tiles to serve everybody at the largest table.
workshop-problem-box-armies = Everybody needs three armies once all objectives are hidden.
workshop-problem-box-parity = Tiles minus objectives: an odd number, or not all would end alike.
