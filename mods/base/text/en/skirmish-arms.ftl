# Weapons, machines, equipment, characteristics and special rules of Triumph and Treason.

## Weapons

name-arme_de_main = Hand weapon
name-epieu = Spear
name-pique = Pike
name-hallebarde = Halberd
name-grande_lame = Great blade
name-grand_marteau = Great hammer
name-flamberge = Flame-blade
name-double_hache = Twin axe
name-double_glaive = Twin glaive
name-faux = Scythe
name-lance = Lance
name-griffes = Claws and fangs
name-arc = Bow
name-arc_long = Long bow
name-arbalete = Crossbow
name-arquebuse = Arquebus
name-tromblon = Blunderbuss
name-javelots = Javelins
name-pistolets = Pistols

## Machines

name-canon = Cannon
name-catapulte = Catapult
name-catapulte_a_cranes = Screaming skulls
name-bombarde = Squat mortar
name-baliste = Ballista
name-orgue = Organ pipes
name-souffle = Breath of the grave

## Equipment

option-battle_standard = Battle standard
option-level = One more wizard level
option-shield = Shield
option-light_armour = Light armour
option-heavy_armour = Heavy armour
option-great_blade = Great blade
option-oath_hammer = Great hammer
option-twin_axe = Twin axe
option-twin_glaive = Twin glaive
option-flamberge = Flame-blade
option-halberd = Halberd
option-pistols = Pistols
option-long_bow = Long bow
option-frenzy = Frenzy
option-hatred = Hatred
armour-none = No armour
armour-light = Light armour
armour-heavy = Heavy armour
armour-plate = Plate
armour-shield = Shield
armour-barding = Barding
command-champion = Champion
command-standard = Standard bearer
command-musician = Musician

## Troops

troop-infantry = Infantry
troop-cavalry = Cavalry
troop-monstrous-infantry = Monstrous infantry
troop-war-beasts = War beasts
troop-swarm = Swarm
troop-monster = Monster
troop-chariot = Chariot
troop-war-machine = War machine
troop-character = Character

## Characteristics

stat-move = Move
    .short = M
stat-weapon_skill = Weapon Skill
    .short = WS
stat-ballistic_skill = Ballistic Skill
    .short = BS
stat-strength = Strength
    .short = S
stat-toughness = Toughness
    .short = T
stat-wounds = Wounds
    .short = W
stat-initiative = Initiative
    .short = I
stat-attacks = Attacks
    .short = A
stat-leadership = Leadership
    .short = Ld

## Special rules

rule-always-first = Strikes first
    .hint = Strikes before everybody, whatever the Initiative.
rule-always-last = Strikes last
    .hint = Strikes after everybody, whatever the Initiative.
rule-ambush = Ambush
    .hint = May wait in reserve and turn up at the table’s edge.
rule-armour-piercing = Armour piercing
    .hint = Armour is one worse against it.
rule-extra-rank = Long reach
    .hint = More ranks strike, unless the unit charged.
rule-fast-cavalry = Light horse
    .hint = Reforms and turns without losing breath.
rule-fear = Fear
    .hint = Foes in contact pass a Leadership test or fight at WS 1.
rule-flaming = Flaming
    .hint = No regeneration against it.
rule-fly = Flight
    .hint = Flies 10 inches over everything, 20 when marching.
rule-frenzy = Frenzy
    .hint = One more attack; charges and pursues whether you like it or not.
rule-hatred = Hatred
    .hint = Rolls its misses again in the first round of a combat.
rule-immune = Unshaken
    .hint = Knows no fear, terror or panic.
rule-impact-hits = Impact hits
    .hint = When it charges, it hits before the first blow.
rule-killing-blow = Killing blow
    .hint = A 6 to wound kills outright; only a ward helps.
rule-magic-resistance = Magic resistance
    .hint = Betters the ward against spells by as much.
rule-move-or-fire = Slow to load
    .hint = Moves or fires, not both.
rule-multiple-shots = Several shots
    .hint = Shoots several times, a little less well.
rule-multiple-wounds = Several wounds
    .hint = Each wound counts for several.
rule-parry = Parry
    .hint = With a shield, on foot, parries a blow from the front on a 6.
rule-poison = Poison
    .hint = A 6 to hit wounds by itself.
rule-quick-to-fire = Quick to fire
    .hint = Shoots unhindered after moving.
rule-regeneration = Regeneration
    .hint = A last save, lost against flames.
rule-scouts = Scouts
    .hint = Deploys after the others, almost anywhere.
rule-skirmish = Skirmishers
    .hint = Sees and turns all round, harder to hit from afar, has no ranks.
rule-stomp = Stomp
    .hint = One more hit, after all blows.
rule-stubborn = Stubborn
    .hint = Loses a combat without its Leadership suffering.
rule-stupidity = Stupidity
    .hint = Fails a Leadership test, and walks straight ahead.
rule-swift = Swift
    .hint = Rolls three dice to run, and forgets the lowest.
rule-terror = Terror
    .hint = Causes fear, and whom it charges keeps its nerve or flees.
rule-thunderstomp = Thunderstomp
    .hint = Tramples all around it, after all blows.
rule-two-hands = Two-handed
    .hint = No shield in close combat.
rule-unbreakable = Unbreakable
    .hint = Never tests, never flees.
rule-unstable = Unstable
    .hint = Loses a wound for each point of defeat instead of fleeing.
rule-vanguard = Vanguard
    .hint = Moves once before the first turn.
rule-volley = Volley
    .hint = Standing still, half the ranks behind shoot too.
rule-ward = Ward
    .hint = A save that nothing lessens.
