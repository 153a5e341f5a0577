# La bataille racontée : une phrase par événement. $unit et $target sont des troupes avec leur article,
# $unit_n leur nombre (1 ou 2) pour le verbe ; les autres, des personnes, des choses, des chiffres.

## Grammaire

told-owned = { $unit } ({ $owner })
told-and = { $first } et { $last }
told-player = Joueur { $n }
told-some-card = une carte
told-score = { $why } { $points }
told-goods-tokens = { $tokens ->
        [one] un jeton
       *[other] { $tokens } jetons
    }
told-goods-card = { $card }
told-goods-both = { $tokens ->
        [one] un jeton
       *[other] { $tokens } jetons
    } et { $card }
told-promise = { $promise ->
        [not-charge] un tour sans charge
       *[other] un peu d’oubli
    }
told-promise-name = une désignation ({ $enemy }, { $phase ->
        [movement] Mouvement
        [magic] Magie
        [shooting] Tir
       *[other] Combat
    })
told-army = { $player } : { $general }, et { $count ->
        [one] une troupe
       *[other] { $count } troupes
    }.

## Le cours de la bataille

told-round = Tour de jeu { $round } sur { $last }
told-turn = C’est à { $player }.
told-turn-skipped = Plus personne à faire jouer pour { $player } : on passe.
told-phase = { $phase ->
        [movement] Mouvement
        [magic] Magie
        [shooting] Tir
       *[other] Combat
    } : à { $player }.
told-named = { $phase ->
        [movement] Mouvement
        [magic] Magie
        [shooting] Tir
       *[other] Combat
    } : { $player } désigne { $enemy }.
told-named-forced = { $phase ->
        [movement] Mouvement
        [magic] Magie
        [shooting] Tir
       *[other] Combat
    } : { $player } contre { $enemy }.
told-name-refused = Pas { $enemy } ! { $player } doit désigner quelqu’un d’autre.
told-phase-over = { $phase ->
        [movement] Mouvement
        [magic] Magie
        [shooting] Tir
       *[other] Combat
    } : { $player } a fini.
told-turn-over = { $player } rend la main.
told-turn-cut-short = Plus personne debout pour { $player } : le tour s’arrête là.
told-dice-unit = Dés pour { $unit } ({ $why ->
        [arc] côté de la charge
        [channel] canalisation
        [characteristic] caractéristique
        [charge] charge
        [dangerous] terrain dangereux
        [flight] fuite
        [forest] forêt
        [marsh] marais
        [river] rivière
        [heal] guérison
        [levels] niveaux perdus
        [loyalty] loyauté
        [ward] sauvegarde
       *[other] hasard
    }) : { $dice }.
told-dice-player = Dés pour { $player } ({ $why ->
        [arc] côté de la charge
        [channel] canalisation
        [characteristic] caractéristique
        [charge] charge
        [dangerous] terrain dangereux
        [flight] fuite
        [forest] forêt
        [marsh] marais
        [river] rivière
        [heal] guérison
        [levels] niveaux perdus
        [loyalty] loyauté
        [ward] sauvegarde
       *[other] hasard
    }) : { $dice }.
told-roll-off = Au plus fort lancer : { $winner } ({ $why ->
        [deployment] déploiement
        [victory] victoire
       *[other] solde des mercenaires
    } ; { $dice }).
told-won = { $winner } l’emporte : { $tokens ->
        [one] un jeton
       *[other] { $tokens } jetons
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de victoire. Les autres ont des excuses.
told-taken-back-all = { $player } efface toute la phase. Personne n’a rien vu.
told-taken-back = { $player } se ravise : { $count ->
        [one] un ordre repris
       *[other] { $count } ordres repris
    }.

## Points et jetons

told-points = { $player } marque { $points } { $points ->
        [one] point
       *[other] points
    } : { $unit } ({ $why ->
        [general] le général
        [standard] l’étendard
        [battle-standard] l’étendard d’armée
       *[other] une troupe de moins
    }).
told-points-held = { $player } marque { $points } { $points ->
        [one] point
       *[other] points
    } : la place est à qui la tient.
told-tokens = { $player } passe de { $before } à { $after } { $after ->
        [one] jeton
       *[other] jetons
    } ({ $why ->
        [points] au mérite
        [card] une carte
        [bribe] un pot-de-vin
        [mercenaries] la solde
        [scenario] l’enjeu
        [cost] le prix d’une carte
        [dismissed] le départ
       *[other] divers
    }).

## Pots-de-vin

told-offer = { $player } propose { $goods } à { $to } contre { $promise }.
told-deal = Marché conclu : { $to } empoche { $goods } et promet { $promise } à { $player }.
told-no-deal = { $to } refuse { $promise } à { $player }, qui garde { $goods }.
told-answer-yes = { $to } accepte le marché que propose { $player }.
told-answer-no = { $to } refuse le marché que propose { $player }.
told-promise-ended = { $how ->
        [kept] { $again ->
        [0] { $player } tient parole envers { $to }. On en parlera.
        [1] { $player } tient parole envers { $to }. Cela devient une habitude.
       *[other] { $player } tient parole envers { $to }.
    }
        [broken] { $again ->
        [0] { $player } avait donné sa parole à { $to }. C’était une façon de parler.
        [1] { $player } avait juré, { $to } avait cru. Chacun son erreur.
       *[other] { $player } trahit sa parole envers { $to }.
    }
       *[other] Entre { $player } et { $to }, la promesse tombe à l’eau.
    }

## Cartes

told-drawn = { $player } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
told-drawn-known = { $player } pioche : { $cards }.
told-discarded = { $player } défausse : { $cards }.
told-deck-shuffled = La pioche est vide : on remélange { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
told-window = { $moment } : le temps d’une carte.
told-card = { $player } joue « { $card } ».
told-card-on-unit = { $player } joue « { $card } » ; en cause : { $unit }.
told-card-on-player = { $player } joue « { $card } » contre { $target }.
told-card-resolved = { $how ->
        [done] « { $card } » fait son effet.
        [cancelled] « { $card } » : annulée{ $again ->
        [0] . Le prix, lui, ne l’est pas
       *[other] { "" }
    }.
       *[other] « { $card } » tombe à plat.
    }
told-hand-seen = { $again ->
        [0] { $player } lit par-dessus une épaule : celle qui appartient à { $owner }.
       *[other] { $player } regarde dans un jeu, celui que tient { $owner }.
    }
told-hand-known = { $player } lit la main que tient { $owner } : { $cards }.
told-card-taken = { $player } prend à { $owner } sans demander : { $card }.

## Déploiement

told-order = On se place dans cet ordre : { $players }.
told-zone = { $player } choisit son bord de table.
told-placed = { $unit_n ->
        [one] { $unit } prend position
       *[other] { $unit } prennent position
    }.
told-kept-back = { $unit_n ->
        [one] { $unit } attend en réserve
       *[other] { $unit } attendent en réserve
    }.
told-changed-sides = { $unit_n ->
        [one] { $unit } quitte
       *[other] { $unit } quittent
    } { $before } pour { $after }{ $again ->
        [0] . Le contrat le permettait
       *[other] { "" }
    }.
told-loyal = { $unit_n ->
        [one] { $unit } hésite, et reste
       *[other] { $unit } hésitent, et restent
    } avec { $before }.
told-army-dismissed = { $player } quitte la table, et son armée aussi.
told-artefact-taken = { $unit_n ->
        [one] { $unit } ramasse
       *[other] { $unit } ramassent
    } l’artefact{ $again ->
        [0] . À quoi il sert, on l’ignore toujours
       *[other] { "" }
    }.
told-artefact-dropped = L’artefact roule dans l’herbe.

## Mouvements et charges

told-moved = { $manner ->
        [advance] Avance
        [march] Marche forcée
        [back] Recul
        [left] Pas à gauche
        [right] Pas à droite
        [fly] Vol
        [charge] Charge
        [failed-charge] Charge manquée
        [flight] Fuite
        [pursuit] Poursuite
        [overrun] Percée
        [push] La trêve écarte
        [regain] Retour au contact
        [turn] Volte-face
        [reform] Nouveaux rangs
        [combat-reform] Rangs resserrés
        [rally] Remise en ordre
        [compulsory] Mouvement forcé
        [vanguard] Avant-garde
        [scout] Éclaireurs
        [arrive] Entrée en scène
       *[other] Mouvement
    } : { $unit }.
told-moved-up-to = { $manner ->
        [advance] Avance
        [march] Marche forcée
        [back] Recul
        [left] Pas à gauche
        [right] Pas à droite
        [fly] Vol
        [charge] Charge
        [failed-charge] Charge manquée
        [flight] Fuite
        [pursuit] Poursuite
        [overrun] Percée
        [push] La trêve écarte
        [regain] Retour au contact
        [turn] Volte-face
        [reform] Nouveaux rangs
        [combat-reform] Rangs resserrés
        [rally] Remise en ordre
        [compulsory] Mouvement forcé
        [vanguard] Avant-garde
        [scout] Éclaireurs
        [arrive] Entrée en scène
       *[other] Mouvement
    } : { $unit }, jusque devant { $target }.
told-left-table = { $unit_n ->
        [one] { $unit } quitte
       *[other] { $unit } quittent
    } le champ de bataille sans se retourner.
told-over-the-edge = Emportés par l’élan, { $unit } : hors de la table, et retour au prochain tour.
told-joined = { $unit_n ->
        [one] { $unit } rejoint
       *[other] { $unit } rejoignent
    } { $host }.
told-parted = { $unit_n ->
        [one] { $unit } quitte
       *[other] { $unit } quittent
    } { $host }.
told-charge-declared = { $unit_n ->
        [one] { $unit } veut
       *[other] { $unit } veulent
    } charger { $target }, { $arc ->
        [front] de face
        [left] par la gauche
        [right] par la droite
       *[other] dans le dos
    }.
told-charge-answered = { $unit } : { $reaction ->
        [hold] on tient la position
        [shoot] on tire sur ce qui vient
       *[other] on préfère partir
    }.
told-charge-rolled = Élan pour { $unit } : { $dice }, soit { $inches } { $inches ->
        [one] pouce
       *[other] pouces
    }.
told-charge-home = { $unit_n ->
        [one] { $unit } charge
       *[other] { $unit } chargent
    } { $target } { $arc ->
        [front] de face
        [left] par la gauche
        [right] par la droite
       *[other] dans le dos
    }, et { $unit_n ->
        [one] arrive
       *[other] arrivent
    }.
told-charge-ended = { $how ->
        [failed] { $again ->
        [0] Charge ratée : { $unit } contre { $target }. Il manquait quelques pouces et un peu de foi.
       *[other] Charge ratée : { $unit } contre { $target }.
    }
        [caught] Rejoints en pleine fuite : { $target }, par { $unit }.
       *[other] Charge sans objet : { $unit } contre { $target }.
    }

## Tests et pertes

told-test-passed = { $unit } : { $sum } pour { $needed }, réussi ({ $why ->
        [march] marche
        [charge] charge
        [redirect] nouvelle cible
        [rally] ralliement
        [panic] panique
        [fear] peur
        [break] déroute
        [hold] retenue
        [reform] nouveaux rangs
        [frenzy] frénésie
        [stupidity] stupidité
        [terror] terreur
       *[other] sortilège
    }).
told-test-failed = { $unit } : { $sum } pour { $needed }, manqué ({ $why ->
        [march] marche
        [charge] charge
        [redirect] nouvelle cible
        [rally] ralliement
        [panic] panique
        [fear] peur
        [break] déroute
        [hold] retenue
        [reform] nouveaux rangs
        [frenzy] frénésie
        [stupidity] stupidité
        [terror] terreur
       *[other] sortilège
    }).
told-fled = { $unit_n ->
        [one] { $unit } s’enfuit
       *[other] { $unit } s’enfuient
    } { $why ->
        [charge] sans attendre la charge
        [combat] du combat
        [panic] dans la panique
        [terror] de terreur
       *[other] à toutes jambes
    }.
told-rallied = { $unit_n ->
        [one] { $unit } se rallie
       *[other] { $unit } se rallient
    }{ $again ->
        [0] . On fera comme si de rien n’était
        [1] , à bout de souffle
       *[other] { "" }
    }.
told-wounded = { $wounds ->
        [one] Une blessure
       *[other] { $wounds } blessures
    } pour { $unit } ({ $why ->
        [shooting] sous le tir
        [magic] par magie
        [miscast] par un sort qui tourne mal
        [combat] au combat
        [unstable] en poussière
        [forest] dans la forêt
        [marsh] dans le marais
        [river] dans la rivière
        [misfire] par sa propre poudre
        [standard] avec l’étendard
        [card] par traîtrise
        [caught] à la course
        [fled] en fuite
        [dismissed] en congé
       *[other] en chemin
    }).
told-lost = { $unit_n ->
        [one] { $unit } perd
       *[other] { $unit } perdent
    } { $lost } des leurs ({ $why ->
        [shooting] sous le tir
        [magic] par magie
        [miscast] par un sort qui tourne mal
        [combat] au combat
        [unstable] en poussière
        [forest] dans la forêt
        [marsh] dans le marais
        [river] dans la rivière
        [misfire] par sa propre poudre
        [standard] avec l’étendard
        [card] par traîtrise
        [caught] à la course
        [fled] en fuite
        [dismissed] en congé
       *[other] en chemin
    }) ; reste { $left }.
told-raised = { $unit_n ->
        [one] { $unit } se relève
       *[other] { $unit } se relèvent
    } : { $left } debout{ $again ->
        [0] . On avait pourtant compté
       *[other] , de nouveau
    }.
told-command-lost = { $unit_n ->
        [one] { $unit } perd
       *[other] { $unit } perdent
    } { $which ->
        [musician] le musicien
        [standard] l’étendard
       *[other] le champion
    }.
told-destroyed = { $unit_n ->
        [one] { $unit } n’est plus
       *[other] { $unit } ne sont plus
    } ({ $why ->
        [shooting] sous le tir
        [magic] par magie
        [miscast] par un sort qui tourne mal
        [combat] au combat
        [unstable] en poussière
        [forest] dans la forêt
        [marsh] dans le marais
        [river] dans la rivière
        [misfire] par sa propre poudre
        [standard] avec l’étendard
        [card] par traîtrise
        [caught] à la course
        [fled] en fuite
        [dismissed] en congé
       *[other] en chemin
    }).
told-destroyed-by = { $unit_n ->
        [one] { $unit } n’est plus
       *[other] { $unit } ne sont plus
    } ({ $why ->
        [shooting] sous le tir
        [magic] par magie
        [miscast] par un sort qui tourne mal
        [combat] au combat
        [unstable] en poussière
        [forest] dans la forêt
        [marsh] dans le marais
        [river] dans la rivière
        [misfire] par sa propre poudre
        [standard] avec l’étendard
        [card] par traîtrise
        [caught] à la course
        [fled] en fuite
        [dismissed] en congé
       *[other] en chemin
    }). Les points vont à { $player }.
told-change-began = « { $source } » agit sur { $unit }.
told-change-ended = Sur { $unit }, l’effet se dissipe.

## Magie

told-winds = Les vents soufflent ({ $dice }) : { $power ->
        [one] un dé
       *[other] { $power } dés
    } pour lancer, { $dispel } pour dissiper.
told-dice-drained = { $lost ->
        [one] Un dé se perd
       *[other] { $lost } dés se perdent
    } en route ; reste { $power }.
told-spell = { $unit_n ->
        [one] { $unit } tente
       *[other] { $unit } tentent
    } « { $spell } » ({ $total }) : { $how ->
        [cast] réussi
        [irresistible] irrésistible
       *[other] raté
    }.
told-spell-at = { $unit_n ->
        [one] { $unit } tente
       *[other] { $unit } tentent
    } « { $spell } » sur { $target } ({ $total }) : { $how ->
        [cast] réussi
        [irresistible] irrésistible
       *[other] raté
    }.
told-dispelled = { $player } souffle la chandelle ({ $total }) : plus de sort.
told-not-dispelled = { $player } essaie de dissiper ({ $total }), en vain.
told-miscast = La magie échappe à son maître : { $unit } ({ $dice }).
told-miscast-lost = La magie emporte son maître : { $unit } ({ $dice }){ $again ->
        [0] . On n’a retrouvé que le chapeau
       *[other] { "" }
    }.
told-template = Gabarit posé ({ $unit }) : { $count ->
        [one] une figurine
       *[other] { $count } figurines
    } dessous.
told-sure-hits = Touches d’office ({ $unit }) : { $count }.

## Tir

told-volley = { $unit_n ->
        [one] { $unit } tire
       *[other] { $unit } tirent
    } sur { $target } : { $shots ->
        [one] { $shots } tir
       *[other] { $shots } tirs
    }, { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    }, { $unsaved } au but.
told-machine-shot = { $unit_n ->
        [one] { $unit } tire
       *[other] { $unit } tirent
    } ({ $dice }). Dessous : { $struck }.
told-machine-missed = { $unit_n ->
        [one] { $unit } tire
       *[other] { $unit } tirent
    } ({ $dice }){ $again ->
        [0] . L’herbe s’en souviendra
        [1] , et l’herbe souffre
       *[other] , dans l’herbe
    }.
told-misfired = Long feu pour { $unit } ({ $roll }).
told-burst = { $unit_n ->
        [one] { $unit } explose
       *[other] { $unit } explosent
    } ({ $roll }){ $again ->
        [0] . Le bruit était pourtant prometteur
       *[other] { "" }
    }.
told-looked-out = « Attention, chef ! » Quelqu’un prend le coup pour { $unit } ({ $roll }).
told-not-looked-out = Personne ne s’interpose devant { $unit } ({ $roll }).

## Combat

told-truce = Trêve : { $unit } face à { $target }, et chacun recule d’un pas.
told-truce-stays = Trêve : { $unit } contre { $target }, joue contre joue, et pas un coup.
told-combat = Mêlée : { $friends } contre { $enemies }.
told-duel = Défi relevé : { $unit } contre { $target }.
told-duel-refused = { $again ->
        [0] Défi lancé par { $unit } : en face, des épaules se haussent.
       *[other] Défi lancé par { $unit }. Toujours personne.
    }
told-duel-shamed = Défi lancé par { $unit }, et refusé : on regarde ses bottes, { $target }.
told-blows = { $unit_n ->
        [one] { $unit } frappe
       *[other] { $unit } frappent
    } { $target } : { $blows ->
        [one] { $blows } coup
       *[other] { $blows } coups
    }, { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    }, { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }, { $unsaved } sans sauvegarde.
told-combat-tied = Match nul{ $again ->
        [0] . On recommencera
        [1] , encore
       *[other] { "" }
    }.
told-combat-won = { $winner } gagne ce combat, de { $points }.
told-combat-won-by = { $winner } gagne ce combat, de { $points } ({ $why }).
told-broke = { $unit_n ->
        [one] { $unit } lâche
       *[other] { $unit } lâchent
    } pied.
told-held = { $unit_n ->
        [one] { $unit } tient
       *[other] { $unit } tiennent
    }, { $why ->
        [steadfast] par le nombre
        [stubborn] par entêtement
        [unbreakable] par principe
        [unstable] pour ce qu’il en reste
        [double-one] par miracle
       *[other] par discipline
    }.
told-pursuit-rolled = Course pour { $unit }, aux trousses : { $target } ({ $dice }).
told-overrun-rolled = Course pour { $unit } : { $dice }.
told-caught = { $unit_n ->
        [one] { $unit } rattrape
       *[other] { $unit } rattrapent
    } { $target }{ $again ->
        [0] . Fin de la discussion
        [1] , de dos
       *[other] { "" } à la course
    }.

# scripts of mods
told-script-said = { $said }
told-script-failed = { $mod } : un faux pas ({ $why }).
