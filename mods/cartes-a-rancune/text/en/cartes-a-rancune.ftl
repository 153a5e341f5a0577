mod-title = Cards that remember
    .hint = A black book, life insurance and a tontine: eight cards that forget nothing.
name-carnet = The black book
card-carnet = Whoever has accused you since your last black book pays you a point for each time.
name-assurance = Life insurance
card-assurance = If you leave the round you draw three cards. If you do not, you pay a point.
name-tontine = The tontine
card-tontine = All stake a point. Whoever alone survives the most shots takes all; else it waits.
said-bill = The black book is open: accusations are paid for.
said-blank-page = The black book is open: a blank page. Nobody bears a grudge, how insulting.
said-benefit = The insurance pays. It apologises for the delay.
said-premium = The insurance congratulates the survivors and collects the premium.
said-stakes = { $pot ->
    [one] The tontine holds one point.
   *[other] The tontine holds { $pot } points.
}
said-waiting = { $pot ->
    [one] Nobody alone survived the most shots: the point waits.
   *[other] Nobody alone survived the most shots: the { $pot } points wait.
}
said-jackpot = { $pot ->
    [one] The tontine is closed: one point to whoever lasted longest.
   *[other] The tontine is closed: { $pot } points to whoever lasted longest.
}
