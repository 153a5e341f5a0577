name-usuriere = Usurière
    .the = l’Usurière
    .of = de l’Usurière
    .does = Prend quatre pièces à un autre joueur.
    .blocks = Bloque une autre Usurière.
action-usuriere = Usurière
    .hint = Payer 1, prendre 4
    .says = et présente une note à { $target }
