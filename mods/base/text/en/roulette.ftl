# Roulette: what the screen says (prompts, calls, story). Names and rules of the cards: cards.ftl.

roulette-round = Round { $n }
roulette-to-win = to { $n } points
roulette-and = { $list } and { $last }

## Prompts

roulette-peek = look
roulette-accuse = accuse
roulette-pass = let it be
roulette-skip = pass
roulette-card = Action card
roulette-back = give up
roulette-let-go = give up
roulette-other = other
roulette-yes = yes
roulette-no = no

## Calls: the banner

roulette-call-pocket = A card in the pocket!
roulette-call-spin = Give it a spin!
roulette-call-bet = Place your bets!
roulette-call-bets = The dice are down!
roulette-call-accusation = Who cheats?
roulette-call-gather = Anybody else?
roulette-call-before-pockets = Cards before the pockets
roulette-call-before-bets = Cards before the bets
roulette-call-after-bets = Cards after the bets
roulette-call-before-accusations = Cards before accusing
roulette-call-after-shot = Cards after the shot
roulette-call-after-count = Cards after the count
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
roulette-call-dying = Does a Doctor save them?
roulette-call-count = The count
roulette-call-duel = The last duel!
roulette-call-won = { $name } wins!
roulette-call-nobody = All dead. Curtain.

## What the moment asks

roulette-line-pocket = Everybody hides a card. A BALLE in the pocket is cheating, if you are caught.
roulette-line-bet = Everybody bets in secret: how many shots will you take?
roulette-line-aim = Every shooter aims at somebody else, in secret.
roulette-line-accusation = Does a pocket look heavy to you? Accuse.
roulette-hint-hold = The clock waits while somebody looks.
roulette-hint-keys = New round, new keys: the row below says what each one does.
roulette-hint-dead = Out of the game, not out of cards: the dead may still play.
roulette-line-card = { $name }: { $card } on { $other }?
roulette-line-face = { $name }: { $card }, the die to { $n }?

## The map of buttons

roulette-map-pocket = Into the pocket
roulette-map-bet = Your bet
roulette-map-aim = Shoot at whom?
roulette-map-accuse = Accuse whom?
roulette-map-face = Which face?
roulette-map-clic = CLIC
roulette-map-balle = BALLE
roulette-map-chance = any

## Plaques

roulette-state-choose = your turn
roulette-state-absent = pad lost
roulette-state-picking = choosing…
roulette-state-accusing = accusing…
roulette-state-accused = has accused
roulette-state-passed = lets it be
roulette-state-aiming = taking aim
roulette-state-count = die { $n } + { $living } alive = +{ $gain }
roulette-state-hit = hit…
roulette-state-fate = fate has chosen
roulette-state-moved = the keys have moved
roulette-state-refused = not now

## Who is awaited, who has answered

roulette-passed = have passed
roulette-sealed = ready
roulette-answered = have answered

## The last blows: what a card or a gun has done

roulette-strip-empty = A hidden BALLE cannot be fired; found out, it costs somebody.
roulette-blow-look = looks
roulette-blow-aim-target = aims
roulette-blow-aim-sky = at the sky
roulette-blow-aim-choice = crossfire
roulette-blow-die = the die
roulette-blow-force = once more
roulette-blow-cancel = holds back
roulette-blow-swap = swaps
roulette-blow-shuffle = shuffles
roulette-blow-load = loads
roulette-blow-unload = unloads
roulette-blow-save = saves
roulette-blow-draw = draws
roulette-blow-rob = steals
roulette-blow-points = points
roulette-blow-take-points = steals
roulette-blow-script = plays
roulette-blow-plays = plays
roulette-blow-clic = CLIC
roulette-blow-balle = BALLE
roulette-blow-guilty = cheated
roulette-blow-honest = honest

## Private panel

roulette-secret-blind = Pocket swapped: not even you know it.
roulette-secret-fate = Fate has chosen in your stead.

## The story: every event in one sentence

roulette-said-round = Round { $n }. Everybody takes all seven cards back.
roulette-said-duel = Only { $names } are left. One team alone will bow.
roulette-said-drawn-one = An Action card for { $names }.
roulette-said-drawn = { $n } Action cards for { $names }.
roulette-said-spun = The barrels have spun. Nobody could say where to.
roulette-said-bets = The bets: { $list }.
roulette-said-bet = { $name } { $n }
roulette-said-played = { $name } plays { $card }.
roulette-said-played-on = { $name } plays { $card } on { $other }.
roulette-said-played-face = { $name } plays { $card }: the die goes to { $n }.
roulette-said-played-on-face = { $name } plays { $card } on { $other }: the die goes to { $n }.
roulette-said-saw-barrel = { $name } looks into { $other }’s barrel.
roulette-said-saw-pocket = { $name } looks into { $other }’s pocket.
roulette-said-saw-own = { $name } peeks at their own cards.
roulette-said-die = { $name }: the die shows { $n }.
roulette-said-loaded = { $n ->
    [one] { $name } has { $n } extra BALLE now.
   *[other] { $name } has { $n } extra BALLES now.
}
roulette-said-unloaded = { $name } has no extra BALLE any more.
roulette-said-swapped = { $name } swaps pocket and barrel, unseen.
roulette-said-shuffled = { $name }: barrel shuffled.
roulette-said-accused = { $names }: “I accuse!”
roulette-said-guilty = A BALLE in { $name }’s pocket! Well spotted, { $accusers }.
roulette-said-innocent = A CLIC in { $name }’s pocket: quite clean. Slander, { $accusers }!
roulette-said-shooters = Taking aim: { $names }.
roulette-said-aim = { $name } aims at { $other }.
roulette-said-aim-self = { $name } turns the gun round again.
roulette-said-aim-sky = { $name } aims at the ceiling.
roulette-said-forced = { $name } shoots once more.
roulette-said-cancelled = { $name } does not shoot.
roulette-said-clic = CLIC: { $names }.
roulette-said-balle = BALLE: { $names }!
roulette-said-clic-at = { $name } at { $other }: CLIC.
roulette-said-balle-at = { $name } at { $other }: BALLE!
roulette-said-clic-sky = { $name } at the ceiling: CLIC.
roulette-said-balle-sky = { $name } at the ceiling: BALLE, and some plaster.
roulette-said-stray = Out of the round: nobody falls.
roulette-said-saved = { $names }: the Doctor saves the teammate, but the round is lost.
roulette-said-died = { $names }: a teammate falls.
roulette-said-captain = { $names }: the captain falls, and the team falls apart.
roulette-said-left = Out of the round: { $names }.
roulette-said-points = { $name } +{ $n }
roulette-said-count = The count: { $list }.
roulette-said-gain = { $name } gains { $n } and stands at { $points }.
roulette-said-loss = { $name } loses { $n } and stands at { $points }.
roulette-said-taken = { $name } takes a card from { $other }.
roulette-said-won = { $name } wins!
roulette-said-nobody = Not a captain standing: nobody wins.

## Refusals

refusal-held-once = The time of that card has passed.
