# La leçon de Triomphe et Trahison : huit leçons, de courtes batailles.

## Les pas d’un fantôme

tutorial-skirmish-forth = Avancer d’un pouce
tutorial-skirmish-wheel = Tourner
tutorial-skirmish-lay = Poser ce pas
tutorial-skirmish-go = En marche
tutorial-skirmish-other = Le suivant
tutorial-skirmish-unlay = Reprendre

## Marcher et tourner

tutorial-skirmish-welcome = Psst ! Ces dix piques sont à vous. Là-haut, celles de { $other }, qui pour l’instant regarde.
    .verb = Aux rangs
    .nudge = Personne ne bouge sans ce bouton-ci.
tutorial-skirmish-march = On ne pousse pas un régiment, on mène son fantôme. Prenez vos Piquiers.
    .verb = Les prendre
    .nudge = Deux pouces au moins, et un vrai quart de conversion : dix degrés. Puis on pose, et l’on marche.
    .watch = Ils suivent leur fantôme, au pas.
tutorial-skirmish-march-drive = Deux pouces en avant, puis dix degrés de conversion : l’aile court, le pivot fait mine de rien.
tutorial-skirmish-marched = Voilà. Qui tourne paie la route de son aile, la plus longue. Un Mouvement se dépense vite.
    .verb = C’est noté
    .nudge = On souffle un peu. Ce bouton-ci.

tutorial-skirmish-to-charge-title = Plus près
tutorial-skirmish-to-charge-words = Marcher mène jusqu’à l’ennemi. Pour le toucher, il faut l’annoncer d’abord, et courir ensuite.
tutorial-skirmish-to-charge-on = Sus !

## Charger

tutorial-skirmish-charge = Les Pillards sont à portée. Une charge s’annonce avant tout autre pas : vos Piquiers, puis leur proie.
    .verb = Choisir
    .nudge = Vos Piquiers, sur les Pillards. Le Maréchal reste à l’arrière, c’est son métier.
    .watch = Tenir, ou fuir ? Puis deux dés disent jusqu’où vous courez.
tutorial-skirmish-charged = Ils ont tenu, les dés ont couru, vous voilà au contact. Le sang, c’est pour la dernière phase.
    .verb = J’attends
    .nudge = Patience : on ne frappe pas encore. Ce bouton.

tutorial-skirmish-to-names-title = Ils sont trois
tutorial-skirmish-to-names-words = À deux, tout est simple : l’autre est l’ennemi. Voici Dorine, et avec elle la trahison.
tutorial-skirmish-to-names-on = À trois, donc

## Nommer ; le neutre est un mur

tutorial-skirmish-names = À chaque phase, vous nommez UN ennemi. Tous les autres sont neutres, et font mine de ne rien voir.
    .verb = Un seul ?
    .nudge = Écoutez d’abord, vous choisirez après.
tutorial-skirmish-name = La Horde de { $other } est sous votre nez. Nommez pourtant { $other2 }, pour voir. À droite : ce qui change.
    .verb = Nommer
    .nudge = Pas { $other } ! L’onglet de { $other2 }, puis on nomme.
tutorial-skirmish-wall = Les Pillards sont neutres : à leur bord, plus d’épée, un mur. Menez-y vos Piquiers.
    .verb = Les prendre
    .nudge = Tout droit vers les Pillards, jusqu’à ce que l’on vous arrête.
    .watch = Au pas, au pas… et l’on s’arrête net.
tutorial-skirmish-wall-drive = Tout droit. On vous arrêtera bien.
tutorial-skirmish-walled = Arrêté à un pouce. Un neutre barre la route, ne se bat pas, et ricane.
    .verb = J’entends
    .nudge = Laissez-le ricaner. Ce bouton.

tutorial-skirmish-to-truce-title = Pris de deux côtés
tutorial-skirmish-to-truce-words = Devant, Scapin. Sur le flanc, Dorine. Une mêlée à trois, et il faut n’en nommer qu’un.
tutorial-skirmish-to-truce-on = Nommer, vite

## La trêve

tutorial-skirmish-truce = Nommez { $other }, devant vous. { $other2 } sera neutre : avant tout coup, une trêve repousse sa troupe d’un pouce.
    .verb = Nommer
    .nudge = En face : { $other }. L’autre troupe s’en ira toute seule.
    .watch = La trêve d’abord : voyez la troupe de { $other2 } reculer d’un pouce.
    .then = Puis les dés : toucher, blesser, parer. Qui perd le résultat joue ses nerfs.
tutorial-skirmish-pushed = Repoussée, sans un coup ! D’un seul nom, vous avez défait la moitié d’un piège.
    .verb = Quel nom !
    .nudge = Savourez, puis ce bouton.

## Le pot-de-vin

tutorial-skirmish-bribe = C’est à { $other } de nommer. Une promesse s’achète : levez la main, ouvrez le tiroir.
    .verb = Lever la main
    .nudge = Un jeton à { $other }, contre la promesse de ne pas vous nommer. Rien d’autre.
    .watch = Le jeton part. { $other } a promis : reste à voir qui l’on nomme.
tutorial-skirmish-bribe-fill = Un jeton à { $other }, contre la promesse de ne pas vous nommer. Tout y est ? Offrez.
tutorial-skirmish-bribe-take = Faire l’offre
tutorial-skirmish-bought = Vendu ! { $other } a nommé { $other2 }. Une parole donnée se rompt aussi, mais chacun l’entend.
    .verb = Je m’en souviendrai
    .nudge = Le marché est conclu. Ce bouton.

tutorial-skirmish-to-bribe-title = Tout s’achète
tutorial-skirmish-to-bribe-words = Avant chaque nom, on peut payer qui va le dire. Des jetons contre une parole : les jetons, au moins, sont sûrs.
tutorial-skirmish-to-bribe-on = Combien ?

## La carte

tutorial-skirmish-card = Une carte se joue à tout moment permis, d’une main cachée. Annoncez-en une.
    .verb = Une carte
    .nudge = La fiole, et rien que la fiole. Dites « une carte », regardez, jouez.
    .watch = La fiole coule sur les fers : tout le monde l’a vue, à présent.
    .then = Les dés racontent les coups : toucher, blesser, parer. Puis le résultat.
tutorial-skirmish-card-peek = Des dos, et rien d’autre. Tenez ce bouton : une feuille dit lequel est lequel.
tutorial-skirmish-card-turn = Le bouton de la fiole est sur votre feuille : jouez-la.
tutorial-skirmish-card-on = La voici. Sur qui ? Vos Piquiers, cela va de soi.
tutorial-skirmish-card-look = Regarder
tutorial-skirmish-card-take = Jouer
tutorial-skirmish-played = Du poison sur les fers. Chaque trahison nourrit le jeu suivant : on repioche, on recommence.
    .verb = Charmant
    .nudge = Rangez la fiole. Ce bouton.

tutorial-skirmish-to-card-title = Sous le manteau
tutorial-skirmish-to-card-words = Chacun tient une main de trahisons. Personne ne sait laquelle, ni quand elle sortira.
tutorial-skirmish-to-card-on = À moi

tutorial-skirmish-to-rout-title = Le dernier mot
tutorial-skirmish-to-rout-words = On gagne rarement en tuant tout le monde. On gagne quand l’autre court.
tutorial-skirmish-to-rout-on = Qu’il coure

## La déroute

tutorial-skirmish-again = Quatre Pillards devant quinze piques. Chargez-les : le corps à corps suivra.
    .verb = Choisir
    .nudge = Les Piquiers chargent les Pillards, comme tout à l’heure.
    .watch = Ils tiennent, vous courez : les dés disent si la charge arrive.
    .then = Et le corps à corps : toucher, blesser, parer. Qui perd joue ses nerfs.
tutorial-skirmish-rout = Ils ont perdu, et leurs nerfs avec. Qui fuit peut être rattrapé, et balayé : poursuivez.
    .verb = Poursuivre
    .nudge = Se retenir, c’est bien élevé. Aujourd’hui, on poursuit.
    .watch = Qu’ils courent ! Dés contre dés : rattrapés, ils sont balayés.
tutorial-skirmish-over = Plus de Pillards ! À la fin, on compte ce qui est mort, ce qui a fui, et ce que l’on a trahi.
    .verb = Rideau
    .nudge = Un dernier bouton : celui-ci.
    .watch = Rideau !

tutorial-skirmish-end-title = À vous le bâton de maréchal
tutorial-skirmish-end-words = Marcher, charger, nommer, repousser, poursuivre : voilà le métier. Le reste, jetons, cartes et promesses, s’apprend en étant trahi.
