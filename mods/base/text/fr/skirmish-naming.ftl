# Désigner l’ennemi : le parchemin « Si vous nommez… ».

skirmish-percent = { $n } %
skirmish-naming-if = Si vous nommez { $player }
skirmish-naming-not = Pas { $player }
skirmish-naming-looking = On compte les piques…
skirmish-naming-nothing = Rien ne change pour vos troupes. C’est surtout un message.
skirmish-naming-fight = { $unit } contre { $enemy }
skirmish-naming-more = { $n ->
    [one] ces deux-là seuls ; une autre troupe s’en mêle
   *[other] ces deux-là seuls ; { $n } autres troupes s’en mêlent
}
skirmish-naming-truce = Trêve avec { $player }
skirmish-naming-truce-how = { $unit } : recul de { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
}
skirmish-naming-stays-how = { $unit } : au contact, les bras croisés
skirmish-naming-charge = { $n ->
    [one] peut charger : { $targets }
   *[other] { $n } charges possibles : { $targets }
}
skirmish-naming-shot = { $n ->
    [one] peut viser : { $targets }
   *[other] { $n } cibles : { $targets }
}
skirmish-naming-spell = { $n ->
    [one] un sort peut toucher : { $targets }
   *[other] { $n } cibles pour un sort : { $targets }
}
skirmish-naming-lost-movement = { $n ->
    [one] Une charge perdue
   *[other] { $n } charges perdues
}
skirmish-naming-lost-magic = { $n ->
    [one] Un sort sans cible
   *[other] { $n } sorts sans cible
}
skirmish-naming-lost-shooting = { $n ->
    [one] Une cible perdue
   *[other] { $n } cibles perdues
}
skirmish-naming-lost-combat = { $n ->
    [one] Une occasion perdue
   *[other] { $n } occasions perdues
}
skirmish-naming-and-more = { $n ->
    [one] { $first } et une autre
   *[other] { $first } et { $n } autres
}
skirmish-naming-unbroken = Aucune promesse rompue
skirmish-naming-keeps = Parole tenue : { $player } en prend note
skirmish-naming-breaks = { $n ->
    [one] Promesse rompue : { $player } (tenez)
   *[other] { $n } promesses rompues, dont { $player } (tenez)
}
skirmish-naming-page = { $n } sur { $of }
skirmish-naming-before = avant
skirmish-naming-middle = trêve
skirmish-naming-clash = chocs
