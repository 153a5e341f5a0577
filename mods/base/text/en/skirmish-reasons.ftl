# Why a roll asks for what it asks: each reason stands in brackets beside its number.

## The line

reason-sum = { $number } ({ $why })
reason-least = { $needed }+: { $sum }
reason-most = { $needed } or less: { $sum }
reason-value = { $needed }: { $sum }
reason-twice = 6, then { $second }+: { $sum }
reason-never = beyond any dice: { $sum }
reason-always = without a roll: { $sum }

## Hitting hand to hand

reason-automatic = hit without a roll
reason-no-skill = impossible: nobody knows which end to hold
reason-better-skill = more skilled, WS { $mine } against { $theirs }
reason-no-better-skill = no more skilled, WS { $mine } against { $theirs }
reason-double-skill = outclassed, WS { $mine } against { $theirs }
reason-across-wall = over an obstacle
reason-hatred = rolled again for hatred
reason-always-first = rolled again for striking first

## Hitting from afar

reason-ballistic-skill = BS { $skill }
reason-moved = moved
reason-distance = distance
reason-own-move = Move
reason-long-range = long range
reason-stand-and-shoot = at a charge on its way
reason-soft-cover = soft cover
reason-hard-cover = hard cover
reason-skirmishers = skirmishers
reason-multiple-shots = multiple shots

## Wounding and saving

reason-to-wound = Strength { $strength } against Toughness { $toughness }
reason-stronger = stronger
reason-tougher = tougher
reason-no-armour = no armour helps
reason-no-ward = nothing else saves
reason-armour-none = no armour
reason-armour-light = light armour
reason-armour-heavy = heavy armour
reason-armour-plate = full plate
reason-shield = shield
reason-mounted = in the saddle
reason-barding = barding
reason-best-armour = never better than 1+
reason-strength = Strength { $strength }
reason-armour-piercing = armour piercing
reason-ward = ward
reason-parry = parry
reason-regeneration = regeneration
reason-magic-resistance = magic resistance

## Holding on

reason-general = the general is watching
reason-help = musician, cards
reason-musician = musician
reason-combat-lost = combat lost
reason-steadfast = steadfast, more ranks
reason-stubborn = stubborn
reason-limit = never above 10
reason-quarter-left = { $models } of { $started } left: only a double 1 rallies

## Magic

reason-casting-value = the spell’s value
reason-casting-result = the casting result
reason-level = the wizard’s level

## What a unit is worth

reason-afraid = afraid
reason-champion = champion
reason-frenzy = frenzy
reason-fly = flight

## The result of a combat

reason-wounds = wounds dealt
reason-overkill = overkill in a challenge
reason-charge = charge
reason-nobody-left = nobody is left
reason-downhill = charged downhill
reason-standard = standard
reason-battle-standard = battle standard
reason-flank = in the flank
reason-rear = in the rear
reason-ranks = ranks
