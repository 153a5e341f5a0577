# Roulette, après la partie : le triomphe ou le rideau noir, les poches retournées, le classement.

finale-roulette-title = Toujours en vie
finale-roulette-title-nobody = Rideau noir
finale-roulette-crowned = quitte la cave en vie, et n’en parlera jamais
finale-roulette-nobody = ne quitte la cave en vie : l’orchestre range sans bruit
finale-roulette-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
finale-roulette-dead = { $n ->
    [0] Pas un mort
    [one] Un seul mort
   *[other] { $n } morts
}

## Les honneurs de la soirée

finale-roulette-honour-nerves = Nerfs d’acier
    .fact = { $n } % de risque de mourir, et debout
finale-roulette-honour-cheat = Double fond
    .fact = { $n } BALLES en poche, pas une trouvée
finale-roulette-honour-sleuth = Flair de limier
    .fact = { $n ->
        [one] une poche pleine, flairée
       *[other] { $n } poches pleines, flairées
    }
finale-roulette-honour-viper = Langue de vipère
    .fact = { $n ->
        [one] a sali une poche propre
       *[other] a sali { $n } poches propres
    }
finale-roulette-honour-gunner = Gâchette légère
    .fact = { $n ->
        [one] une victime, chez les autres
       *[other] { $n } victimes, chez les autres
    }
finale-roulette-honour-martyr = Chair à canon
    .fact = { $n } des siens, de sa propre main
finale-roulette-honour-slandered = Tête de coupable
    .fact = { $n ->
        [one] une accusation, et pas une BALLE
       *[other] { $n } accusations, et pas une BALLE
    }
finale-roulette-honour-deathless = Trompe-la-mort
    .fact = { $n } CLICS contre la tempe, sans ciller
finale-roulette-honour-angel = Visage d’ange
    .fact = { $n } manches, pas une BALLE en poche
finale-roulette-honour-conjurer = Doigts de fée
    .fact = { $n } cartes Action, rien dans les manches
finale-roulette-honour-timid = Poule mouillée
    .fact = { $n } paris à zéro : on tient à la vie

## Les dessous

finale-roulette-tab = Manche { $n }
finale-roulette-tab-short = { $n }
finale-roulette-flip-pockets = Le classement
finale-roulette-flip-standing = Les poches
finale-roulette-cross = Joueurs, récit
finale-roulette-ended = Fin de la manche.
finale-roulette-calm = Pas un mort, pas un mot : la manche rêvée.

finale-roulette-head-pocket = Poche
finale-roulette-head-barrel = Barillet
finale-roulette-head-bet = Pari
finale-roulette-head-chance = Chance
finale-roulette-head-doubt = Doute
finale-roulette-head-points = Points
finale-roulette-head-living = Survivants
finale-roulette-head-cheats = Triches
finale-roulette-head-rights = Flair
finale-roulette-head-wrongs = Ragots
finale-roulette-total = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
finale-roulette-percent = { $n } %

finale-roulette-fate-absent = regarde, de l’au-delà
finale-roulette-fate-held = { $n ->
    [0] ne tire pas, et vit
    [one] tient son tir
   *[other] tient ses { $n } tirs
}
finale-roulette-fate-own = sa propre BALLE, au tir { $n }
finale-roulette-fate-shot = BALLE signée { $name }
finale-roulette-fate-caught = la poche trop pleine
finale-roulette-fate-saved = médecin arrivé à temps

finale-roulette-line-right = à raison : BALLE
finale-roulette-line-wrong = à tort : CLIC
finale-roulette-line-died-own = sa propre BALLE, tir { $n }
finale-roulette-line-died-shot = en plein cœur, tir { $n }
finale-roulette-line-died-caught = la main dans la poche
finale-roulette-line-saved = le médecin passe
finale-roulette-line-loaded = la calomnie se paie
finale-roulette-line-sky-clic = CLIC, en l’air
finale-roulette-line-sky-balle = BALLE, en l’air
finale-roulette-line-missed = CLIC : manqué
finale-roulette-line-lost = BALLE perdue
finale-roulette-shot = au tir { $n }
finale-roulette-honest = sans tricher : { $percent } % de survie
finale-roulette-left = { $n ->
    [0] Le capitaine tombe : c’est fini.
    [one] Il ne reste que le capitaine.
   *[other] Il reste { $n } personnages.
}
finale-roulette-extra = { $n ->
    [one] une BALLE de trop
   *[other] { $n } BALLES de trop
}

finale-roulette-clic = CLIC
finale-roulette-balle = BALLE
finale-roulette-sees = voit { $cards }
finale-roulette-sees-nothing = ne voit rien
finale-roulette-aims = change de cible
finale-roulette-aims-sky = tire en l’air
finale-roulette-everybody-aims = chacun choisit sa cible
finale-roulette-does-die = le dé passe à { $n }
finale-roulette-does-loaded = { $n ->
    [one] une BALLE de trop
   *[other] { $n } BALLES de trop
}
finale-roulette-does-swapped = échange à l’aveugle
finale-roulette-does-forced = un tir de plus
finale-roulette-does-cancelled = un tir de moins
finale-roulette-does-points = { $n ->
    [one] un point gagné
   *[other] { $n } points gagnés
}
finale-roulette-does-taken = une carte volée
finale-roulette-does-drew = des cartes piochées
