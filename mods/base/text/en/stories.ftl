# The match told in sentences in the interval, for everybody.
# Whatever is said on the table already is said here in the same words.

## Complots

told-complots-turn = Turn { $n }: { $name }
told-complots-plain = { $name } plays “{ $action }”.
told-complots-plain-at = { $name } plays “{ $action }” against { $target }.
told-complots-claim = { $name } claims { $role }.
told-complots-claim-at = { $name } claims { $role }, against { $target }.
told-complots-block = { $name } blocks as { $role }.
told-complots-blocked = { $name } is stopped.
told-complots-void = There is nobody left to aim at.
told-complots-gain = { $name } gets { $n ->
    [one] a coin
   *[other] { $n } coins
}.
told-complots-coins = { $name } takes { $n ->
    [one] a coin
   *[other] { $n } coins
} from { $other }.
told-complots-won = Nobody is left on stage but { $name }.
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

told-hecatombe-round = Round { $n }: { $name } goes first
told-hecatombe-attack = { $name } attacks { $other }: { $people } against { $prey }.
told-hecatombe-took = { $name } takes { $people } from { $other }.
told-hecatombe-took-own = { $name } takes { $people } back.
told-hecatombe-end-alone = { $name } faces nobody any more.
told-hecatombe-end-father = { $name } has nobody left but a father.
told-hecatombe-end-twins = { $name } faces nobody but brothers.
told-hecatombe-deserted = { $n ->
    [one] A tile deserts { $name }
   *[other] { $n } tiles desert { $name }
}.
told-hecatombe-found = { $name } names { $people } with { $other }, and is right!
told-hecatombe-missed = { $name } names { $people } with { $other }, and is wrong.
told-hecatombe-nobody = { $people }: a point for all.
told-hecatombe-alone = { $people }: a point for { $name }.
told-hecatombe-tied = { $people }: a point for { $name }.
told-hecatombe-round-won = The round goes to { $name }!
told-hecatombe-won = The match goes to { $name }!
told-hecatombe-let-go = { $name } lets it go.
told-hecatombe-countered = { hecatombe-caption-countered }
told-hecatombe-retreat = { hecatombe-caption-retreat }
told-hecatombe-left = { hecatombe-caption-left }
told-hecatombe-called = { hecatombe-caption-called }
told-hecatombe-called-own = { hecatombe-caption-called-own }
told-hecatombe-revealed = { $people }, the oath of { $name }!
told-hecatombe-freed = { $name } frees { $people }: a point.
told-hecatombe-freed-none = { $name } frees nothing.
told-hecatombe-award = { hecatombe-caption-award }
told-hecatombe-award-lost = { hecatombe-caption-award-lost }
told-hecatombe-swapped = { hecatombe-caption-swapped }
told-hecatombe-shifted = { hecatombe-caption-shifted }
told-hecatombe-shift-back = { hecatombe-caption-shift-back }
told-hecatombe-seen = { hecatombe-caption-seen }
told-hecatombe-seen-face = { $name } looks at an oath of { $other }: { $people }.
told-hecatombe-opened = { hecatombe-caption-opened }

## Roulette

told-roulette-round = Round { $n }
told-roulette-shot = Shot { $n }
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
