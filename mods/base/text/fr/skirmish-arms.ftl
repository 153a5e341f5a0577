# Armes, machines, équipements, caractéristiques et règles spéciales de Triomphe et Trahison.

## Armes

name-arme_de_main = Arme de main
name-epieu = Épieu
name-pique = Pique
name-hallebarde = Hallebarde
name-grande_lame = Grande lame
name-grand_marteau = Grand marteau
name-flamberge = Flamberge
name-double_hache = Double hache
name-double_glaive = Double glaive
name-faux = Faux
name-lance = Lance
name-griffes = Griffes et crocs
name-arc = Arc
name-arc_long = Arc long
name-arbalete = Arbalète
name-arquebuse = Arquebuse
name-tromblon = Tromblon
name-javelots = Javelots
name-pistolets = Pistolets

## Machines

name-canon = Canon
name-catapulte = Catapulte
name-catapulte_a_cranes = Crânes hurlants
name-bombarde = Mortier trapu
name-baliste = Baliste
name-orgue = Tubes d’orgue
name-souffle = Souffle de tombe

## Équipements

option-battle_standard = Étendard d’armée
option-level = Un niveau de magie de plus
option-shield = Bouclier
option-light_armour = Armure légère
option-heavy_armour = Armure lourde
option-great_blade = Grande lame
option-oath_hammer = Grand marteau
option-twin_axe = Double hache
option-twin_glaive = Double glaive
option-flamberge = Flamberge
option-halberd = Hallebarde
option-pistols = Pistolets
option-long_bow = Arc long
option-frenzy = Frénésie
option-hatred = Haine
armour-none = Sans armure
armour-light = Armure légère
armour-heavy = Armure lourde
armour-plate = Harnois
armour-shield = Bouclier
armour-barding = Caparaçon
command-champion = Champion
command-standard = Porte-étendard
command-musician = Musicien

## Troupes

troop-infantry = Infanterie
troop-cavalry = Cavalerie
troop-monstrous-infantry = Infanterie monstrueuse
troop-war-beasts = Bêtes de guerre
troop-swarm = Nuée
troop-monster = Monstre
troop-chariot = Char
troop-war-machine = Machine de guerre
troop-character = Personnage

## Caractéristiques

stat-move = Mouvement
    .short = M
stat-weapon_skill = Capacité de combat
    .short = CC
stat-ballistic_skill = Capacité de tir
    .short = CT
stat-strength = Force
    .short = F
stat-toughness = Endurance
    .short = E
stat-wounds = Points de vie
    .short = PV
stat-initiative = Initiative
    .short = I
stat-attacks = Attaques
    .short = A
stat-leadership = Commandement
    .short = Cd

## Règles spéciales

rule-always-first = Frappe d’abord
    .hint = Frappe avant tout le monde, quelle que soit son Initiative.
rule-always-last = Frappe en dernier
    .hint = Frappe après tout le monde, quelle que soit son Initiative.
rule-ambush = Embuscade
    .hint = Peut rester en réserve et surgir du bord de la table.
rule-armour-piercing = Perforant
    .hint = Les armures y perdent un point de plus.
rule-extra-rank = Longue portée d’arme
    .hint = Des rangs de plus frappent, tant que l’unité n’a pas chargé.
rule-fast-cavalry = Cavalerie légère
    .hint = Se reforme et tourne sans perdre haleine.
rule-fear = Peur
    .hint = L’ennemi au contact réussit un test de Commandement ou se bat à CC 1.
rule-flaming = Enflammé
    .hint = Annule la régénération.
rule-fly = Vol
    .hint = Vole de 10 pouces par-dessus tout, 20 en marche forcée.
rule-frenzy = Frénésie
    .hint = Une attaque de plus ; charge et poursuit qu’on le veuille ou non.
rule-hatred = Haine
    .hint = Relance ses coups manqués au premier tour d’un combat.
rule-immune = Imperturbable
    .hint = Ni peur, ni terreur, ni panique.
rule-impact-hits = Touches d’impact
    .hint = En chargeant, touche avant le premier coup.
rule-killing-blow = Coup fatal
    .hint = Un 6 pour blesser tue net ; seule une sauvegarde magique en préserve.
rule-magic-resistance = Résistance à la magie
    .hint = Améliore d’autant la sauvegarde contre les sorts.
rule-move-or-fire = Lent à recharger
    .hint = Bouge ou tire, pas les deux.
rule-multiple-shots = Tirs multiples
    .hint = Tire plusieurs fois, un peu moins juste.
rule-multiple-wounds = Blessures multiples
    .hint = Chaque blessure en vaut plusieurs.
rule-parry = Parade
    .hint = Avec un bouclier, à pied, pare un coup de face sur 6.
rule-poison = Poison
    .hint = Un 6 pour toucher blesse d’office.
rule-quick-to-fire = Prompt à tirer
    .hint = Tire sans pénalité après avoir bougé.
rule-regeneration = Régénération
    .hint = Une dernière sauvegarde, que le feu annule.
rule-scouts = Éclaireurs
    .hint = Se déploie après les autres, presque où il veut.
rule-skirmish = Tirailleurs
    .hint = Voit et tourne de tous côtés, plus dur à toucher de loin, sans rangs.
rule-stomp = Piétinement
    .hint = Une touche de plus, après tous les coups.
rule-stubborn = Tenace
    .hint = Perd un combat sans que son Commandement en souffre.
rule-stupidity = Stupidité
    .hint = Rate un test de Commandement, et marche droit devant.
rule-swift = Véloce
    .hint = Lance trois dés pour courir, et oublie le plus bas.
rule-terror = Terreur
    .hint = Fait peur, et ceux qu’il charge tiennent leurs nerfs ou fuient.
rule-thunderstomp = Piétinement de géant
    .hint = Écrase tout autour de lui, après tous les coups.
rule-two-hands = À deux mains
    .hint = Pas de bouclier au contact.
rule-unbreakable = Indémoralisable
    .hint = Ne teste jamais et ne fuit jamais.
rule-unstable = Instable
    .hint = Perd une blessure par point de défaite au lieu de fuir.
rule-vanguard = Avant-garde
    .hint = Bouge une fois avant le premier tour.
rule-volley = Tir en volée
    .hint = Immobile, la moitié des rangs de derrière tire aussi.
rule-ward = Sauvegarde magique
    .hint = Une sauvegarde que rien ne diminue.
