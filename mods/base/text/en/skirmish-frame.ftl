# Round the table of the battle: phases, armies, turn cards, tickets.

skirmish-frame-round = Turn { $n } of { $of }
skirmish-frame-before = Before the battle
skirmish-frame-order = Turn order
skirmish-frame-against = against
skirmish-frame-map = the whole table
skirmish-frame-points = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
skirmish-frame-plays = { $player } plays
skirmish-frame-names = { $player } names the enemy
skirmish-frame-offers = { $n ->
    [one] { $n } offer in sight
   *[other] { $n } offers in sight
}
skirmish-frame-cards = { $n ->
    [one] card
   *[other] cards
}

## Phases and deployment

skirmish-phase-movement = Movement
skirmish-phase-magic = Magic
skirmish-phase-shooting = Shooting
skirmish-phase-combat = Close combat
skirmish-phase-zones = Zones
skirmish-phase-places = Deployment
skirmish-phase-scouts = Scouts
skirmish-phase-vanguards = Vanguard

## What an army is in the phase

skirmish-relation-friend = active
skirmish-relation-enemy = enemy
skirmish-relation-maybe = enemy?
skirmish-relation-neutral = neutral
skirmish-relation-lost = beaten

skirmish-legend-friend = friends
skirmish-legend-enemy = enemies
skirmish-legend-neutral = neutrals
