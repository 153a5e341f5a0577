# Les cartes de tout paquet : ce que partagent les effets de la Roulette et de la bataille.

cards-effect =
    .whom = Sur qui il agit : le joueur de la carte (`player`), la cible (`target`), les autres (`others`) ou tout le monde (`everybody`).
    .only_if = Conditions que remplissent ceux sur qui il agit ; qui en manque une est épargné.
cards-draw = Ils piochent des cartes.
    .cards = Combien.
cards-rob = Le joueur de la carte prend des cartes dans leur main, à l’aveugle, au hasard.
    .cards = Combien.
cards-points = Ils gagnent des points, ou en perdent sous zéro ; nul ne descend sous rien.
    .amount = Combien ; des jetons, à la bataille.
cards-take-points = Leurs points passent au joueur de la carte, tant qu’il y en a.
    .amount = Combien au plus ; des jetons, à la bataille.
cards-deck-card =
    .copies = Combien le paquet en contient.
    .order = Sa place dans les livrets et les listes ; les plus basses d’abord.
