# La bataille sur la table : ce qui se crie, ce que disent les dés, la somme d’un combat.

## Au-dessus de la table

battle-call-round = Tour { $round } sur { $last }
battle-call-broken = Parole rompue

## Les rangées de dés

battle-row-amount = combien
battle-row-hit = { $needed ->
        [0] touchent
       *[other] touchent { $needed }+
    }
battle-row-wound = { $needed ->
        [0] blessent
       *[other] blessent { $needed }+
    }
battle-row-armour = parent
battle-row-ward = esquivent
battle-row-multiplied = par coup
battle-row-test = { $needed } ou moins
battle-row-charge = la charge
battle-row-winds = pouvoir { $power }, contre { $dispel }

## Le résultat d’un combat

battle-score-title = Résultat
battle-score-tied = Match nul
battle-score-lost = { $name } perd de { $n }

## Un combat, coup par coup

fight-pursuit-catch = ils sont rattrapés
fight-pursuit-hold = ils se retiennent
fight-step-slow = Coup par coup
fight-step-next = Suite
fight-step-quick = Vite
fight-ladder = Ordre des coups
fight-ladder-wounds = { $n ->
        [0] rien
        [one] { $n } blessure
       *[other] { $n } blessures
    }
fight-dead = { $n ->
        [one] { $n } mort
       *[other] { $n } morts
    }
fight-test-title = Tenir ou fuir ?
fight-test-more = encore { $n } ou moins : { $percent }
fight-test-safe = le second dé n’y changera rien
fight-test-hopeless = même un as n’y suffirait pas
fight-test-held = On tient !
fight-test-broke = La déroute !
