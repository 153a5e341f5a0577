# The lesson of Roulette: one round, a slanderer, a cheat.

tutorial-roulette-partner-cheat = Matamore
tutorial-roulette-your-secrets = here, to look

## The steps of an Action card

tutorial-roulette-look-for = Look
tutorial-roulette-go = Go that way
tutorial-roulette-nudge-pick = Not that one! The card under the finger, by the button it bears.
tutorial-roulette-nudge-target = No, no! The arrows choose; then this button.
tutorial-roulette-nudge-whom = Wrong person! The ribbon shows { $other2 }.

## The pocket

tutorial-roulette-welcome = Psst! { $other }, { $other2 } and you, with a team each. Fifteen points, or the last captain standing, and you win.
    .verb = Take aim
    .nudge = Easy with that finger. This button.
tutorial-roulette-look = Your gun is seven cards. Hold this button to look at them, then let go.
    .verb = Look
    .nudge = Not that one. Hold the button, then let go.
tutorial-roulette-look-open = Your drawer: six CLIC, one BALLE, then your Action cards. Cover it, people peek.
    .verb = Cover
tutorial-roulette-pocket = One card goes into your pocket, the rest into the barrel. Pocketing your BALLE is cheating. Stay honest: a CLIC.
    .verb = Pocket a CLIC
    .nudge = No, honest! The ribbon says so: this button is CLIC.

## The bet

tutorial-roulette-glance = All barrels have spun, nobody knows a thing. An Action card may help. Hold this button: time waits.
    .nudge = Look at your cards first: hold this button.
    .watch = A card that is played is shown large, then settles among the last blows.
tutorial-roulette-glance-pick = The gilt one bears its button: { name-coup_d_oeil } shows three cards of a barrel. Play it.
    .verb = Play { name-coup_d_oeil }
tutorial-roulette-glance-target = Which barrel? The arrows choose. Yours, of course!
    .verb = Mine
tutorial-roulette-seen = The eye has seen for you. Hold this button, it will tell.
    .verb = Look
    .nudge = Look first: hold this button.
tutorial-roulette-seen-open = CLIC, CLIC, then BALLE. On the right, your chances: two shots are safe!
    .verb = Cover
tutorial-roulette-bet = Bet: how many shots at yourself? Survivors gain their bet plus one. Two it is.
    .verb = Bet two
    .nudge = Two, I said! The third one is a BALLE.
    .watch = And the dice come up!

## The accusation

tutorial-roulette-bets = { $other2 } bets five? With a BALLE among six cards? Well, well.
    .verb = Well, well
    .nudge = Admire that five, then this button.
    .watch = A hand reaches out: an accusation! See into whose pocket it dives.
tutorial-roulette-slander = { $other } accuses you falsely: you draw a card, and there a CLIC becomes a BALLE.
    .verb = Serves them right
    .nudge = Laugh up your sleeve, then this button.
tutorial-roulette-accuse = But { $other2 }, with that five? There is no BALLE in that barrel. Accuse!
    .verb = Accuse
    .nudge = Let a cheat go? Accuse!
    .watch = The pocket of { $other2 } opens: BALLE or CLIC, that is the question.
tutorial-roulette-accuse-whom = They know that you accuse. Whom? The ribbon says which button is { $other2 }.
    .verb = Accuse { $other2 }
tutorial-roulette-caught = A BALLE in the pocket! { $other2 } loses a teammate and leaves the round; you draw three cards.
    .verb = A fine catch
    .nudge = Relish it, then this button.
    .watch = Now for the triggers. Breathe.

## The shots

tutorial-roulette-shot = The shooters, { $other } and you: at every “3, 2, 1, fire!”, a card from the barrel.
    .verb = Fire!
    .nudge = Steady now. This button.
    .watch = Three, two, one… Eyes on the barrel: a tick, and you may breathe.
    .then = One more shot. And after each shot a card may change everything: eyes on { $other }.
tutorial-roulette-again = The rogue makes you shoot once more! And your third card is the BALLE.
    .verb = What now?
    .nudge = Breathe. Then this button.
    .watch = Guns up. And this one is for you.
tutorial-roulette-gift = A BALLE makes a lovely present. Quick, look at your cards.
    .nudge = So you want to die? Your cards, hold this button!
    .watch = It is gift-wrapped. The thread tells: your gun now aims at { $other }.
    .then = Three, two, one… Don’t look. No, do.
tutorial-roulette-gift-pick = Two cards are gilt. { name-cadeau } makes your shot hit somebody else. Play it.
    .verb = Play { name-cadeau }
tutorial-roulette-gift-target = For whom? { $other }, who insisted so.
    .verb = Aim at { $other }

## The count

tutorial-roulette-fallen = A teammate falls: { $other } draws a card, but leaves the round without a point.
    .verb = With my love
    .nudge = One tear, then this button.
    .watch = Now everyone is paid: watch the points climb.
tutorial-roulette-count = The count: your bet plus one, three points. Fifteen, ahead of everybody. Curtain!
    .verb = Take a bow
    .nudge = They are waiting: this button.
    .watch = Fifteen points. Bow, they are watching.

tutorial-roulette-end-title = What a blast!
tutorial-roulette-end-words = The round, and the game. Next time, do cheat: BALLE in the pocket, nothing to fear in the barrel. But who loses all four teammates, the captain last, leaves the stage.
