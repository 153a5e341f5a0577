# Roulette, the centre of the table: the six phases of a round, and what the cards of a gun say.

roulette-centre-pocket = Pocket
roulette-centre-spin = Spin
roulette-centre-bet = Bet
roulette-centre-accusation = Accusation
roulette-centre-trigger = Trigger
roulette-centre-count = Count

roulette-centre-clic = CLIC
roulette-centre-balle = BALLE
