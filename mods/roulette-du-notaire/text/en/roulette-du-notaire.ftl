mod-title = The notary’s Roulette
    .hint = A bet that is kept pays, slander costs a stamp, every third round is inventory.
said-inventory = Inventory! The richest pays { $points } { $points ->
    [one] point
   *[other] points
} to the poorest. Sign here, and there.
said-disputed = Inventory! The estate is disputed: nobody gets a thing, save the notary.
said-fees = { $contracts ->
    [one] One contract kept to the letter: a fee of one point.
   *[other] { $contracts } contracts kept to the letter: a fee of one point each.
}
said-stamp = An honest pocket: slanderers pay the stamp, { $points ->
    [one] one point
   *[other] { $points } points
} a head.
