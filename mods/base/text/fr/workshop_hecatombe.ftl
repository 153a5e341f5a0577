# Les phrases des symboles et des boîtes.

tell-hecatombe-symbol = { $peoples ->
    [one] { $peoples } peuple le porte,
   *[other] { $peoples } peuples le portent,
}
tell-hecatombe-symbol-tiles = { $n ->
    [one] sur { $n } tuile en tout.
   *[other] sur { $n } tuiles en tout.
}
tell-hecatombe-symbol-none = Dans aucune boîte jouée : personne ne le verra.

tell-hecatombe-box = { $n ->
    [one] { $n } symbole fait
   *[other] { $n } symboles font
} { $peoples ->
    [one] { $peoples } peuple,
   *[other] { $peoples } peuples,
}
tell-hecatombe-box-copies = { $n ->
    [one] une tuile de chacun : { $all } en tout.
   *[other] { $n } tuiles de chacun : { $all } en tout.
}
tell-hecatombe-box-hands = { $most ->
    [one] Une tuile en main au plus.
   *[other] De { $least } à { $most } tuiles en main, selon la table.
}

thing-hecatombe-box-standard = La boîte

workshop-problem-box-twins = Le même symbole y est deux fois.
workshop-problem-box-tables = Une table, et une seule, pour chaque nombre de joueurs de 2 à 7.
workshop-problem-box-small = Trop peu de tuiles pour servir tout le monde à la plus grande table.
workshop-problem-box-armies = Il faut à chacun trois armées, une fois ses objectifs cachés.
workshop-problem-box-parity = Tuiles moins objectifs : un nombre impair, sinon tous ne finissent pas à égalité.
