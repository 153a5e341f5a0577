# Roulette: the panel of secrets and the map of buttons.

roulette-panel-secrets = Secrets
roulette-panel-look = Hold to look
roulette-panel-pocket = Pocket
roulette-panel-barrel = Barrel
roulette-panel-seven = Your cards
roulette-panel-bet = Bet
roulette-panel-odds = Odds of survival, by bet
roulette-panel-percent = { $n }%
roulette-panel-survive = Odds of surviving your bet: { $n }%
roulette-panel-next = Next shot, BALLE: { $n } in { $of }
roulette-panel-no-card = Not one action card in your hand.
roulette-panel-none-fits = None of your cards waits for this moment.
