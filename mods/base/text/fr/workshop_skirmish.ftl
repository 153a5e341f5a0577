# Les phrases des cartes Traîtrise, des unités et des armées, faites de ce qu’elles disent.

tell-skirmish-when-turn-flipped = Quand une carte de tour est retournée,
tell-skirmish-when-before-own-naming = Avant qu’un ennemi soit désigné,
tell-skirmish-when-naming = À la désignation,
tell-skirmish-when-movement-named = Une fois l’ennemi du Mouvement désigné,
tell-skirmish-when-before-move = Avant qu’une unité bouge,
tell-skirmish-when-charge-rolled = Une fois jetés les dés d’une charge,
tell-skirmish-when-rallied = Quand une unité se rallie,
tell-skirmish-when-channelled = Quand les vents de magie ont soufflé,
tell-skirmish-when-enemy-dispelled = Après l’essai de dissipation,
tell-skirmish-when-shooting-begins = Quand le Tir commence,
tell-skirmish-when-shooting-ends = Quand le Tir s’achève,
tell-skirmish-when-combat-chosen = Quand un combat est choisi,
tell-skirmish-when-result-known = Quand un combat est compté,
tell-skirmish-when-leadership-test = Avant un test de Commandement,
tell-skirmish-when-character-dead = Quand un personnage meurt,
tell-skirmish-when-tokens-given = Quand les jetons sont donnés,
tell-skirmish-when-card-played = Quand une carte est jouée,

tell-skirmish-by-active = si c’est votre tour :
tell-skirmish-by-named = si vous êtes l’ennemi désigné :
tell-skirmish-by-neutral = si vous êtes neutre :
tell-skirmish-by-non-active = si ce n’est pas votre tour :
tell-skirmish-by-anyone = qui que vous soyez :
tell-skirmish-by-credited = si vous en avez le mérite :
tell-skirmish-by-not-owner = si l’unité n’est pas à vous :
tell-skirmish-by-not-leading = si vous n’êtes pas en tête :

tell-skirmish-choose-unit = choisissez { $kind ->
    [machine] une machine
   *[other] une unité
}{ $any ->
    [true] { " " }{ $wishes } ;
   *[false]  ;
}
tell-skirmish-choose-player = choisissez quelqu’un d’autre ;
tell-skirmish-choose-leader = choisissez qui est en tête ;
tell-skirmish-choose-dice = choisissez des dés ;
tell-skirmish-wish-own = à vous
tell-skirmish-wish-active = du joueur actif
tell-skirmish-wish-free = libre
tell-skirmish-wish-in-combat = de ce combat
tell-skirmish-wish-standing = qui ne fuit pas
tell-skirmish-wish-may-shoot = qui peut tirer

tell-skirmish-until-phase = jusqu’à la fin de la phase
tell-skirmish-until-round = jusqu’à la fin de ce tour de combat
tell-skirmish-until-turn = jusqu’à la fin du tour
tell-skirmish-until-caster = jusqu’au prochain tour de son auteur
tell-skirmish-until-remains = jusqu’à ce qu’on le dissipe
tell-skirmish-until-battle = jusqu’à la fin de la bataille

tell-skirmish-effect-forbid = { $what ->
    [charge] elle ne charge pas
   *[shoot] elle ne tire pas
}
tell-skirmish-effect-other-name = un autre ennemi doit être désigné
tell-skirmish-effect-not-me = { $whom ->
    [target] sa prochaine désignation ne peut pas vous viser
    [player] votre prochaine désignation ne peut pas vous viser
   *[other] les prochaines désignations ne peuvent pas vous viser
}
tell-skirmish-effect-change = l’unité { $sign ->
    [less] perd
   *[more] gagne
} { $n } en { $stat } { $until }
tell-skirmish-effect-grant = l’unité gagne « { $rule } » { $until }
tell-skirmish-effect-test-bonus = le test est plus { $sign ->
    [less] dur
   *[more] facile
} de { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tell-skirmish-effect-again = tous les dés sont relancés
tell-skirmish-effect-shoot-now = elle tire aussitôt sur l’ennemi désigné
tell-skirmish-effect-not-steadfast = les vaincus ne comptent plus sur leurs rangs
tell-skirmish-effect-drain = { $dice ->
    [0] aucun dé de pouvoir ne se perd
    [1] un dé de pouvoir se perd
   *[other] { $dice } dés de pouvoir se perdent
}
tell-skirmish-effect-dispel = essayez de dissiper le sort avec { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
tell-skirmish-effect-see-hand = { $whom ->
    [target] regardez sa main
    [player] regardez votre main
   *[other] regardez toutes les mains
}
tell-skirmish-effect-counter = la carte est annulée, et son prix perdu
tell-skirmish-effect-waver = l’unité hésite sur le camp à servir
tell-skirmish-effect-rob = prenez au hasard { $n ->
    [one] une carte
   *[other] { $n } cartes
} { $whom ->
    [target] de sa main
    [player] de votre main
   *[other] de chaque main
}
tell-skirmish-effect-points = { $sign ->
    [less] { $whom ->
        [player] vous perdez
        [target] on lui retire
        [others] les autres perdent
       *[everybody] chacun perd
    }
   *[more] { $whom ->
        [player] vous gagnez
        [target] on lui donne
        [others] les autres gagnent
       *[everybody] chacun gagne
    }
} { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
tell-skirmish-effect-take-points = { $whom ->
    [target] prenez-lui
    [player] prenez-vous
   *[other] prenez à chacun
} { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
tell-skirmish-effect-script = son script fait le reste

## Unités

tell-skirmish-troop = { $who ->
    [character] { $troop } (personnage),
   *[other] { $troop },
}
tell-skirmish-models = { $most ->
    [0] aucune figurine,
    [1] une figurine,
   *[other] { $least ->
        [1] jusqu’à { $most } figurines,
       *[other] de { $least } à { $most } figurines,
    }
}
tell-skirmish-armour-none = sans armure
tell-skirmish-armour-light = armure légère
tell-skirmish-armour-heavy = armure lourde
tell-skirmish-armour-plate = harnois
tell-skirmish-armour-shield = bouclier
tell-skirmish-armour-barding = caparaçon
tell-skirmish-arms = Armes : { $arms }.
tell-skirmish-rules = Règles : { $rules }.
tell-skirmish-level = Magie de niveau { $n }.
tell-skirmish-price = { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $each ->
    [each] { " " }la figurine.
   *[whole] .
}

## Armées

tell-skirmish-army = { $faction },
tell-skirmish-army-points = { $n ->
    [one] { $n } point :
   *[other] { $n } points :
}
tell-skirmish-regiment = { $n } { $name }

## Les points proposés

workshop-propose = proposé : { $n }

workshop-army-more = { $n ->
    [one] et { $n } autre
   *[other] et { $n } autres
}
workshop-army-spent = { $n } / { $most } { $most ->
    [0] point
    [1] point
   *[other] points
}

workshop-try-hint-skirmish-unit = l’unité en ligne
workshop-try-hint-skirmish-list = l’armée en ligne
field-parts-entries = { $n ->
    [one] { $n } régiment
   *[other] { $n } régiments
}
field-parts-options = { $n ->
    [one] { $n } option
   *[other] { $n } options
}
workshop-count-skirmish-unit = { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}
workshop-count-skirmish-list = { $n ->
    [one] { $n } armée
   *[other] { $n } armées
}
field-base-1 = Socle, largeur
field-base-2 = Socle, profondeur
