name-usuriere = Money-lender
    .the = the Money-lender
    .of = of the Money-lender
    .does = Takes four coins from another player.
    .blocks = Blocks another Money-lender.
action-usuriere = Money-lender
    .hint = Pay 1, take 4
    .says = and presents { $target } with a bill
