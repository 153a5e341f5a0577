# The lesson of Triumph & Treason: eight lessons, in short battles.

## The steps of a ghost

tutorial-skirmish-forth = An inch forward
tutorial-skirmish-wheel = Wheel
tutorial-skirmish-lay = Lay this leg
tutorial-skirmish-go = March
tutorial-skirmish-other = The next one
tutorial-skirmish-unlay = Take it back

## Move and wheel

tutorial-skirmish-welcome = Psst! These ten pikes are yours. Up there, those of { $other }, who for now only watches.
    .verb = Fall in
    .nudge = Nobody moves without this button.
tutorial-skirmish-march = One doesn’t shove a regiment, one drives its ghost. Take your Pikes.
    .verb = Take them
    .nudge = Two inches at least and a proper wheel, ten degrees. Then lay the leg, and march.
    .watch = They follow their ghost, in step.
tutorial-skirmish-march-drive = Two inches on, then wheel ten degrees: the wing runs, the pivot pretends it meant to.
tutorial-skirmish-marched = There. Who wheels pays for the road of the wing, the longest one. Movement is soon spent.
    .verb = Noted
    .nudge = Catch your breath. This button.

tutorial-skirmish-to-charge-title = Closer
tutorial-skirmish-to-charge-words = Marching takes you up to the enemy. To touch, declare it first, and run afterwards.
tutorial-skirmish-to-charge-on = At them!

## Charge

tutorial-skirmish-charge = The Marauders are in reach. A charge is declared before any other step: your Pikes, then their prey.
    .verb = Choose
    .nudge = Your Pikes, at the Marauders. The Marshal stays behind: a matter of rank.
    .watch = Hold, or flee? Then two dice say how far you run.
tutorial-skirmish-charged = They held, the dice ran, and here you are in contact. Blood is for the last phase.
    .verb = I’ll wait
    .nudge = Patience, no blows yet. This button.

tutorial-skirmish-to-names-title = There are three
tutorial-skirmish-to-names-words = Between two all is simple: the other one is the enemy. Here comes Dorine, and with Dorine, treason.
tutorial-skirmish-to-names-on = Three, then

## Name your enemy; a neutral is a wall

tutorial-skirmish-names = In each phase you name ONE enemy. All others are neutral, and look the other way.
    .verb = Only one?
    .nudge = Listen first, choose later.
tutorial-skirmish-name = The Horde of { $other } is under your nose. Name { $other2 } all the same. On the right: what it changes.
    .verb = Name
    .nudge = Not { $other }! The tab of { $other2 }, then name.
tutorial-skirmish-wall = The Marauders are neutral now: no sword at their edge, but a wall. Drive your Pikes there.
    .verb = Take them
    .nudge = Straight at the Marauders, until somebody stops you.
    .watch = In step, in step… and a dead stop.
tutorial-skirmish-wall-drive = Straight on. Somebody will stop you.
tutorial-skirmish-walled = Stopped at one inch. A neutral bars the way, does not fight, and sniggers.
    .verb = I hear it
    .nudge = Let it snigger. This button.

tutorial-skirmish-to-truce-title = Caught on two sides
tutorial-skirmish-to-truce-words = In front, Scapin. On the flank, Dorine. A brawl of three, and only one of them may be named.
tutorial-skirmish-to-truce-on = Name, quickly

## Truce

tutorial-skirmish-truce = Name { $other }, in front of you. { $other2 } will be neutral: before any blow, a truce pushes those troops an inch away.
    .verb = Name
    .nudge = The one in front: { $other }. The others will go by themselves.
    .watch = First the truce: see the troops of { $other2 } fall back an inch.
    .then = Then the dice: hit, wound, parry. Whoever loses the result tests their nerve.
tutorial-skirmish-pushed = Pushed off, without a blow! With one name you undid half a trap.
    .verb = What a name!
    .nudge = Enjoy it, then this button.

## Bribe

tutorial-skirmish-bribe = It is for { $other } to name. A promise can be bought: raise your hand, open the drawer.
    .verb = Raise a hand
    .nudge = A token to { $other }, for the promise not to name you. Nothing else.
    .watch = The token goes. { $other } has promised: now see who is named.
tutorial-skirmish-bribe-fill = A token to { $other }, for the promise not to name you. All there? Then offer.
tutorial-skirmish-bribe-take = Make the offer
tutorial-skirmish-bought = Sold! { $other } named { $other2 }. A given word can be broken too, but everybody hears it.
    .verb = I’ll remember
    .nudge = The bargain is struck. This button.

tutorial-skirmish-to-bribe-title = Everything has a price
tutorial-skirmish-to-bribe-words = Before each name, whoever will say it can be paid. Tokens for a word: of the two, tokens keep.
tutorial-skirmish-to-bribe-on = How much?

## Card

tutorial-skirmish-card = A card is played whenever it may, from a hidden hand. Announce one.
    .verb = A card
    .nudge = The vial and nothing but the vial. Say “a card”, look, play.
    .watch = The vial runs down the blades: now everybody has seen it.
    .then = Dice tell the blows: hit, wound, parry. Then the result.
tutorial-skirmish-card-peek = Backs, and nothing else. Hold this button: a sheet says which is which.
tutorial-skirmish-card-turn = The vial’s button is on your sheet: play it.
tutorial-skirmish-card-on = Here it is. On whom? Your Pikes, of course.
tutorial-skirmish-card-look = Look
tutorial-skirmish-card-take = Play
tutorial-skirmish-played = Poison on the blades. Each treachery feeds the next: one draws again, one starts again.
    .verb = Charming
    .nudge = Put the vial away. This button.

tutorial-skirmish-to-card-title = Under the cloak
tutorial-skirmish-to-card-words = Everybody holds a hand of treacheries. Nobody knows which, or when they will come out.
tutorial-skirmish-to-card-on = My turn

tutorial-skirmish-to-rout-title = The last word
tutorial-skirmish-to-rout-words = Battles are rarely won by killing everybody. They are won when the others run.
tutorial-skirmish-to-rout-on = Make them run

## Rout

tutorial-skirmish-again = Four Marauders before fifteen pikes. Charge them: close combat will follow.
    .verb = Choose
    .nudge = The Pikes charge the Marauders, as before.
    .watch = They hold, you run: dice say whether the charge gets there.
    .then = And close combat: hit, wound, parry. Whoever loses tests their nerve.
tutorial-skirmish-rout = They lost, and their nerve with it. Who flees may be caught, and swept away: pursue.
    .verb = Pursue
    .nudge = Restraint is good manners. Today we pursue.
    .watch = Let them run! Dice against dice: whoever is caught is swept away.
tutorial-skirmish-over = No more Marauders! In the end one counts who died, who ran, and whom one betrayed.
    .verb = Curtain
    .nudge = One last button: this one.
    .watch = Curtain!

tutorial-skirmish-end-title = You are a general now
tutorial-skirmish-end-words = March, charge, name, push, pursue: that is the trade. Tokens, cards and promises are learnt by being betrayed.
