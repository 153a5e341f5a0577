# La leçon d’Hécatombe : un serment, puis, bien plus tard, les derniers assauts.

tutorial-hecatombe-partner-facing = Géronte
tutorial-hecatombe-partner-right = Dorine
tutorial-hecatombe-your-secrets = ici, pour voir

## Les pas d’un choix secret

tutorial-hecatombe-look = Regarder
tutorial-hecatombe-go = Aller à la tuile
tutorial-hecatombe-mark = Marquer
tutorial-hecatombe-seal = Sceller

## Le serment

tutorial-hecatombe-welcome = Psst ! Je souffle, vous frappez. { $other }, { $other2 } et { $other3 } vous en veulent : rendez-le-leur.
    .verb = Aux armes
    .nudge = Pas si vite, la guerre attend. Ce bouton-ci.
tutorial-hecatombe-hand = Treize tuiles vous attendent. Tenez ce bouton pour les regarder : vos voisins louchent.
    .verb = Regarder
    .nudge = Pas celui-là. Tenez le bouton, puis relâchez-le.
tutorial-hecatombe-hand-open = Chaque tuile est un peuple : deux symboles mariés, parmi six. Vu ? Couvrez.
    .verb = Couvrir
tutorial-hecatombe-oath = Votre objectif secret, à présent. Ce sera Eau-Vie : vous en avez trois. Regardez d’abord.
    .nudge = Une tuile Eau-Vie, pas une autre. On la marque, on la scelle.
    .watch = Tous à la fois : les armées se dressent !
tutorial-hecatombe-oath-go = Sans lâcher, allez à l’Eau-Vie que montre le doigt.
tutorial-hecatombe-oath-mark = Vous y êtes. Un bouton la marque.
tutorial-hecatombe-oath-seal = Marquée ! On scelle, à présent, et nul n’en saura rien.
tutorial-hecatombe-armies = Tout le reste se dresse au grand jour : ce sont vos armées, que chacun voit.
    .verb = Fière allure
    .nudge = Admirez encore un peu, puis ce bouton.
tutorial-hecatombe-secrets = Sous l’œil, deux secrets : le vôtre, et celui de { $other3 }, à votre droite. Regardez.
    .verb = Regarder
    .nudge = Les secrets d’abord : tenez le bouton.
tutorial-hecatombe-secrets-open = Eau-Vie pour vous, Air-Nuit pour { $other3 } ! Mais tout objectif compte pour tous.
    .verb = Couvrir

tutorial-hecatombe-later-title = Bien des assauts plus tard
tutorial-hecatombe-later-words = Dix-sept assauts, autant de morts. Les rangs sont clairs, les rancunes aussi. Derrière chacun s’empilent ses captives : quand la poussière retombera, elles seules compteront.
tutorial-hecatombe-later-on = Au combat

## Les assauts

tutorial-hecatombe-captured = Vos captives. À la fin, on compte sur elles les symboles des objectifs. Le reste n’est que bruit.
    .verb = Compris
    .nudge = Comptez-les, puis ce bouton.
tutorial-hecatombe-father = { $other3 } vient de vous attaquer : c’est votre « père ». On ne se venge pas sur-le-champ.
    .verb = Plus tard, donc
    .nudge = Rongez votre frein. Ce bouton suffit.
tutorial-hecatombe-attack = À vous d’attaquer. Terre-Feu ne porte aucun de vos symboles : envoyez-la.
    .verb = Envoyer Terre-Feu
    .nudge = C’est Terre-Feu qui part, et pas une autre.
    .watch = Terre-Feu s’élance. À { $other } de choisir : subir, ou rendre le coup.
tutorial-hecatombe-attack-prey = Sa proie : Vie-Nuit, chez { $other }. Pas Terre-Feu : deux jumelles ne se battent pas.
    .verb = Attaquer Vie-Nuit
tutorial-hecatombe-won = { $other } laisse faire. Vie-Nuit est à vous, votre Terre-Feu meurt, et c’est à { $other } d’attaquer.
    .verb = On verra bien
    .nudge = Savourez, puis ce bouton.
    .watch = { $other } vise { $other2 } : suivez le fil. Une captive, un mort, comme toujours.
tutorial-hecatombe-retreat = Plus qu’une armée chez { $other } : retraite ! Elle va parmi ses captives.
    .verb = Bon débarras
    .nudge = Un salut, puis ce bouton.
    .watch = Qui subit attaque : { $other2 } vise { $other3 }, qui regarde déjà par ici.
tutorial-hecatombe-defence = { $other3 }, encore ! Laisser faire, c’est sa Terre-Vie morte, mais votre Eau-Nuit captive.
    .verb = Ou alors ?
    .nudge = Lisez les deux billets, puis ce bouton.
tutorial-hecatombe-counter = Ou contre-attaquer : { $other3 } reprend la sienne, vous sacrifiez qui vous voulez. Offrez Terre-Feu.
    .verb = Offrir Terre-Feu
    .nudge = Non, contre-attaquez ! Et c’est Terre-Feu qu’on offre.
    .watch = Terre-Feu tombe, l’assaut se brise : { $other3 } n’emporte que sa propre armée.
tutorial-hecatombe-counter-strike = Adieu, Terre-Feu : elle ne servait à rien. Contre-attaquez !
    .verb = Contre-attaquer
tutorial-hecatombe-blocked = Reste { $other3 }, votre père : plus personne à attaquer. Les combats cessent.
    .verb = Ouf
    .nudge = Reprenez votre souffle, puis ce bouton.
tutorial-hecatombe-keep = Sept captives chacun, pas une de plus. Gardez-en trois ; Feu-Vie désertera. Regardez.
    .nudge = Gardez celles qui portent deux bons symboles : tout sauf Feu-Vie.
    .watch = On garde, on déserte : tous finissent à sept.
tutorial-hecatombe-keep-go = Sans lâcher, allez à celle que montre le doigt. Toutes sauf Feu-Vie.
tutorial-hecatombe-keep-mark = Celle-ci reste : marquez-la.
tutorial-hecatombe-keep-seal = Trois de gardées, Feu-Vie s’en va. Scellez.
tutorial-hecatombe-call = À vous d’ouvrir le bal. L’objectif de { $other3 }, vous le savez par cœur : dévoilez-le.
    .verb = Dévoiler
    .nudge = Celui de { $other3 }. Ce bouton.
    .watch = L’objectif se retourne. Suivez les totaux : chaque captive dit ses symboles.
tutorial-hecatombe-totals = Chacun compte ses Air et ses Nuit. Sept pour vous, personne au-dessus : un point !
    .verb = Encore
    .nudge = Recomptez si vous voulez, puis ce bouton.
tutorial-hecatombe-free = Les deux meilleurs peuvent libérer une captive, pour un point. Regardez les vôtres.
    .nudge = Libérez Feu-Nuit : ni Eau ni Vie, elle ne servira plus.
    .watch = Les libérées sortent ensemble : un point chacune, et elles ne comptent plus.
    .then = Qui vient de montrer désigne la suite : Terre-Feu, puis Terre-Air. Comptez avec moi.
tutorial-hecatombe-free-go = Feu-Nuit n’a ni Eau ni Vie. Sans lâcher, allez-y.
tutorial-hecatombe-free-mark = Feu-Nuit a fait son temps : marquez-la.
tutorial-hecatombe-free-seal = Scellez, et la cage s’ouvre.
tutorial-hecatombe-tie = Égalité : un point à chacun, et l’on ne libère personne. À présent, votre objectif…
    .verb = Que le rideau tombe
    .nudge = Un dernier bouton, celui-ci.
    .watch = Voilà votre Eau-Vie au grand jour. Combien d’Eau, de Vie, chez chacun ?

tutorial-hecatombe-end-title = Quelle hécatombe !
tutorial-hecatombe-end-words = Trois points : la manche est à vous. Une partie se gagne en deux manches. À trois joueurs, chacun cache deux objectifs ; à deux, trois, et il faut les deviner.
