# Roulette: what the rules refuse, and why.

refusal-no-balle = You have no BALLE to hide.
refusal-no-clic = You have nothing left but BALLES: no way to be honest.
refusal-bet-range = The die goes from 0 to { $most }.
refusal-aim-another = Aim at somebody else, dead or alive.
refusal-accuse-nobody = That pocket has nothing to show you.
refusal-keys-moved = Keys change places every round: the row shows this round’s.
refusal-card-wrong-moment = That card waits for another moment.
refusal-card-no-skull = Without a skull, that card is for the living.
refusal-card-not-for-you = That card is not for you right now.
refusal-card-no-bullets = The box has no spare BALLE left: that card will wait.
refusal-card-no-target = That card chooses nobody.
refusal-card-target-needed = On whom? That card wants somebody.
refusal-card-wrong-target = That card can do nothing to that person.
refusal-card-face = That die cannot show that face.
refusal-card-no-face = That card turns no die at your wish.
