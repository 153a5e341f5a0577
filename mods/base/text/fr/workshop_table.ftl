# L’atelier : la même table ailleurs, en douze mots ou en un fichier, et les tables qui ont un nom.

table-words-own-mods = Des mods d’ici ne tiennent pas en douze mots ({ $mods }) : faites-en un fichier.
table-words-too-many = { $n ->
    [one] Une seule règle, mais trop de valeurs pour douze mots : faites-en un fichier.
   *[other] { $n } règles, c’est trop pour douze mots : faites-en un fichier.
}
table-words-value = La règle « { $rule } » a une valeur que ce jeu ne connaît pas.
table-words-count = { $n ->
    [0] Douze mots, s’il vous plaît : ici, pas un seul.
    [one] Douze mots, s’il vous plaît : ici, un seul.
   *[other] Douze mots, s’il vous plaît : ici, { $n }.
}
table-words-near = Mot { $place } : « { $word } » n’est pas de la liste. Serait-ce « { $near } » ?
table-words-unknown = Mot { $place } : « { $word } » n’est pas de la liste.
table-words-check = Les douze mots ne vont pas ensemble : un mot est faux, ou deux ont changé de place.
table-words-edition = Ces mots viennent d’une autre édition de Perfidie.
table-words-no-game = Ces mots parlent d’un jeu qui n’est pas ici.
table-words-rules = Là-bas, { $game } n’a pas les mêmes règles maison qu’ici : demandez le fichier.
table-words-mods-on = Cette table de { $game } se joue avec { $mods } : activez d’abord.
table-words-mods-off = Cette table de { $game } se joue sans { $mods } : désactivez d’abord.
table-words-mods-both = Cette table de { $game } se joue avec { $on } et sans { $off }.
problem-table-format = ce fichier de table vient d’une autre édition de Perfidie.
problem-table-nameless = il faut un nom.
problem-table-name-taken = une autre table s’appelle déjà « { $name } ».
problem-table-no-game = le jeu « { $game } » n’est pas ici.
problem-table-mods-on = cette table se joue avec { $mods } : activez d’abord.
problem-table-mods-off = cette table se joue sans { $mods } : désactivez d’abord.

table-set-complots-short = Soirée courte
    .hint = Des bourses pleines, et vite forcé d’assassiner.
table-set-complots-cruel = Cour cruelle
    .hint = On naît sans un sou, on meurt d’un doute.
table-set-complots-parties = Deux partis
    .hint = Loyalistes, rebelles, et l’Inquisiteur entre les deux.
table-set-hecatombe-short = Une manche
    .hint = Qui gagne la première gagne tout.
table-set-hecatombe-to-the-last = Jusqu’au dernier
    .hint = Trois manches, et nul ne se retire.
table-set-hecatombe-no-father = Sans père
    .hint = Chacun se bat contre qui bon lui semble.
table-set-roulette-short = Soirée courte
    .hint = Huit points, dix manches au plus.
table-set-roulette-bare = Mains nues
    .hint = Ni cartes ni ruses : rien que les barillets.
table-set-roulette-dry = À sec
    .hint = Peu de balles de rechange : chacune compte.
table-set-skirmish-short = Escarmouche
    .hint = Trois cents points et deux minutes de sable.
table-set-skirmish-loyal = Sans perfidie
    .hint = Ni traîtrises ni pots-de-vin : l’acier seul.
table-set-skirmish-perfidious = Foire aux traîtres
    .hint = Six jetons, des mercenaires, et nul ne dit les chances.

# La page de la table

table-title = L’atelier : la table
table-sets = Tables
table-rules-title = Règles de la table
table-elsewhere = La même table ailleurs
table-save = Garder sous un nom
table-save-hint = La table telle qu’elle est, sous un nom que les loges proposeront.
table-write = Taper douze mots
table-write-hint = On vous les a dictés ? Tapez-les : la même table sera servie ici.
table-file = En faire un fichier
table-file-hint = Pour ce qui ne tient pas en douze mots, ou pour qui n’a pas l’oreille.
table-sit = S’attabler
table-sit-hint = Les loges vous attendent, et cette table avec elles.
table-tabs-hint = Chaque jeu a sa table.
table-players-hint = À combien jouent les bots qui mesurent.
table-changed = { $n ->
    [0] comme dans le livret
    [one] { $n } règle maison
   *[other] { $n } règles maison
}
table-rules = { $n ->
    [one] Une table de la maison, à une règle près.
   *[other] Une table de la maison, à { $n } règles près.
}
table-measured = effet mesuré à { $players } joueurs
table-range = { $step ->
    [1] de { $least } à { $most }, livret : { $book }
   *[other] de { $least } à { $most }, de { $step } en { $step }, livret : { $book }
}
table-book-says = livret : { $book }
table-all-told = en tout : { $told }
table-of-rule = { $rule } : { $said }
table-ask-change = Changer
table-ask-take = Prendre
table-ask-reset = Remettre
table-ask-reset-all = Tout remettre
table-ask-rename = Renommer
table-ask-delete = Jeter
table-ask-undo = Défaire
table-ask-column = À côté
table-name = Comment s’appelle cette table ?
table-names = Chez nous, Table du dimanche, Veillée, Sans pitié, Revanche, Table des cousins
table-unnamed = Table
table-lies = « { $file } » attend dans ce dossier ; ailleurs, posez-le dans « tables », une marche plus haut :
table-words-hint = Deux ou trois lettres de chaque mot suffisent : la liste connaît la suite. Les accents sont pour les poètes.
table-words-propose = Prendre le premier mot
table-words-title = Les douze mots d’une autre maison
table-set-book = Le livret
    .hint = Les règles telles qu’on les imprime.
problem-table-most = pas plus de { $n }.
problem-table-least = pas moins de { $n }.
table-set-told = { $hint } { $effect }.
table-chip = mesuré : { $effect }
