# Offers and promises: the drawer, the letter, the board.

skirmish-offer-title = { $player } offers
skirmish-offer-to = To
skirmish-offer-tokens = Tokens
skirmish-offer-card = Card
skirmish-offer-against = For the promise to
skirmish-offer-of = { $n } of { $most }
skirmish-offer-no-tokens = an empty purse
skirmish-offer-no-card = no card
skirmish-offer-goods = { $card ->
    [yes] { $n ->
        [0] a card
        [one] a token and a card
       *[other] { $n } tokens and a card
    }
   *[no] { $n ->
        [0] nothing at all
        [one] a token
       *[other] { $n } tokens
    }
}
skirmish-offer-sentence = { $by } offers { $goods } to { $to }, who { $clause }
skirmish-offer-of-nothing = { $by } offers nothing to { $to }, who promises just as much
skirmish-clause-not-name = will not name { $player } { $term }
skirmish-clause-not-charge = will not charge { $player } { $term }
skirmish-clause-name = will name { $player } { $term }

skirmish-promise-not-name = not name { $player }
skirmish-promise-not-charge = not charge { $player }
skirmish-promise-name = name { $player }
skirmish-promise-term = { $phase ->
    [movement] in Movement
    [magic] in Magic
    [shooting] in Shooting
    [combat] in Close combat
   *[turn] until the next turn ends
}

skirmish-letter-title = { $player }, a letter
skirmish-letter-gives = { $player } gives
skirmish-letter-record = { $ended ->
    [0] { $player } has betrayed nobody yet. Yet.
   *[other] Promises of { $player }: { $broken } of { $ended } broken
}

skirmish-promises-title = Promises given
skirmish-promises-to = promises
skirmish-promises-would = would promise
skirmish-promises-against = for { $goods }
skirmish-promises-kept = kept
skirmish-promises-broken = broken
skirmish-promises-void = void
skirmish-promises-none = Nobody has promised anything. Wise.
skirmish-promises-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}

## The drawer and the letter, under one's fingers

skirmish-bid-make = Offer
skirmish-bid-shut = Shut
skirmish-bid-look = Look
skirmish-letter-take = Accept
skirmish-letter-decline = Decline
skirmish-letter-counter = Counter
skirmish-letter-later = Later
