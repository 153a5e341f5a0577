# Roulette: the drawer of secrets.

roulette-panel-pocket = pocketed
roulette-panel-clic = CLIC
roulette-panel-balle = BALLE
roulette-panel-blind = hidden
roulette-panel-nothing = none
roulette-panel-barrel = barrel
roulette-panel-seven = your cards
roulette-panel-odds = odds of lasting, in 100
roulette-panel-best = best gain
roulette-panel-survive = Your bet lasts: { $n }%
roulette-panel-next = Next a BALLE: { $n } in { $of }
roulette-panel-no-card = Not one action card in your hand.
roulette-panel-none-fits = None of your cards is for this moment.
roulette-panel-page = { $n }/{ $of }
roulette-panel-rest = pass until the shot
roulette-panel-rests = you pass, until the shot
roulette-panel-rest-dead = pass until the end
roulette-panel-rests-dead = you pass, until the end

## When a card is played

roulette-when-now = play now
roulette-when-before-pockets = before the pockets
roulette-when-before-bets = before the bets
roulette-when-after-bets = after the bets
roulette-when-before-accusations = before accusing
roulette-when-before-shot = before a shot
roulette-when-dying = as a teammate falls
roulette-when-after-shot = after a shot
roulette-when-after-count = after the count
