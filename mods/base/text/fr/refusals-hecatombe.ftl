# Hécatombe : ce que la règle refuse, et pourquoi.

refusal-not-your-tile = Cette tuile n’est pas dans votre main.
refusal-not-your-army = Cette armée n’est pas à vos ordres.
refusal-not-your-captive = Cette tuile n’est pas votre prisonnière.
refusal-seal-more = Le compte n’y est pas encore.
refusal-no-such-people = Nul n’a jamais vu ce peuple.
refusal-attack-nobody = Il faut un adversaire pour se battre.
refusal-attack-retired = Ce camp ne se bat plus : on y regarde.
refusal-attack-father = Pas son père, qui vient d’attaquer : frappez ailleurs.
refusal-attack-no-army = Cette armée n’est pas dans ce camp.
refusal-attack-same-people = Un peuple ne se bat pas contre lui-même.
refusal-call-nobody = Cette place est vide.
refusal-call-others-first = D’abord les secrets des autres.
refusal-call-by-name = À deux, on nomme un peuple à voix haute.
refusal-call-by-place = Désignez un objectif : on ne devine qu’à deux.
refusal-call-nothing-hidden = Plus rien n’est caché là.
