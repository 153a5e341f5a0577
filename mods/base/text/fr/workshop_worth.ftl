# L’atelier : ce que vaut une carte ou une règle, mesuré par des bots pendant qu’on la regarde.

worth-number = { $sign }{ NUMBER($n, maximumFractionDigits: 2) }
worth-line = { $table ->
    [character] invoqué { $share } %, vaut { $value } ± { $error } %
    [action] annoncée { $share } %, vaut { $value } ± { $error } %
    [symbol] en objectif { $share } %, vaut { $value } ± { $error } %
    [unit] alignée { $share } %, vaut { $value } ± { $error } %
   *[card] jouée { $share } %, vaut { $value } ± { $error } %
}
worth-below = { $n ->
    [one] de victoires, sur { $n } partie
   *[other] de victoires, sur { $n } parties
}
worth-length = { $game ->
    [hecatombe] { $n ->
        [one] durée { $value } manche
       *[other] durée { $value } manches
    }
    [roulette] { $n ->
        [one] durée { $value } manche
       *[other] durée { $value } manches
    }
   *[other] { $n ->
        [one] durée { $value } tour
       *[other] durée { $value } tours
    }
}
worth-early = trop tôt pour le dire
worth-early-below = { $n ->
    [0] la première donne se joue
    [one] { $n } partie jouée, on continue
   *[other] { $n } parties jouées, on continue
}
worth-wide = les bots ne savent pas le dire
worth-wide-below = { $n ->
    [one] { $n } partie n’a pas suffi
   *[other] { $n } parties n’ont pas suffi
}
worth-untouched = les bots n’y touchent pas
worth-untouched-below = { $n ->
    [one] rien à mesurer en { $n } partie
   *[other] rien à mesurer en { $n } parties
}
worth-lost = { $why ->
    [died] la mesure s’est éteinte
   *[failed] une partie a mal tourné
}
worth-lost-below = { $why ->
    [died] rouvrez pour la reprendre
   *[failed] l’essai dira laquelle
}
worth-against = { $what ->
    [itself] comparé à ce qu’on avait avant
    [model] comparé à son modèle
   *[kind] comparé aux autres du même genre
}

# Une règle maison : un chiffre et son sens, puis ce qu’il compte.

worth-change-turns = { $game ->
    [hecatombe] { $n ->
        [one] { $value } ± { $error } manche
       *[other] { $value } ± { $error } manches
    }
    [roulette] { $n ->
        [one] { $value } ± { $error } manche
       *[other] { $value } ± { $error } manches
    }
   *[other] { $n ->
        [one] { $value } ± { $error } tour
       *[other] { $value } ± { $error } tours
    }
}
worth-change-minutes = { $n ->
    [one] environ { $value } minute
   *[other] environ { $value } minutes
}
worth-change-played = { $value } ± { $error } fois « { $name } »
worth-change-wins = { $value } ± { $error } % de victoires avec « { $name } »
worth-change-seat = { $value } ± { $error } % de victoires, { $name }
worth-change-temper = { $value } ± { $error } % de victoires d’un bot { $name }
worth-change-nobody = { $value } ± { $error } % de parties sans vainqueur
worth-change-endless = { $value } ± { $error } % de parties sans fin
worth-deed-challenged = { $n ->
    [one] { $value } ± { $error } doute
   *[other] { $value } ± { $error } doutes
}
worth-deed-lie-exposed = { $n ->
    [one] { $value } ± { $error } mensonge pris
   *[other] { $value } ± { $error } mensonges pris
}
worth-deed-blocked = { $n ->
    [one] { $value } ± { $error } contre
   *[other] { $value } ± { $error } contres
}
worth-deed-accusation-made = { $n ->
    [one] { $value } ± { $error } accusation
   *[other] { $value } ± { $error } accusations
}
worth-deed-fired = { $n ->
    [one] { $value } ± { $error } tir
   *[other] { $value } ± { $error } tirs
}
worth-deed-character-died = { $n ->
    [one] { $value } ± { $error } mort
   *[other] { $value } ± { $error } morts
}
worth-deed-countered = { $n ->
    [one] { $value } ± { $error } contre-attaque
   *[other] { $value } ± { $error } contre-attaques
}
worth-deed-retreated = { $n ->
    [one] { $value } ± { $error } retraite
   *[other] { $value } ± { $error } retraites
}
worth-deed-offer-made = { $n ->
    [one] { $value } ± { $error } offre
   *[other] { $value } ± { $error } offres
}
worth-deed-charge-declared = { $n ->
    [one] { $value } ± { $error } charge
   *[other] { $value } ± { $error } charges
}
worth-deed-unit-destroyed = { $n ->
    [one] { $value } ± { $error } unité détruite
   *[other] { $value } ± { $error } unités détruites
}
worth-more = de plus par partie
worth-less = de moins par partie
worth-more-share = de plus
worth-less-share = de moins
worth-nothing = rien de mesuré
worth-nothing-below = à cette table
worth-table = effet mesuré à { $players } joueurs, sur { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
