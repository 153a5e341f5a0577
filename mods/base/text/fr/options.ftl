# Les réglages : quatre actes, une phrase par option.

options-title = Options
options-bill = Ce soir, à votre goût
options-act-read = Lire
options-act-see = Voir
options-act-hear = Entendre
options-act-hold = Jouer
options-change = Régler
options-back = Retour
options-on = Oui
options-off = Non
options-unsaved = Non retenu : pour ce soir

## Lire

options-language = Langue
    .hint = La langue des mensonges. Les noms propres, eux, restent français : c’est plus digne.
options-language-auto = Celle du système
options-language-fr = Français
options-language-en = English
options-text-scale = Taille du texte
    .hint = Pour qui lit du fond du parterre. Seuls les textes courants grandissent.
options-text-scale-100 = Ordinaire
options-text-scale-115 = Grande
options-dyslexia-font = Lettres simples
    .hint = Des lettres sans boucles ni ornements, plus faciles à distinguer.
options-high-contrast = Contraste élevé
    .hint = Noir franc, blanc franc. Seules les intentions restent troubles.

## Voir

options-animation-speed = Vitesse
    .hint = L’allure des cartes et des pièces. « D’un coup » montre la fin sans le voyage.
options-animation-speed-0 = D’un coup
options-animation-speed-50 = 50 %
options-animation-speed-75 = 75 %
options-animation-speed-100 = 100 %
options-animation-speed-150 = 150 %
options-animation-speed-200 = 200 %
options-animation-speed-300 = 300 %
options-animation-speed-400 = 400 %
options-reduced-motion = Mouvement réduit
    .hint = Plus de secousses, d’éclairs ni de balancements : le décor se tient droit.
options-simple-light = Lumière simple
    .hint = Sans la bougie qui vacille, pour les machines qui n’aiment pas le feu.
options-simple-light-auto = Selon la machine
options-simple-light-on = Oui
options-simple-light-off = Non
options-fullscreen = Plein écran
    .hint = Le théâtre prend tout le mur. La touche F11 fait de même.
options-reload-mods = Mods à chaud
    .hint = Un fichier de mod enregistré est relu aussitôt, même en pleine partie : toute la table en est avertie.

## Entendre

options-volume-master = Volume général
    .hint = Tout ensemble : la salle, la scène et la fosse.
options-volume-effects = Bruitages
    .hint = Pièces, cartes, coups de sceau et papiers déchirés.
options-volume-music = Musique
    .hint = Le clavecin, qui s’efface de lui-même quand on doute.
options-captions = Sons écrits
    .hint = Chaque son se lit aussi, en bas de la scène.
options-percent = { $n } %

## Jouer

options-reaction-extra = Réflexion
    .hint = Des secondes en plus pour douter ou contrer, à chaque annonce.
options-seconds = +{ $n } s
options-solo-open-hand = Main ouverte en solo
    .hint = Face aux automates, vos cartes se voient sans tenir de bouton. Ils jurent de ne pas regarder.
options-odds-help = Cotes à la Roulette
    .hint = Vos chances de survie s’affichent près de votre arme. Les puristes comptent sur leurs doigts.
options-dealt-buttons = Boutons redistribués
    .hint = Roulette à deux sur un clavier : à chaque manche, les boutons secrets changent de sens. L’œil du voisin n’y gagne rien.
options-swap-confirm = Valider à droite
    .hint = Sur les manettes dont le A est à droite : valider à droite, retour en bas.
options-rumble = Frissons
    .hint = La manette frémit quand vient le tour de qui la tient. Elle ne frémit jamais pour un mensonge.
