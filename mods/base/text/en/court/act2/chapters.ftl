# Act two: the chapters.

chapter-monnaie = The Mint
    .bent = Struck once
    .bent-what = One round, and it is over.
    .won = you are shown the die.
    .lost = Barnabé sees it before you do.
chapter-cachot = The Cell
    .bent = The chest is almost empty
    .bent-what = Twelve coins in all, and not one more.
    .won = he opens, because he lost.
    .lost = he opens, because of the bread.
chapter-col = The Pass of the Forty
    .bent = The pay has not come
    .bent-what = Nobody starts with tokens; one turn less.
    .won = thirty-seven stones, and their prices.
    .lost = you carry the thirty-eighth.
    .boss = Back Pay
    .boss-what = Each movement, not his own, in which nobody names him earns him a token.
chapter-chambre = The Empty Room
    .bent = One eye too many
    .bent-what = The Inquisitor sits for the Ambassador.
    .won = you draw the curtain.
    .lost = it is drawn for you.
