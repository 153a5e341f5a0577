# Roulette: what the screen says (prompts, calls, story). Names and rules of the cards: cards.ftl.

roulette-round = Round { $n }
roulette-to-win = to { $n } points
roulette-and = { $list } and { $last }

## Prompts

roulette-peek = look
roulette-cover = cover
roulette-accuse = accuse
roulette-pass = let it be
roulette-card = Action card
roulette-card-short = card
roulette-back = back
roulette-let-go = give up
roulette-on-whom = on whom?
roulette-face = this face

## Calls: the banner

roulette-call-pocket = A card in the pocket!
roulette-call-spin = Give it a spin!
roulette-call-bet = Place your bets!
roulette-call-bets = The dice are down!
roulette-call-accusation = Who cheats?
roulette-call-gather = Anybody else?
roulette-call-judge = Pockets out!
roulette-call-trigger = Take aim…
roulette-call-shot-1 = First shot…
roulette-call-shot-2 = Second shot…
roulette-call-shot-3 = Third shot…
roulette-call-shot-4 = Fourth shot…
roulette-call-shot-5 = Fifth shot…
roulette-call-shot-6 = Sixth shot…
roulette-call-shot = Shot { $n }…
roulette-call-fire = Fire!
roulette-call-aim = At whom?
roulette-call-dying = A doctor?
roulette-call-count = The count
roulette-call-won = { $name } wins!
roulette-call-nobody = All dead. Curtain.

## What the moment asks

roulette-line-pocket = Everybody hides a card. A BALLE in the pocket is cheating, if you are caught.
roulette-line-bet = Everybody bets in secret: how many shots will you take?
roulette-line-aim = Every shooter aims at somebody else, in secret.
roulette-line-accusation = Does a pocket look heavy to you? Accuse.
roulette-line-gather = Would anybody else like to accuse?
roulette-line-dying = A Doctor, perhaps?
roulette-line-card = { $name } plays { $card }: on whom?
roulette-line-face = { $name } plays { $card }: which face?

## The map of buttons

roulette-map-pocket = Into the pocket
roulette-map-bet = Your bet
roulette-map-aim = Shoot at whom?
roulette-map-accuse = Accuse whom?
roulette-map-face = Which face?
roulette-map-clic = CLIC
roulette-map-balle = BALLE
roulette-map-chance = any of them

## Plaques

roulette-state-ready = ready
roulette-state-choose = your turn
roulette-state-absent = pad lost
roulette-state-picking = choosing…
roulette-state-accusing = accusing…
roulette-state-accused = has accused
roulette-state-passed = lets it be
roulette-state-aiming = taking aim

## Private panel

roulette-secret-blind = Pocket swapped: not even you know it.
roulette-secret-hold = Hold to look, for the blink of an eye.

## The story: every event in one sentence

roulette-said-round = Round { $n }. Everybody takes all seven cards back.
roulette-said-drawn-one = { $name } draws an Action card.
roulette-said-drawn = { $name } draws { $n } Action cards.
roulette-said-sealed-pocket = { $name }: a card in the pocket.
roulette-said-sealed-bet = { $name }: bet placed.
roulette-said-sealed-aim = { $name }: target chosen.
roulette-said-spun = The barrels have spun. Nobody could say where to.
roulette-said-bets = The bets: { $list }.
roulette-said-bet = { $name } { $n }
roulette-said-played = { $name } plays { $card }.
roulette-said-played-on = { $name } plays { $card } on { $other }.
roulette-said-played-face = { $name } plays { $card }: the die goes to { $n }.
roulette-said-played-on-face = { $name } plays { $card } on { $other }: the die goes to { $n }.
roulette-said-saw-barrel = { $name } looks into the barrel of { $other }.
roulette-said-saw-pocket = { $name } looks into the pocket of { $other }.
roulette-said-saw-own = { $name } looks into the own gun.
roulette-said-die = The die of { $name } shows { $n }.
roulette-said-loaded = { $name } has { $n } extra BALLE now.
roulette-said-unloaded = { $name } has no extra BALLE any more.
roulette-said-swapped = { $name } swaps pocket and barrel, unseen.
roulette-said-shuffled = The barrel of { $name } is shuffled.
roulette-said-accused = { $name } accuses somebody…
roulette-said-guilty = A BALLE in the pocket of { $name }! Well spotted, { $accusers }.
roulette-said-innocent = A CLIC in the pocket of { $name }. Slander by { $accusers }!
roulette-said-shooters = Taking aim: { $names }.
roulette-said-aim = { $name } aims at { $other }.
roulette-said-aim-self = { $name } turns the gun round again.
roulette-said-aim-sky = { $name } aims at the ceiling.
roulette-said-aim-choice = { $name } has to aim at somebody else.
roulette-said-forced = { $name } shoots once more.
roulette-said-cancelled = { $name } does not shoot.
roulette-said-clic = CLIC: { $names }.
roulette-said-balle = BALLE: { $names }!
roulette-said-clic-at = CLIC by { $name } at { $other }.
roulette-said-balle-at = BALLE by { $name } at { $other }!
roulette-said-clic-sky = CLIC by { $name } at the ceiling.
roulette-said-balle-sky = BALLE by { $name } into the ceiling.
roulette-said-saved = The Doctor saves somebody of { $name }, out of the round.
roulette-said-died = A teammate of { $name } falls.
roulette-said-captain = The captain falls: { $name } leaves the game.
roulette-said-left = { $name } is out of the round.
roulette-said-points = { $name } +{ $n }
roulette-said-count = The count: { $list }.
roulette-said-gain = { $name } gains { $n } and stands at { $points }.
roulette-said-loss = { $name } loses { $n } and stands at { $points }.
roulette-said-taken = { $name } takes a card from { $other }.
roulette-said-won = { $name } wins!
roulette-said-nobody = Not a captain standing: nobody wins.

## Refusals

refusal-held-once = The time of that card has passed.
refusal-slot-empty = Nothing to play with that button.
