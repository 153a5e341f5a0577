# Ce qu’un mod fait à l’équilibre d’un jeu, mesuré.

balance-summary = { $mod } · { $game } · { $matches } parties sans lui et autant avec · { $players } joueurs · { $policy } · graine { $seed }
balance-title = { $measure ->
    [played] { $kind } : combien de fois par partie
    [wins] { $kind } : part des victoires, en %
   *[other] { $kind }
}
balance-kind-match = Parties
balance-kind-seat = Places
balance-kind-temper = Bots
balance-kind-action = Actions annoncées
balance-kind-character = Personnages invoqués
balance-kind-card = Cartes jouées
balance-kind-faction = Factions
balance-kind-army = Peuples qui ont combattu
balance-kind-objective = Peuples pris pour objectifs
balance-match-length = coups
balance-match-nobody = personne ne gagne, en %
balance-match-endless = sans fin, en %
balance-head-without = sans
balance-head-with = avec
balance-head-difference = différence
balance-finding = { $n ->
    [0] Sur { $of } chiffres, aucun ne change plus que le hasard ne le ferait.
    [one] Sur { $of } chiffres, un seul change plus que par hasard (★).
   *[other] Sur { $of } chiffres, { $n } changent plus que par hasard (★).
}
balance-how = Chaque donne est jouée une fois de chaque place, sans le mod et avec lui. Entre parenthèses : 95 %, d’après l’écart entre les donnes. Une étoile vaut pour tous les chiffres ensemble.
balance-cut = Arrêté : { $matches } parties sur { $wanted } ont été comptées.
balance-nothing = Arrêté avant que rien ne soit compté.
balance-page = L’équilibre de { $mod }
balance-written = La page est écrite : { $path }
balance-unfit = On ne peut pas jouer avec { $path } ; « perfidie mods check » dit tout ce qui cloche.
balance-game = { $n ->
    [0] Le mod ne change aucun jeu : il n’y a rien à mesurer. Avec --game quand même : { $games }.
   *[other] Le mod change plusieurs jeux ; choisissez-en un avec --game : { $games }.
}
balance-lost = La partie de graine { $seed }, { $side ->
    [with] avec le mod
   *[without] sans le mod
}, a mal tourné ({ $reason }) ; « perfidie mods check » essaie le mod.
balance-workers = { $why ->
    [missing] Une grappe demande la bibliothèque « distributed », que Perfidie apporte quand on l’installe avec son extra « cluster ».
    [silent] Aucun ordonnanceur ne répond à « { $address } ».
    [idle] L’ordonnanceur à « { $address } » n’a aucun ouvrier.
    [foreign] Les ouvriers à « { $address } » ne connaissent pas Perfidie : installez-le aussi là-bas.
    [other] Les ouvriers à « { $address } » ont une autre version de Perfidie.
   *[died] Un ouvrier est mort ; peut-être manquait-il de mémoire.
}
