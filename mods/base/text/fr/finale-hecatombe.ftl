# Hécatombe, après la partie : le triomphe, les comptes, et ce que chacun pouvait savoir.

finale-hecatombe-title = Le champ d’honneur
finale-hecatombe-crowned = { $n ->
    [one] règne sans partage sur des décombres
   *[other] se partagent les décombres, et se surveillent
}
finale-hecatombe-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
finale-hecatombe-dead = { $n ->
    [0] Pas un mort
    [one] Un seul mort
   *[other] { $n } morts
}

## Les honneurs de la soirée

finale-hecatombe-honour-sleuth = Flair infaillible
    .fact = { $n ->
        [one] un point sur un secret qu’on lui taisait
       *[other] { $n } points sur des secrets qu’on lui taisait
    }
finale-hecatombe-honour-victim = Souffre-douleur
    .fact = { $n } fois la cible, et toujours là
finale-hecatombe-honour-ogre = Appétit d’ogre
    .fact = { $n } armées avalées toutes crues
finale-hecatombe-honour-rash = Tête brûlée
    .fact = { $n ->
        [one] a libéré une tuile qui comptait encore
       *[other] a libéré { $n } tuiles qui comptaient encore
    }
finale-hecatombe-honour-lucky = Cheveu d’or
    .fact = { $n ->
        [one] gagne d’un symbole, une fois
       *[other] gagne d’un symbole, { $n } fois
    }
finale-hecatombe-honour-hedgehog = Le hérisson
    .fact = { $n } contre-attaques, on s’y pique
finale-hecatombe-honour-lamb = L’agneau
    .fact = a laissé faire { $n } fois, sans bêler
finale-hecatombe-honour-prophet = Don de prophétie
    .fact = { $n ->
        [one] un point sur son propre serment
       *[other] { $n } points sur ses propres serments
    }
finale-hecatombe-honour-generous = Main ouverte
    .fact = { $n ->
        [one] une tuile libérée, contre un point
       *[other] { $n } tuiles libérées, contre { $n } points
    }
finale-hecatombe-honour-deserted = Caserne vide
    .fact = { $n } déserteurs, bon débarras

## Les dessous

finale-hecatombe-tab = Manche { $n }
finale-hecatombe-tab-short = { $n }
finale-hecatombe-flip-ledger = Qui savait quoi ?
finale-hecatombe-flip-minds = Les comptes
finale-hecatombe-attacks = Assauts
finale-hecatombe-seats = Joueurs

finale-hecatombe-legend-won = en tête : 1 point
finale-hecatombe-legend-freed = libérée : 1 point
finale-hecatombe-named-right = nommé juste
finale-hecatombe-named-wrong = nommé { $people }, raté
finale-hecatombe-points = Points
finale-hecatombe-award = { $sign }{ $n }
finale-hecatombe-awards = Menues faveurs

finale-hecatombe-what = Ce que savait { $name }
finale-hecatombe-before = Avant l’assaut
finale-hecatombe-assault = Assaut { $n }
finale-hecatombe-kept = Le dernier carré
finale-hecatombe-opens = { $name } ouvre les hostilités.
finale-hecatombe-let-go = { $name } laisse faire.
finale-hecatombe-countered = { $name } riposte : { $people } se sacrifie.
finale-hecatombe-end-alone = { $name } n’a plus personne à attaquer.
finale-hecatombe-end-father = { $name } n’a plus que son agresseur en face.
finale-hecatombe-end-twins = { $name } n’a plus que des semblables en face.

finale-hecatombe-granted = Dans la confidence :
finale-hecatombe-thinking = on relit : { $done } / { $all }
finale-hecatombe-known = connu dès l’assaut { $n }
finale-hecatombe-known-at-once = connu d’emblée
finale-hecatombe-known-kept = connu au dernier carré
finale-hecatombe-guessed = soupçonné dès l’assaut { $n }
finale-hecatombe-guessed-at-once = soupçonné d’emblée
finale-hecatombe-guessed-kept = soupçonné au dernier carré
finale-hecatombe-mistaken = pris pour { $people }
finale-hecatombe-dark = resté dans l’ombre
