# The three lores and their spells. An effect fits in one sentence; range and length, the screen says beside it.

name-braise = Embers
    .pitch = Heated arguments.
name-suaire = The Shroud
    .pitch = Contracts beyond the term.
name-seve = Sap
    .pitch = What grows, grows back.
magic-augment = Augment
magic-hex = Hex
magic-missile = Magic missile
magic-damage = Direct damage
magic-vortex = Vortex

## Spells

name-etincelle = A Civil Spark
spell-etincelle = D6 flaming hits of Strength 4.
name-lames_au_rouge = Red-Hot Blades
spell-lames_au_rouge = Strength +1, and flaming blows.
name-fumee = Smokescreen
spell-fumee = A unit sees less: WS and BS -1.
name-cuisson = Done to a Turn
spell-cuisson = 2D6 flaming hits of Strength 4.
name-fer_chaud = Hot Iron
spell-fer_chaud = 2D6 hits of Strength 3; armour cooks, it does not protect.
name-tourbillon = Whirl of Embers
spell-tourbillon = A whirl goes straight on: Strength 4 to all that it touches.
name-main_froide = Cold Hand
spell-main_froide = D6 hits of Strength 3 that no armour stops.
name-rappel = Recall to the Colours
spell-rappel = D6 wounds undone; the fallen return to their rank.
name-semelles = Leaden Soles
spell-semelles = Move -2.
name-oraison = Funeral Oration
spell-oraison = Leadership -1, and a test at once, or one flees.
name-peau_de_chagrin = Shrinking Skin
spell-peau_de_chagrin = Toughness -1, as long as the spell holds.
name-valse = Waltz of Spectres
spell-valse = A dance goes straight on: Strength 3, no armour.
name-echardes = Flight of Splinters
spell-echardes = 2D6 hits of Strength 2. It stings.
name-ecorce = Bark
spell-ecorce = Toughness +1.
name-pas_de_biche = Doe’s Step
spell-pas_de_biche = Move +2, and swift.
name-ronces = Brambles
spell-ronces = Move -1, Initiative -2, as long as the spell holds.
name-regain = Second Growth
spell-regain = D3 wounds heal, and regeneration 5+.
name-racines = Roots
spell-racines = The ground gets angry under a large template: Strength 4.
