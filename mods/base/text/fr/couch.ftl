# Qui s’assoit où.

## Les noms de scène, loge par loge

couch-name-1 = Aurèle
couch-name-2 = Bérénice
couch-name-3 = Cassius
couch-name-4 = Delphine
couch-name-5 = Égisthe
couch-name-6 = Flavie
couch-name-7 = Gaspard
couch-name-8 = Hélène

## Ce que le placeur refuse

couch-refusal-full = La troupe est au complet.
couch-refusal-seated = Une seule loge par personne.
couch-refusal-empty = Cette loge est vide.
couch-refusal-name-taken = Ce nom est déjà sur une autre porte.
couch-refusal-name = Il faut un nom, et qu’il tienne sur la porte.
couch-refusal-no-such = Il n’y a que huit loges.
couch-refusal-held = Quelqu’un occupe cette place, et y tient.

## Les places demandées en ligne de commande

problem-seat-word = siège { $n } : « { $got } » n’est pas de la troupe.
problem-seat-twice = siège { $n } : « { $got } » a déjà une place ailleurs, et n’a qu’un postérieur.
problem-seat-temper = siège { $n } : aucun automate n’a le caractère « { $got } ».
problem-seat-strength = siège { $n } : aucun automate n’est de force « { $got } ».
problem-seat-parts = siège { $n } : « { $got } » a trop de deux-points ; un automate s’écrit bot:caractère:force.
problem-seat-bare = siège { $n } : « { $got } » ne se règle pas ; seuls les automates ont un caractère et une force.
problem-seat-count = il faut de { $least } à { $most } sièges, pas { $got }.
