# Pourquoi un jet demande ce qu’il demande : chaque raison tient entre parenthèses, à côté de son chiffre.

## La ligne

reason-sum = { $number } ({ $why })
reason-least = { $needed }+ : { $sum }
reason-most = { $needed } ou moins : { $sum }
reason-value = { $needed } : { $sum }
reason-twice = 6, puis { $second }+ : { $sum }
reason-never = hors de portée des dés : { $sum }
reason-always = d’office : { $sum }

## Toucher au corps à corps

reason-automatic = touché d’office
reason-no-skill = impossible : personne ne sait par quel bout le prendre
reason-better-skill = plus habile, CC { $mine } contre { $theirs }
reason-no-better-skill = pas plus habile, CC { $mine } contre { $theirs }
reason-double-skill = surclassé, CC { $mine } contre { $theirs }
reason-across-wall = par-dessus un obstacle
reason-hatred = relance par haine
reason-always-first = relance de qui frappe d’abord

## Toucher de loin

reason-ballistic-skill = CT { $skill }
reason-moved = a bougé
reason-distance = distance
reason-own-move = mouvement
reason-long-range = longue portée
reason-stand-and-shoot = sur une charge qui vient
reason-soft-cover = couvert léger
reason-hard-cover = couvert lourd
reason-skirmishers = tirailleurs
reason-multiple-shots = tirs multiples

## Blesser, sauver

reason-to-wound = Force { $strength } contre Endurance { $toughness }
reason-stronger = plus fort
reason-tougher = plus coriace
reason-no-armour = aucune armure n’y fait
reason-no-ward = rien d’autre ne sauve
reason-armour-none = sans armure
reason-armour-light = armure légère
reason-armour-heavy = armure lourde
reason-armour-plate = harnois
reason-shield = bouclier
reason-mounted = en selle
reason-barding = caparaçon
reason-best-armour = jamais mieux que 1+
reason-strength = Force { $strength }
reason-armour-piercing = perforant
reason-ward = sauvegarde magique
reason-parry = parade
reason-regeneration = régénération
reason-magic-resistance = résistance à la magie

## Tenir bon

reason-general = le général regarde
reason-help = musicien, cartes
reason-musician = musicien
reason-combat-lost = combat perdu
reason-steadfast = inébranlable, plus de rangs
reason-stubborn = tenace
reason-limit = jamais plus de 10
reason-quarter-left = { $models } sur { $started } : seul un double 1 rallie

## Magie

reason-casting-value = valeur du sort
reason-casting-result = résultat du lancement
reason-level = niveau du sorcier

## Ce que vaut une unité

reason-afraid = a peur
reason-champion = champion
reason-frenzy = frénésie
reason-fly = vol

## Résultat d’un combat

reason-wounds = blessures infligées
reason-overkill = acharnement au défi
reason-charge = charge
reason-nobody-left = il ne reste personne
reason-downhill = charge en descendant
reason-standard = étendard
reason-battle-standard = étendard d’armée
reason-flank = de flanc
reason-rear = dans le dos
reason-ranks = rangs
