# La bataille, après : le triomphe, puis comment on en est venu là.

finale-skirmish-title = La victoire
finale-skirmish-crowned = { $lied ->
    [yes] l’emporte, parole donnée ou non
   *[no] l’emporte, et sans mentir : les bras nous en tombent
}
finale-skirmish-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
finale-skirmish-lies = { $n ->
    [0] Pas une parole rompue
    [one] Une parole rompue
   *[other] { $n } paroles rompues
}

## Les honneurs de la bataille

finale-skirmish-honour-traitor = Langue de bois vert
    .fact = { $n ->
        [one] une promesse, aussitôt oubliée
       *[other] { $n } promesses, aussitôt oubliées
    }
finale-skirmish-honour-reaper = La grande faux
    .fact = { $n ->
        [one] un ennemi de moins
       *[other] { $n } ennemis de moins
    }
finale-skirmish-honour-saint = Parole d’honneur
    .fact = { $n ->
        [one] une promesse, et tenue
       *[other] { $n } promesses, toutes tenues
    }
finale-skirmish-honour-banker = Fonds secrets
    .fact = { $n ->
        [one] un jeton en pots-de-vin
       *[other] { $n } jetons en pots-de-vin
    }
finale-skirmish-honour-scarecrow = Épouvantail
    .fact = { $n ->
        [one] une troupe en déroute
       *[other] { $n } troupes en déroute
    }
finale-skirmish-honour-schemer = Tire-ficelles
    .fact = { $n ->
        [one] une traîtrise jouée
       *[other] { $n } traîtrises jouées
    }
finale-skirmish-honour-hare = Lièvre de bataille
    .fact = ses troupes ont détalé { $n } fois
finale-skirmish-honour-walker = Longue marche
    .fact = { $n ->
        [one] un pouce à pied, sac au dos
       *[other] { $n } pouces à pied, sac au dos
    }

## Le récit

finale-skirmish-after = Après la bataille
finale-skirmish-plot = Les jetons, phase après phase
finale-skirmish-turn = Tour { $n }
finale-skirmish-deploy = Déploiement
finale-skirmish-moment = Tour { $n }, { $phase } : { $player } contre { $enemy }
finale-skirmish-moment-alone = Tour { $n }, { $phase } : { $player }
finale-skirmish-calm = Rien n’a fait pencher la balance. Elle s’est rouillée.
finale-skirmish-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
finale-skirmish-best = Meilleure unité
finale-skirmish-best-none = Toutes décoratives
finale-skirmish-best-routs = { $n ->
    [one] { $n } déroute
   *[other] { $n } déroutes
}
finale-skirmish-best-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
finale-skirmish-best-kills = { $n ->
    [one] { $n } victime
   *[other] { $n } victimes
}
finale-skirmish-broken = Paroles rompues
finale-skirmish-kept = { $n ->
    [0] Aucune promesse tenue sur { $of }
    [one] Une promesse tenue sur { $of }
   *[other] { $n } promesses tenues sur { $of }
}
finale-skirmish-all-kept = Chacun a tenu parole. Inquiétant.
finale-skirmish-promised = promis : { $promise }
finale-skirmish-sold = vendu { $goods }
finale-skirmish-sold-name = { $term }, vendu { $goods }

## Ce qui a fait tourner la bataille ($unit et $target sont des troupes avec leur article)

told-after-destroyed = { $unit_n ->
    [one] { $unit } balaie { $target }.
   *[other] { $unit } balaient { $target }.
}
told-after-destroyed-alone = { $target_n ->
    [one] { $target } n’est plus : personne n’avoue.
   *[other] { $target } ne sont plus : personne n’avoue.
}
told-after-fled = { $unit_n ->
    [one] { $unit } met { $target } en fuite.
   *[other] { $unit } mettent { $target } en fuite.
}
told-after-fled-alone = { $target_n ->
    [one] { $target } prend ses jambes à son cou.
   *[other] { $target } prennent leurs jambes à leur cou.
}
told-after-broken = { $player } oublie sa promesse à { $other }.
told-after-bribe = { $player } vend sa parole à { $other }.
told-after-card = { $player } abat « { $card } ».
told-after-scenario = L’enjeu paie : { $player } encaisse.
told-after-tokens = La caisse de { $player } change de poids.

## Au pied de l’écran

finale-skirmish-phases = Phase
finale-skirmish-marks = Tournant
finale-skirmish-again = Revanche { $n }/{ $of }
finale-skirmish-film = Revoir
finale-skirmish-large = Carte en grand
finale-skirmish-small = Replier
finale-skirmish-troupe = Au triomphe
