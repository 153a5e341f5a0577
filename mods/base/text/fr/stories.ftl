# La partie racontée en phrases à l’entracte, pour tout le monde.
# Ce qui se dit déjà sur la table se redit ici avec les mêmes mots.

## Complots

told-complots-turn = Tour { $n } : { $name }
told-complots-plain = { $name } joue « { $action } ».
told-complots-plain-at = { $name } joue « { $action } » contre { $target }.
told-complots-claim = { $name } annonce { $role }.
told-complots-claim-at = { $name } annonce { $role }, contre { $target }.
told-complots-block = { $name } contre avec { $role }.
told-complots-blocked = L’action de { $name } est arrêtée.
told-complots-void = Il n’y a plus personne à viser.
told-complots-gain = { $name } touche { $n ->
    [one] une pièce
   *[other] { $n } pièces
}.
told-complots-coins = { $name } prend { $n ->
    [one] une pièce
   *[other] { $n } pièces
} à { $other }.
told-complots-won = Il ne reste en scène que { $name }.
told-complots-doubt = { complots-caption-doubt }
told-complots-truth = { complots-caption-truth }
told-complots-lie = { complots-caption-lie }
told-complots-lost = { complots-caption-lost }
told-complots-eliminated = { complots-caption-eliminated }
told-complots-exchange = { complots-caption-exchange }
told-complots-shown = { complots-caption-shown }
told-complots-returned = { complots-caption-returned }
told-complots-swapped = { complots-caption-swapped }
told-complots-side = { complots-caption-side }

## Hécatombe

told-hecatombe-round = Manche { $n } : à { $name } l’honneur
told-hecatombe-attack = { $name } attaque { $other } : { $people } contre { $prey }.
told-hecatombe-took = { $name } prend { $people } à { $other }.
told-hecatombe-took-own = { $name } reprend { $people }.
told-hecatombe-end-alone = { $name } n’a plus personne en face.
told-hecatombe-end-father = { $name } n’a plus que son père en face.
told-hecatombe-end-twins = { $name } n’a plus que des frères en face.
told-hecatombe-deserted = Chez { $name }, { $n ->
    [one] une tuile déserte
   *[other] { $n } tuiles désertent
}.
told-hecatombe-found = { $name } nomme { $people } chez { $other }, et c’est juste !
told-hecatombe-missed = { $name } nomme { $people } chez { $other }, et se trompe.
told-hecatombe-nobody = { $people } : un point pour tous.
told-hecatombe-alone = { $people } : un point pour { $name }.
told-hecatombe-tied = { $people } : un point pour { $name }.
told-hecatombe-round-won = La manche à { $name } !
told-hecatombe-won = La partie à { $name } !
told-hecatombe-let-go = { $name } laisse faire.
told-hecatombe-countered = { hecatombe-caption-countered }
told-hecatombe-retreat = { hecatombe-caption-retreat }
told-hecatombe-left = { hecatombe-caption-left }
told-hecatombe-called = { hecatombe-caption-called }
told-hecatombe-called-own = { hecatombe-caption-called-own }
told-hecatombe-revealed = { $people }, le serment de { $name } !
told-hecatombe-freed = { $name } libère { $people } : un point.
told-hecatombe-freed-none = { $name } ne libère rien.
told-hecatombe-award = { hecatombe-caption-award }
told-hecatombe-award-lost = { hecatombe-caption-award-lost }
told-hecatombe-swapped = { hecatombe-caption-swapped }
told-hecatombe-shifted = { hecatombe-caption-shifted }
told-hecatombe-shift-back = { hecatombe-caption-shift-back }
told-hecatombe-seen = { hecatombe-caption-seen }
told-hecatombe-seen-face = { $name } regarde un serment de { $other } : { $people }.
told-hecatombe-opened = { hecatombe-caption-opened }

## Roulette

told-roulette-round = Manche { $n }
told-roulette-shot = Tir { $n }
told-roulette-bets = { roulette-said-bets }
told-roulette-played = { roulette-said-played }
told-roulette-played-on = { roulette-said-played-on }
told-roulette-played-face = { roulette-said-played-face }
told-roulette-played-on-face = { roulette-said-played-on-face }
told-roulette-saw-own = { roulette-said-saw-own }
told-roulette-saw-barrel = { roulette-said-saw-barrel }
told-roulette-saw-pocket = { roulette-said-saw-pocket }
told-roulette-die = { roulette-said-die }
told-roulette-loaded = { roulette-said-loaded }
told-roulette-unloaded = { roulette-said-unloaded }
told-roulette-swapped = { roulette-said-swapped }
told-roulette-shuffled = { roulette-said-shuffled }
told-roulette-guilty = { roulette-said-guilty }
told-roulette-innocent = { roulette-said-innocent }
told-roulette-aim = { roulette-said-aim }
told-roulette-aim-self = { roulette-said-aim-self }
told-roulette-aim-sky = { roulette-said-aim-sky }
told-roulette-forced = { roulette-said-forced }
told-roulette-cancelled = { roulette-said-cancelled }
told-roulette-clic = { roulette-said-clic }
told-roulette-balle = { roulette-said-balle }
told-roulette-clic-at = { roulette-said-clic-at }
told-roulette-balle-at = { roulette-said-balle-at }
told-roulette-clic-sky = { roulette-said-clic-sky }
told-roulette-balle-sky = { roulette-said-balle-sky }
told-roulette-saved = { roulette-said-saved }
told-roulette-died = { roulette-said-died }
told-roulette-captain = { roulette-said-captain }
told-roulette-gain = { roulette-said-gain }
told-roulette-loss = { roulette-said-loss }
told-roulette-taken = { roulette-said-taken }
told-roulette-won = { roulette-said-won }
told-roulette-nobody = { roulette-said-nobody }
