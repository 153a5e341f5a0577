# The booklet of Roulette: its numbers come from the team, the deck of cards and the house rules.

rulebook-roulette-aim = The aim
rulebook-roulette-aim-team = { $n ->
    [one] Everybody has one captain, and would like to keep him.
   *[other] Everybody leads a team of { $n } heads. The captain’s is always the last to fall.
}
rulebook-roulette-aim-together = Everybody plays at once: nobody is first, nobody waits, nobody has an excuse.
rulebook-roulette-aim-win = { $n } points and more than anybody else, or the last captain standing: there is your champion.

## The gun and the rest

rulebook-roulette-setting = The gun and the rest
rulebook-roulette-setting-gun = A gun is { $cards } cards: { $clics } CLIC and { $balles ->
    [one] one BALLE
   *[other] { $balles } BALLES
}.
rulebook-roulette-setting-die = A die to bet with, from nought to { $most }.
rulebook-roulette-setting-hand = { $n ->
    [0] No action card to begin with: they must be earned.
    [one] One action card, dealt at random and kept secret.
   *[other] { $n } action cards, dealt at random and kept secret.
}
rulebook-roulette-setting-deck = The deck has { $n } action cards. When it is empty the discards go back, well shuffled.
rulebook-roulette-setting-no-deck = No action cards tonight: there is luck, and there is nerve.
rulebook-roulette-setting-spare = { $n ->
    [0] Not one spare BALLE in the box.
    [one] A single spare BALLE in the box.
   *[other] { $n } spare BALLES in the box. After that you must do without.
}
rulebook-roulette-setting-spare-endless = Spare BALLES, as many as it takes. Alas.
rulebook-roulette-setting-public = Points, heads, extra BALLES and the number of cards are public. All the rest is secret.

## A round

rulebook-roulette-round = A round
rulebook-roulette-round-pocket = Everybody hides one card of the gun.
rulebook-roulette-round-spin = The others are shuffled: the barrel is ready.
rulebook-roulette-round-bet = Everybody bets on a number of shots.
rulebook-roulette-round-accusation = Suspicious pockets are searched.
rulebook-roulette-round-trigger = All fire together, shot by shot.
rulebook-roulette-round-count = The survivors collect.

## The pocket

rulebook-roulette-pocket = The pocket
rulebook-roulette-pocket-secret = In secret, everybody slips one card of the gun into a pocket.
rulebook-roulette-pocket-clic = A CLIC: you are honest, and the BALLE stays in the barrel.
rulebook-roulette-pocket-balle = A BALLE: you cheat, and shoot with a quiet mind.
rulebook-roulette-pocket-always = Even if there are more of them in the gun, even for want of a choice, that is cheating.
rulebook-roulette-pocket-spin = { $n ->
    [one] The other card is the barrel.
   *[other] The other { $n } are shuffled face down: nobody knows their order.
}

## The bet

rulebook-roulette-bet = The bet
rulebook-roulette-bet-secret = How many shots do you mean to take? From nought to { $most }. All choose in secret, and show together.
rulebook-roulette-bet-worth = { $survivor ->
    [0] Whoever survives wins the bet.
    [one] Whoever survives wins the bet, and one point for the trouble.
   *[other] Whoever survives wins the bet, and { $survivor } points for the trouble.
}
rulebook-roulette-bet-zero = To bet nought is allowed. It will be talked about, that is all.
rulebook-roulette-odds = The odds
rulebook-roulette-odds-bet = shots
rulebook-roulette-odds-points = points
rulebook-roulette-odds-percent = { $n }%
rulebook-roulette-odds-words = The chances of surviving it, by the BALLES in the barrel. The one in your pocket is not there any more: that is the whole point.

## The accusation

rulebook-roulette-accusing = The accusation
rulebook-roulette-accusing-who = Once a round, you may accuse somebody still in the round whose pocket has not been opened. It is opened.
rulebook-roulette-accusing-balle = BALLE: the cheat loses a head and is out of the round.
rulebook-roulette-accusing-caught = { $n ->
    [one] The accuser draws an action card.
   *[other] The accuser draws { $n } action cards.
}
rulebook-roulette-accusing-clic = CLIC: in the accuser’s gun an extra BALLE takes the place of a CLIC, until one of the team dies. With no CLIC in the barrel, nothing changes.
rulebook-roulette-accusing-slandered = { $n ->
    [one] The accused draws an action card, for the insult.
   *[other] The accused draws { $n } action cards, for the insult.
}
rulebook-roulette-accusing-out = Out of the round? You may still accuse, as long as your captain breathes.

## Accusing together

rulebook-roulette-together = All at once
rulebook-roulette-together-clock = { $n ->
    [one] After one second without an accusation, pockets close.
   *[other] After { $n } seconds without an accusation, pockets close.
}
rulebook-roulette-together-no-clock = Pockets close when everybody has accused or let it go.
rulebook-roulette-together-gather = { $n ->
    [one] Accusations made within a second count together.
   *[other] Accusations made within { $n } seconds count together.
} All see who accuses, not whom.
rulebook-roulette-together-alone = Every accusation stands alone, and is settled at once.
rulebook-roulette-together-order = Pockets open, cards are drawn, cheats lose a head, slanderers load their BALLE.
rulebook-roulette-together-once = A cheat loses one head only, though the whole table accuse. Every accuser is rewarded, even a dying one.
rulebook-roulette-together-again = Then the silence starts again.

## The trigger

rulebook-roulette-trigger = The trigger
rulebook-roulette-trigger-call = Three, two, one, fire! Whoever has bet at least this shot turns over the top card.
rulebook-roulette-trigger-clic = CLIC: nothing. You may breathe until the next shot.
rulebook-roulette-trigger-balle = BALLE: whoever is aimed at, most often oneself, loses a head and is out of the round.
rulebook-roulette-trigger-one = Several BALLES on the same person in the same shot take one head only.
rulebook-roulette-trigger-elsewhere = A BALLE fired elsewhere is spent: its shooter goes on. Who has done shooting remains a target.

## Death

rulebook-roulette-death = Death
rulebook-roulette-death-mate = A teammate falls: the gun is as good as new, extra BALLES included. The barrel will wait for the next round.
rulebook-roulette-death-draw = The team draws an action card, instead of flowers.
rulebook-roulette-death-save = With “{ $card }” the teammate lives: out of the round, with no card and no new gun. Never for a captain.
rulebook-roulette-death-captain = The captain falls: you are out of the game.
rulebook-roulette-death-hand = You keep your hand: cards with a skull may still be played.

## The count

rulebook-roulette-counting = The count
rulebook-roulette-counting-gain = { $survivor ->
    [0] Whoever is still in the round wins what the die shows, as it stands now.
    [one] Whoever is still in the round wins what the die shows, as it stands now, and one point more.
   *[other] Whoever is still in the round wins what the die shows, as it stands now, and { $survivor } points more.
}
rulebook-roulette-counting-nothing = The others get nothing, not even those whom a doctor saved.
rulebook-roulette-counting-back = All take back all their cards, extra BALLES too. On to the next round!

## The champion

rulebook-roulette-winning = The champion
rulebook-roulette-winning-last = One captain alive: victory on the spot, even with shots left to take.
rulebook-roulette-winning-none = No captain left: nobody wins. It happens, among determined people.
rulebook-roulette-winning-points = After the count, a living captain with { $n } points wins, given more than all the others, the dead included.
rulebook-roulette-winning-tie = { $rounds ->
    [0] A tie on top: one more round, and all the living play it.
    [one] A tie on top: the living who lead win together.
   *[other] A tie on top: one more round, and all the living play it; after { $rounds } rounds the living who lead win together.
}

## The hourglass

rulebook-roulette-clock = The hourglass
rulebook-roulette-clock-choice = { $n ->
    [one] One second for the pocket and the bet.
   *[other] { $n } seconds for the pocket and the bet.
} After that the pocket takes any card, and the bet is nought.
rulebook-roulette-clock-no-choice = For the pocket and the bet, all are waited for.
rulebook-roulette-clock-silence = Silence lets it go: no accusation, no card, no cure.
rulebook-roulette-clock-aim = { $n ->
    [one] One second to aim.
   *[other] { $n } seconds to aim.
} After that it is the next player in the round, or else the sky.
rulebook-roulette-clock-no-aim = To aim, you may take your time.
rulebook-roulette-clock-draw = When several draw, they do so in the order of seats, each all their cards.

## The action cards

rulebook-roulette-playing = Playing a card
rulebook-roulette-playing-moment = Every card has its moment, and no other. As many cards as you like, one after the other.
rulebook-roulette-playing-clock = { $n ->
    [one] After one second without a card, the round goes on.
   *[other] After { $n } seconds without a card, the round goes on.
} Looking at your cards holds everybody, whether you play one or not. You may also pass at once until the shot.
rulebook-roulette-playing-no-clock = The round goes on when all have passed. Looking at your cards gives nothing away.
rulebook-roulette-playing-last = The card played last wins, on the same gun or the same die. An aim lasts for one shot.
rulebook-roulette-playing-self = “Somebody” may be you. “Somebody else” may be dead.
rulebook-roulette-playing-skull = A skull: played even out of the round or of the game.

rulebook-roulette-when = Every card in its time
rulebook-roulette-when-before-pockets = before pockets are chosen
rulebook-roulette-when-before-bets = before the bets are shown
rulebook-roulette-when-after-bets = once the bets are shown
rulebook-roulette-when-before-accusations = before the accusations
rulebook-roulette-when-before-shot = before a shot
rulebook-roulette-when-dying = when your teammate falls
rulebook-roulette-when-after-shot = after a shot
rulebook-roulette-when-after-count = once the points are given

rulebook-roulette-deck = The action cards
rulebook-roulette-deck-more = The action cards, continued
rulebook-roulette-deck-copies = { $n ->
    [one] one card
   *[other] { $n } cards
}
rulebook-roulette-deck-skull = skull
