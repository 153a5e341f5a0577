# The plaques of Roulette: what everybody does, or why he does nothing any more.

roulette-table-ready = has chosen
roulette-table-dead = eliminated
roulette-table-out = out of the round
roulette-table-judged = unmasked
roulette-table-saved = saved, out of the round

## In which shot he fell

roulette-table-fell-1 = fell at the first shot
roulette-table-fell-2 = fell at the second shot
roulette-table-fell-3 = fell at the third shot
roulette-table-fell-4 = fell at the fourth shot
roulette-table-fell-5 = fell at the fifth shot
roulette-table-fell-6 = fell at the sixth shot
roulette-table-fell = fell at shot { $n }

## He has no more shots to take

roulette-table-held-0 = alive on a die of 0
roulette-table-held-1 = alive on a die of 1
roulette-table-held = alive on a die of { $n }
