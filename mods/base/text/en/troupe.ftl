# The troupe: two to four heroes in one story.

troupe-trade = { $genre ->
   *[other] {""}
}{ $trade ->
    [dresser] dresser
    [flyman] flyman
    [lamplighter] lamplighter
   *[prompter] prompter
}
    .the = { $trade ->
    [dresser] the dresser
    [flyman] the flyman
    [lamplighter] the lamplighter
   *[prompter] the prompter
}
    .to = { $trade ->
    [dresser] To the dresser
    [flyman] To the flyman
    [lamplighter] To the lamplighter
   *[prompter] To the prompter
}

## The green room: one joins there, and one waits

troupe-room = The Green Room
troupe-room-line = Two to four heroes. Measured at table: half as long again for two, double for three or four.
troupe-room-later = One comes and goes between two chapters. An honest bot keeps the place of whoever leaves.
troupe-several = With others
troupe-empty = Nobody yet
troupe-empty-line = Press, and a coat comes off its peg.
troupe-held = A bot keeps the place
troupe-away = The pad is elsewhere
troupe-ready = Ready
troupe-not-ready-yet = Wait
troupe-ready-yes = { $genre ->
   *[other] Ready for the curtain
}
troupe-not-ready = Looking for the gloves
troupe-join = Join
troupe-take = Take the place
troupe-coat = The other coat
troupe-name = First name
troupe-leave = Leave
troupe-leave-held = Green room; hold: leave
troupe-begin = Raise the curtain
troupe-back-to-map = Back to the map
troupe-names = Dominic|Maxime|Amber|Florian|Noah|Celestine|Aurora
campaign-troupe-full = Four is all: the green room has four pegs.
campaign-troupe-name = That name is in the cloakroom already.
campaign-troupe-device = That hand holds somebody already.
campaign-troupe-last = Somebody has to stay: an empty theatre does not play.
troupe-stranger = This hand plays nobody. Let it join at the map, between two chapters.
troupe-purse = That is { $who }’s purse: to each their favours, to each their remorse.
troupe-joined = Enter { $who }.
troupe-parted = Exit { $who }; an honest bot keeps the place.
troupe-of = Troupe

## The seals

troupe-seal = Put your seal
troupe-seals = Everybody puts a seal.
troupe-by-most = Done, by the greater number.
troupe-by-all = Done, with one voice.
troupe-by-trust = A tie: { $qui } leaves it to { $who }.
troupe-by-turn = A tie: it is left to { $who }.
troupe-apart = I dissociate myself (1 favour)
troupe-not-apart = Stay with the others
troupe-stands-apart = apart
troupe-too-dear = To stand apart costs a favour, and somebody has to stay.
troupe-waits = wavers
troupe-sealed = sealed

## The match

troupe-bet = A favour on how it ends?
troupe-bet-won = A win
troupe-bet-lost = A loss
troupe-bet-none = Keep it
troupe-bet-look = Other bet
troupe-ledger = { $who }: { $line }
troupe-coat-line = { $who } changes coats. The lining is original.
troupe-watch = { $who } plays alone. The others watch, and bet.
troupe-watch-cough = { $who } plays alone. The others may cough, once.
troupe-may-cough = Whoever watches may cough, once: the rival plays close until the round is over.
troupe-cough = { $who }: cough
troupe-coughs = [{ $who } coughs]
