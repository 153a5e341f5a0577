# Les phrases des cartes Action, faites de leurs effets.

tell-and = { $before } et { $last }
tell-then = , puis

tell-roulette-when-before-pockets = avant de garnir les poches,
tell-roulette-when-before-bets = avant les paris,
tell-roulette-when-after-bets = les dés découverts,
tell-roulette-when-before-accusations = avant les accusations,
tell-roulette-when-before-shot = avant un tir,
tell-roulette-when-dying = quand un des vôtres est touché,
tell-roulette-when-after-shot = après un tir,
tell-roulette-when-after-count = après le compte,

tell-roulette-by = si vous { $conditions },
tell-roulette-by-other = êtes quelqu’un d’autre
tell-roulette-by-alive = êtes en vie
tell-roulette-by-in-round = êtes en jeu
tell-roulette-by-out = êtes hors jeu
tell-roulette-by-shooter = tirez
tell-roulette-by-aiming = visez quelqu’un
tell-roulette-by-fired-bet = avez fini vos tirs
tell-roulette-by-not-forced = ne tirez pas déjà encore
tell-roulette-by-loaded = avez de quoi tirer
tell-roulette-by-has-clic = avez un CLIC
tell-roulette-by-has-balle = avez une BALLE de plus
tell-roulette-by-scored = venez de marquer
tell-roulette-by-has-point = avez un point
tell-roulette-by-has-card = avez une carte

tell-roulette-whom = { $other ->
    [other] choisissez quelqu’un d’autre
   *[any] choisissez quelqu’un
}{ $any ->
    [true] { " " }{ $conditions } :
   *[false]  :
}
tell-roulette-whom-alive = en vie
tell-roulette-whom-in-round = en jeu
tell-roulette-whom-out = hors jeu
tell-roulette-whom-shooter = qui tire
tell-roulette-whom-aiming = qui vise
tell-roulette-whom-fired-bet = qui a fini ses tirs
tell-roulette-whom-has-clic = qui a un CLIC
tell-roulette-whom-has-balle = qui a une BALLE de plus
tell-roulette-whom-scored = qui vient de marquer
tell-roulette-whom-has-point = qui a un point
tell-roulette-whom-has-card = qui a une carte

tell-roulette-skull = Les morts aussi la jouent.

tell-roulette-effect-look = { $at ->
    [pocket] regardez sa poche
   *[other] regardez { $n ->
        [one] la première carte
       *[other] les { $n } premières cartes
    } { $whom ->
        [player] de votre barillet
       *[other] de son barillet
    }
}
tell-roulette-effect-aim = { $at ->
    [sky] { $whom ->
        [player] votre tir part en l’air
        [target] son tir part en l’air
       *[other] les tirs partent en l’air
    }
    [choice] { $whom ->
        [player] vous visez qui vous voulez, en secret
        [target] la cible vise qui elle veut, en secret
       *[other] chacun vise qui il veut, en secret
    }
   *[other] { $whom ->
        [player] votre tir la vise
        [target] son tir la vise
       *[other] tous les tirs la visent
    }
}
tell-roulette-effect-set-die = votre dé montre ce que vous voulez
tell-roulette-effect-turn-die = { $whom ->
    [player] votre dé tourne
   *[other] son dé tourne
} de { $n ->
    [one] { $n } cran
   *[other] { $n } crans
}
tell-roulette-effect-force = { $whom ->
    [player] vous tirez encore
    [target] on lui fait tirer encore un coup
    [others] les autres tirent encore
   *[everybody] tout le monde tire encore
}
tell-roulette-effect-cancel = { $whom ->
    [player] vous ne tirez pas
    [target] son tir n’a pas lieu
    [others] les autres ne tirent pas
   *[everybody] personne ne tire
}
tell-roulette-effect-swap = { $whom ->
    [player] votre poche et le dessus de votre barillet s’échangent
    [target] sa poche et le dessus de son barillet s’échangent
   *[other] poches et barillets s’échangent leur carte
}
tell-roulette-effect-shuffle = { $whom ->
    [player] votre barillet est mélangé
    [target] son barillet est mélangé
   *[other] les barillets sont mélangés
}
tell-roulette-effect-load = { $n ->
    [one] { $n } CLIC devient BALLE
   *[other] { $n } CLIC deviennent BALLE
} { $whom ->
    [player] chez vous
    [target] dans son arme
    [others] chez tous les autres
   *[everybody] chez tout le monde
}
tell-roulette-effect-unload = { $n ->
    [one] { $n } BALLE redevient CLIC
   *[other] { $n } BALLE redeviennent CLIC
} { $whom ->
    [player] chez vous
    [target] dans son arme
    [others] chez tous les autres
   *[everybody] chez tout le monde
}
tell-roulette-effect-save = votre équipier survit
tell-roulette-effect-draw = { $whom ->
    [player] vous piochez
    [target] on lui donne
    [others] les autres piochent
   *[everybody] chacun pioche
} { $n ->
    [one] une carte
   *[other] { $n } cartes
}
tell-roulette-effect-rob = volez { $n ->
    [one] une carte
   *[other] { $n } cartes
} { $whom ->
    [target] dans sa main
    [player] dans votre main
   *[other] dans chaque main
}
tell-roulette-effect-points = { $sign ->
    [less] { $whom ->
        [player] vous perdez
        [target] on lui retire
        [others] les autres perdent
       *[everybody] chacun perd
    }
   *[more] { $whom ->
        [player] vous gagnez
        [target] on lui ajoute
        [others] les autres gagnent
       *[everybody] chacun gagne
    }
} { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tell-roulette-effect-take-points = prenez-lui { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tell-roulette-effect-script = son script fait le reste
tell-roulette-any = n’importe qui
tell-short = { $n ->
    [0] { $what }
   *[other] { $what } : { $n }
}
