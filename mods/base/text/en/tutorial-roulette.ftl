# The lesson of Roulette: one round, a slanderer, a cheat.

tutorial-roulette-partner-cheat = Matamore
tutorial-roulette-your-secrets = here, to look

## The steps of an Action card

tutorial-roulette-look-for = Hold to look
tutorial-roulette-go = Go that way
tutorial-roulette-nudge-pick = Not that one! The card under the finger, by the button it bears.
tutorial-roulette-nudge-target = No, no! The arrows choose; then this button.
tutorial-roulette-nudge-whom = Wrong person! The map shows { $other2 }.

## The pocket

tutorial-roulette-welcome = Psst! { $other }, { $other2 } and you, with a team each. Fifteen points, or the last captain standing, and you win.
    .verb = Take aim
    .nudge = Easy with that finger. This button.
tutorial-roulette-look = Your gun is seven cards. Hold this button to look at them, then let go.
    .verb = Look
    .nudge = Not that one. Hold the button, then let go.
tutorial-roulette-look-open = Six CLIC, one BALLE; beside them, your Action cards. Cover them, people peek.
    .verb = Cover
tutorial-roulette-pocket = One card goes into your pocket, the rest into the barrel. Pocketing your BALLE is cheating. Stay honest: a CLIC.
    .verb = Pocket a CLIC
    .nudge = No, honest! The map says so: this button is CLIC.

## The bet

tutorial-roulette-glance = All barrels have spun, nobody knows a thing. An Action card may help: while you look, time waits.
    .nudge = Look at your cards first: hold this button.
tutorial-roulette-glance-pick = The gilt one shows its button: { name-coup_d_oeil } shows three cards of a barrel. Play it.
    .verb = Play { name-coup_d_oeil }
tutorial-roulette-glance-target = Which barrel? The arrows choose. Yours, of course!
    .verb = Mine
tutorial-roulette-seen = The eye has seen for you. Hold this button, it will tell.
    .verb = Look
    .nudge = Look first: hold this button.
tutorial-roulette-seen-open = CLIC, CLIC, then BALLE. The table gives your chances: two shots are safe!
    .verb = Cover
tutorial-roulette-bet = Bet: how many shots at yourself? Survivors gain their bet plus one. Two it is.
    .verb = Bet two
    .nudge = Two, I said! The third one is a BALLE.

## The accusation

tutorial-roulette-bets = { $other2 } bets five? With a BALLE among six cards? Well, well.
    .verb = Well, well
    .nudge = Admire that five, then this button.
tutorial-roulette-slander = { $other } accuses you falsely: you draw a card, and there a CLIC becomes a BALLE.
    .verb = Serves them right
    .nudge = Laugh up your sleeve, then this button.
tutorial-roulette-accuse = But { $other2 }, with that five? There is no BALLE in that barrel. Accuse!
    .verb = Accuse
    .nudge = Let a cheat go? Accuse!
tutorial-roulette-accuse-whom = They know that you accuse. Whom? The map says which button is { $other2 }.
    .verb = Accuse { $other2 }
tutorial-roulette-caught = A BALLE in the pocket! { $other2 } loses a teammate and leaves the round; you draw three cards.
    .verb = A fine catch
    .nudge = Relish it, then this button.

## The shots

tutorial-roulette-shot = The shooters, { $other } and you: at every “3, 2, 1, fire!”, a card from the barrel.
    .verb = Fire!
    .nudge = Steady now. This button.
tutorial-roulette-again = The rogue makes you shoot once more! And your third card is the BALLE.
    .verb = What now?
    .nudge = Breathe. Then this button.
tutorial-roulette-gift = A BALLE makes a lovely present. Quick, look at your cards.
    .nudge = So you want to die? Your cards, hold this button!
tutorial-roulette-gift-pick = Two cards are gilt. { name-cadeau } makes your shot hit somebody else. Play it.
    .verb = Play { name-cadeau }
tutorial-roulette-gift-target = For whom? { $other }, who insisted so.
    .verb = Aim at { $other }

## The count

tutorial-roulette-fallen = A teammate falls: { $other } draws a card, but leaves the round without a point.
    .verb = With my love
    .nudge = One tear, then this button.
tutorial-roulette-count = The count: your bet plus one, three points. Fifteen, ahead of everybody. Curtain!
    .verb = Take a bow
    .nudge = They are waiting: this button.

tutorial-roulette-end-title = What a blast!
tutorial-roulette-end-words = The round, and the game. Next time, do cheat: BALLE in the pocket, nothing to fear in the barrel. But who loses all four teammates, the captain last, leaves the stage.
