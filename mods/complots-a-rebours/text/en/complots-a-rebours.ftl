mod-title = Plots against the clock
    .hint = You begin rich, every turn costs, and the price goes up. The broke lose a face.
said-dearer = The hour turns: from now on a turn costs { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
said-broke = The purse is empty: at the end of the turn a face comes off.
