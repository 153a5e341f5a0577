# Les trois domaines de magie et leurs sorts. Un effet tient en une phrase ; la portée et la durée, l’écran les dit à côté.

name-braise = La Braise
    .pitch = Des arguments brûlants.
name-suaire = Le Suaire
    .pitch = Des contrats au-delà du terme.
name-seve = La Sève
    .pitch = Ce qui pousse repousse.
magic-augment = Renfort
magic-hex = Maléfice
magic-missile = Projectile magique
magic-damage = Dégâts directs
magic-vortex = Tourbillon

## Sorts

name-etincelle = Étincelle courtoise
spell-etincelle = D6 touches de Force 4, enflammées.
name-lames_au_rouge = Lames au rouge
spell-lames_au_rouge = Force +1, et des coups enflammés.
name-fumee = Rideau de fumée
spell-fumee = Une unité y voit moins : CC et CT -1.
name-cuisson = Cuisson à point
spell-cuisson = 2D6 touches de Force 4, enflammées.
name-fer_chaud = Fer chaud
spell-fer_chaud = 2D6 touches de Force 3 ; l’armure cuit, elle ne protège pas.
name-tourbillon = Tourbillon de braises
spell-tourbillon = Un tourbillon s’en va droit devant : Force 4 à tout ce qu’il touche.
name-main_froide = Main froide
spell-main_froide = D6 touches de Force 3 dont aucune armure ne garde.
name-rappel = Rappel sous les drapeaux
spell-rappel = D6 blessures effacées ; les tués reviennent à leur rang.
name-semelles = Semelles de plomb
spell-semelles = Mouvement -2.
name-oraison = Oraison funèbre
spell-oraison = Commandement -1, et un test aussitôt, ou l’on fuit.
name-peau_de_chagrin = Peau de chagrin
spell-peau_de_chagrin = Endurance -1, tant que le sort tient.
name-valse = Valse des spectres
spell-valse = Une ronde s’en va droit devant : Force 3, sans armure.
name-echardes = Volée d’échardes
spell-echardes = 2D6 touches de Force 2. Cela agace.
name-ecorce = Écorce
spell-ecorce = Endurance +1.
name-pas_de_biche = Pas de biche
spell-pas_de_biche = Mouvement +2, et véloce.
name-ronces = Ronces
spell-ronces = Mouvement -1, Initiative -2, tant que le sort tient.
name-regain = Regain
spell-regain = D3 blessures guérissent, et régénération 5+.
name-racines = Racines
spell-racines = Le sol se fâche sous un grand gabarit : Force 4.
