# Roulette : ce que la règle refuse, et pourquoi.

refusal-no-balle = Vous n’avez pas de BALLE à cacher.
refusal-no-clic = Il ne vous reste que des BALLES : pas moyen d’être honnête.
refusal-bet-range = Le dé va de 0 à { $most }.
refusal-aim-another = Visez quelqu’un d’autre, mort ou vif.
refusal-accuse-nobody = Cette poche n’a rien à vous montrer.
refusal-keys-moved = Les touches changent à chaque manche : la rangée montre les bonnes.
refusal-card-wrong-moment = Cette carte attend un autre moment.
refusal-card-no-skull = Sans tête de mort, cette carte se joue de son vivant.
refusal-card-not-for-you = Cette carte n’est pas pour vous en ce moment.
refusal-card-no-bullets = La boîte n’a plus de BALLE de rechange : cette carte attendra.
refusal-card-no-target = Cette carte ne vise personne.
refusal-card-target-needed = Sur qui ? Cette carte veut quelqu’un.
refusal-card-wrong-target = Cette carte ne peut rien sur cette personne.
refusal-card-face = Ce dé ne peut pas montrer cette face.
refusal-card-no-face = Cette carte ne tourne aucun dé à votre gré.
