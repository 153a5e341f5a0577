# La leçon de Roulette : une manche, un calomniateur, un tricheur.

tutorial-roulette-partner-cheat = Matamore
tutorial-roulette-your-secrets = ici, pour voir

## Les pas d’une carte Action

tutorial-roulette-look-for = Regarder
tutorial-roulette-go = Aller par là
tutorial-roulette-nudge-pick = Pas celle-là ! La carte montrée du doigt, par le bouton qu’elle porte.
tutorial-roulette-nudge-target = Non, non ! Les flèches choisissent ; puis ce bouton.
tutorial-roulette-nudge-whom = Erreur sur la personne ! Le ruban montre { $other2 }.

## La poche

tutorial-roulette-welcome = Psst ! { $other }, { $other2 } et vous : une équipe chacun. Quinze points, ou le dernier capitaine debout, et c’est gagné.
    .verb = En joue
    .nudge = Rangez ce doigt nerveux. Ce bouton-ci.
tutorial-roulette-look = Votre arme tient en sept cartes. Tenez ce bouton pour les regarder, puis relâchez.
    .verb = Regarder
    .nudge = Pas celui-là. Tenez le bouton, puis relâchez-le.
tutorial-roulette-look-open = Votre tiroir : six CLIC, une BALLE, puis vos cartes Action. Couvrez, on lorgne.
    .verb = Couvrir
tutorial-roulette-pocket = Une carte va en poche, le reste au barillet. Y cacher sa BALLE, c’est tricher. Restez honnête : un CLIC.
    .verb = Cacher un CLIC
    .nudge = Non, honnête ! Le ruban le dit : ce bouton, c’est CLIC.

## Le pari

tutorial-roulette-glance = Tout a tourné, nul n’en sait rien. Une carte Action y remédie. Tenez ce bouton : le temps attend.
    .nudge = D’abord, regardez vos cartes : tenez ce bouton.
    .watch = Une carte jouée se montre en grand, puis se range parmi les derniers coups.
tutorial-roulette-glance-pick = La dorée porte son bouton : { name-coup_d_oeil } montre trois cartes d’un barillet. Jouez-la.
    .verb = Jouer { name-coup_d_oeil }
tutorial-roulette-glance-target = Quel barillet ? Les flèches choisissent. Le vôtre, pardi !
    .verb = Le mien
tutorial-roulette-seen = L’œil a vu pour vous. Tenez ce bouton, il vous le dira.
    .verb = Regarder
    .nudge = Regardez d’abord : tenez ce bouton.
tutorial-roulette-seen-open = CLIC, CLIC, puis BALLE. À droite, vos chances : deux tirs sans danger !
    .verb = Couvrir
tutorial-roulette-bet = Pariez : combien de tirs sur soi ? Y survivre rapporte le pari, plus un. Ce sera deux.
    .verb = Parier deux
    .nudge = Deux, vous dis-je ! La troisième est une BALLE.
    .watch = Et les dés se montrent !

## L’accusation

tutorial-roulette-bets = { $other2 } parie cinq ? Avec une BALLE parmi six cartes ? Tiens donc.
    .verb = Tiens donc
    .nudge = Admirez ce cinq, puis ce bouton.
    .watch = Une main se tend, on accuse ! Voyez dans quelle poche elle plonge.
tutorial-roulette-slander = { $other } vous accuse à tort : à vous une carte, et chez { $other } un CLIC devient BALLE.
    .verb = Bien fait
    .nudge = Riez sous cape, puis ce bouton.
tutorial-roulette-accuse = Mais { $other2 }, avec ce cinq ? Sa BALLE n’est pas au barillet. Accusez !
    .verb = Accuser
    .nudge = Laisser faire pareille triche ? Accusez !
    .watch = La poche de { $other2 } s’ouvre : BALLE ou CLIC, tout est là.
tutorial-roulette-accuse-whom = On sait que vous accusez. Qui ? Le ruban dit quel bouton est { $other2 }.
    .verb = Accuser { $other2 }
tutorial-roulette-caught = BALLE en poche ! { $other2 } perd un équipier et sort de la manche ; vous piochez trois cartes.
    .verb = Belle prise
    .nudge = Savourez, puis ce bouton.
    .watch = Place à la détente. Respirez.

## La détente

tutorial-roulette-shot = Les tireurs, { $other } et vous : à chaque « 3, 2, 1, feu ! », une carte du barillet.
    .verb = Feu !
    .nudge = Ne tremblez pas. Ce bouton.
    .watch = Trois, deux, un… L’œil sur le barillet : une coche, et l’on respire.
    .then = Encore un tir. Et après chaque tir, une carte peut tout changer : l’œil sur { $other }.
tutorial-roulette-again = Quelle fourberie : vous tirez encore ! Or la troisième carte, c’est la BALLE.
    .verb = Que faire ?
    .nudge = Respirez. Puis ce bouton.
    .watch = En joue. Et c’est pour vous.
tutorial-roulette-gift = Une BALLE, cela s’offre. Vite, regardez vos cartes.
    .nudge = Vous tenez à mourir ? Vos cartes, tenez ce bouton !
    .watch = Le paquet est fait. Le fil le dit : votre arme vise { $other }.
    .then = Trois, deux, un… Ne regardez pas. Si, regardez.
tutorial-roulette-gift-pick = Deux cartes sont dorées. Avec { name-cadeau } votre tir visera quelqu’un d’autre. Jouez-la.
    .verb = Jouer { name-cadeau }
tutorial-roulette-gift-target = Pour qui ? { $other }, qui a tant insisté.
    .verb = Viser { $other }

## Le décompte

tutorial-roulette-fallen = Un équipier tombe : { $other } pioche une carte, mais sort de la manche sans un point.
    .verb = Avec mes vœux
    .nudge = Une larme, puis ce bouton.
    .watch = On passe à la caisse : voyez grimper les points.
tutorial-roulette-count = Décompte : votre pari plus un, trois points. Vous voilà à quinze, devant tous. Rideau !
    .verb = Saluer
    .nudge = On vous attend : ce bouton.
    .watch = Quinze points. Saluez, on vous regarde.

tutorial-roulette-end-title = Quelle détente !
tutorial-roulette-end-words = La manche et la partie. La prochaine fois, trichez donc : BALLE en poche, barillet sans danger. Mais qui perd ses quatre équipiers, le capitaine en dernier, quitte la scène.
