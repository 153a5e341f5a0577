# Ce qui cloche dans un mod, dans des réglages ou dans une partie enregistrée.

problem-error = erreur
problem-warning = avertissement
problem-colon = { "\u00A0:" }
problem-or = { " " }ou{ " " }

problem-kind-int = un nombre entier
problem-kind-float = un nombre
problem-kind-bool = true ou false
problem-kind-str = un texte entre guillemets
problem-kind-list = une liste entre crochets
problem-kind-table = une table
problem-kind-none = rien

## Les clés et leurs valeurs

problem-unknown-key = personne ici ne connaît la clé « { $key } ».
problem-missing-key = il manque la clé « { $key } ».
problem-wrong-type = il faut { $expected }, pas { $got }.
problem-out-of-range = il faut un nombre de { $least } à { $most }, pas { $got }.
problem-too-small = il faut au moins { $least }, pas { $got }.
problem-too-big = il faut au plus { $most }, pas { $got }.
problem-not-multiple = { $got } ne tombe pas sur un pas de { $step }.
problem-bad-shape = { $got } n’a pas la forme attendue, { $pattern }.
problem-too-short = il en faut au moins { $least }, il y en a { $got }.
problem-too-long = il en faut au plus { $most }, il y en a { $got }.
problem-not-one-of = { $got } n’est pas un choix possible.
problem-refused = { $reason }
problem-given-id = l’identifiant est « { $id } » : il se lit dans le nom de la table, on ne l’écrit pas.
problem-bad-name = { $got } n’est pas un nom : il faut des minuscules, des chiffres, - ou _, et commencer par une lettre.

## Les renvois d’une table à l’autre

problem-unknown-table = aucune table « { $key } » n’est lue ici.
problem-no-such-def = « { $id } » n’existe pas.
problem-not-required = « { $id } » appartient au mod « { $mod } », que celui-ci ne demande pas.
problem-extends-circle = cette définition finit par commencer par elle-même : { $ring }.
problem-other-kind = « { $id } » est une table « { $got } » : extends veut une « { $expected } ».
problem-nothing-removed = personne n’a écrit « { $key } » jusqu’ici : il n’y a rien à retirer.
problem-duplicate-id = « { $id } » est déjà défini, voir { $first }.
problem-empty-section = aucune table « { $table } » : on ne peut pas jouer sans.

## Les fichiers et les mods

problem-toml = ce n’est pas du TOML ({ $reason }).
problem-too-deep = trop de tables les unes dans les autres.
problem-long-line = cette ligne dépasse { $most } lettres.
problem-long-key = cette clé a plus de { $most } parties.
problem-big-number = ce nombre a plus de dix-huit chiffres.
problem-no-number = ce nombre n’en finit pas.
problem-not-regular = c’est un tuyau ou un appareil, pas un fichier.
problem-link-outside = ce lien mène hors du dossier du mod.
problem-too-large = ce fichier dépasse { $most } Mo.
problem-no-such-file = ce fichier n’existe pas.
problem-no-such-folder = ce dossier n’existe pas.
problem-no-sound = « { $file } » n’est pas un son que l’on puisse jouer.
problem-no-picture = « { $file } » n’est pas une image PNG.
problem-large-picture = « { $file } » est trop grande : 4096 pixels de côté et 32 Mo suffisent à un portrait.
problem-unreadable = ce fichier ne se laisse pas lire ({ $reason }).
problem-unwritable = ce fichier ne se laisse pas écrire ({ $reason }).
problem-game-gone = le jeu de la dernière soirée, « { $game } », n’est plus de la maison.
problem-encoding = ces octets ne sont pas de l’UTF-8.
problem-missing-mod = le mod « { $id } », dont celui-ci a besoin, n’est pas là.
problem-duplicate-mod = deux mods s’appellent « { $id } », l’autre est { $first }.
problem-circle = ces mods s’attendent les uns les autres : { $ring }.
problem-broken-mod = le mod « { $id } », dont celui-ci a besoin, est hors d’usage.
problem-newer-format = ce mod est écrit pour une version plus récente de Perfidie.
problem-wrong-version = le mod « { $id } » est là en version { $got }, et celui-ci veut { $range }.
problem-conflicting-mod = ce mod et « { $id } » refusent de s’asseoir à la même table.
problem-bad-need = { $got } ne désigne aucun mod, ou ses versions ne veulent rien dire.
problem-bad-version = { $got } n’est pas une version.
problem-needs-newer = ce mod veut Perfidie { $got } ; ici, c’est { $version }.
problem-unnamed-game = ce mod change « { $game } » sans le dire.
problem-mod-off = le mod « { $id } », dont celui-ci a besoin, est éteint.
problem-needs-itself = ce mod se nomme ici lui-même.
problem-dotted-id = « { $table } » n’admet pas de table dans une table.
problem-stray-message = personne ne demande le message « { $key } ».
problem-stray-file = le fichier « { $key } » n’est pas lu.
problem-lua-global = rien ne s’appelle « { $key } » ici.
problem-lua-fact = « { $key } » : ce moment n’en dit rien.
problem-lua-wish = « { $key } » n’est pas un vœu de ce jeu.
problem-lua-wish-key = ce vœu ne dit rien de « { $key } ».
problem-script-source = ce script ne se lit pas : { $words }.
problem-unknown-hook = « { $key } » : aucun moment de { $game } ne porte ce nom.
problem-stray-folder = le dossier « { $key } » n’est pas lu.
problem-stray-pack = « { $key } » est encore ficelé : aucun mod n’y est lu.
problem-empty-mod = ce dossier est vide : la place rêvée pour un mod.
problem-idle-mod = le mod « { $id } » ne dit rien : ni tables, ni mots, ni images.
problem-unasked-def = aucune règle ne demande jamais « { $key } » : cela ne change rien.
problem-unknown-variable = personne ne souffle « { $key } » à « { $id } » : on le verrait tel quel.
problem-line-ends = ici, un retour chariot va tout seul, comme au temps des machines à écrire.
problem-no-texts = ce mod n’a aucun texte dans cette langue.
problem-no-words = rien ne dit « { $key } » ({ $languages }) : on ne verrait que cette clé.
problem-mute = aucun mod n’a de texte dans cette langue : on ne verrait que des clés.
problem-fluent = Fluent ne comprend pas ce message ({ $reason }).
problem-text-deep = trop d’étages, d’accolades ou de citations : { $most } au plus.
problem-text-circle = « { $id } » finit par se citer soi-même, par « { $ring } ».
problem-text-endless = à force de citer, « { $id } » dépasse { $most } morceaux.

## Boîtes de tuiles

problem-box-twins = le même symbole y est deux fois : un peuple en a deux différents.
problem-box-dash = pas de trait d’union dans le nom d’un symbole de boîte : le trait unit les deux symboles d’un peuple.
problem-box-tables = tables veut une ligne, et une seule, pour chaque nombre de joueurs de 2 à 7.
problem-box-small = la boîte a trop peu de tuiles pour servir tous les joueurs d’une de ses tables.
problem-box-armies = à chaque table, il faut à chacun trois armées au moins une fois ses objectifs cachés.
problem-box-parity = tiles moins objectives doit être impair à chaque table, sinon tous ne pourraient pas finir avec autant de tuiles.

## Cartes à effets et pistolets

problem-card-empty = une carte sans effet ne sert à personne : il en faut au moins un.
problem-card-target = un de ses effets veut quelqu’un de choisi : il faut target, [] pour n’importe qui.
problem-card-by = « other », dans by, ne peut jamais être vrai : nul n’est un autre que soi-même.
problem-card-condition = only_if nomme une condition que personne ici ne connaît.
problem-card-save = « save » va avec moment = "dying", et l’un ne va pas sans l’autre.
problem-card-bets = à ce moment, il n’y a pas encore de dé à tourner.
problem-card-dice = une carte ne tourne le dé qu’une fois : un seul set-die ou turn-die.
problem-card-aim = on ne vise qu’avant un tir : « aim » veut moment = "before-shot".
problem-card-shot = après le décompte, il n’y a plus de tir à forcer ni à annuler.
problem-team-gun = il faut un pistolet d’au moins deux cartes de plus que le plus haut pari, et plus de cartes que de BALLES.

## Campagnes

problem-campaign-one-cue = une réplique de la scène fait une chose et une seule (enter, say, light…).
problem-campaign-cue-keys = ces clés ne vont pas avec ce verbe : il en manque une, ou il y en a une de trop.
problem-campaign-quick-camera = la caméra ne va jamais plus vite que 600 ms.
problem-campaign-nested-cues = « together » ne contient pas d’autre « together ».
problem-campaign-one-effect = une conséquence fait une chose et une seule (trust, count, word…).
problem-campaign-effect-keys = ces clés ne vont pas avec cette conséquence : il en manque une, ou il y en a une de trop.
problem-campaign-fact = personne ne connaît ce fait : la liste est au manuel des campagnes.
problem-campaign-word-limit = ce fait est un mot : on demande « is », non « at_least » ni « at_most ».
problem-campaign-of-whom = une relation est avec quelqu’un : il faut « of ».
problem-campaign-limits = le minimum dépasse le maximum.
problem-campaign-rivals = « rivals » compte ceux avec qui une relation tient : il faut une relation « of » any.
problem-campaign-closed-choice = un choix qui peut être fermé dit pourquoi : « when » et « reason » vont ensemble.
problem-campaign-no-cause = ce qui est « caused » a une cause : il faut « when ».
problem-campaign-one-choice = un seul choix n’en est pas un : deux au moins, ou aucun.
problem-campaign-all-closed = tous les choix peuvent être fermés : il en faut un sans condition ni prix.
problem-campaign-bent = la règle tordue doit être parmi les règles du chapitre (flags).
problem-campaign-last-way = le dernier chemin est celui qui reste : il n’a pas de condition.
problem-campaign-save = cette histoire ne se lit plus : son fichier est abîmé.
problem-campaign-newer = cette histoire a été écrite par une Perfidie plus récente.
problem-campaign-first = la campagne commence par un chapitre qui n’existe pas.
problem-campaign-unreached = aucun chemin ne mène à ce chapitre.
problem-campaign-unwritten = rien d’essentiel n’est écrit ici : { $moment }. Ce qui n’est pas écrit est refusé.
problem-campaign-dead-end = après ce chapitre il n’y a ni chemin ni fin.
problem-campaign-last-ending = la dernière fin est celle qui reste : elle n’a pas de condition.
problem-campaign-uncalled = aucune scène, aucun choix n’appelle cette scène.
problem-campaign-again = une scène essentielle qui revient serait jouée sans fin : elle veut « once ».
problem-campaign-never-played = en { $runs } histoires, personne n’est arrivé à ce chapitre.
problem-campaign-never-open = en { $runs } histoires, cette scène n’a jamais pu être jouée.
problem-campaign-never-told = cette scène aurait pu être jouée, mais en { $runs } histoires une autre a toujours pris sa place.
problem-campaign-rare-ending = { $share } % des histoires finissent ainsi : il en faut { $least }.
problem-campaign-no-ending = { $times } histoires sur { $runs } n’ont pas de fin.
problem-campaign-endless = { $times } histoires sur { $runs } ne s’arrêtent pas.
problem-campaign-few-lines = { $got ->
    [0] pas une réplique
    [one] une réplique
   *[other] { $got } répliques
} à soi : il en faut { $least }.
problem-campaign-never-draws = aucune scène ne tire de réplique pour cette personne (draw).
problem-campaign-never-said = en { $runs } histoires, cette réplique n’a jamais eu lieu d’être.
problem-campaign-repeats = une réplique revient quand { $share } % des autres ont été entendues : il en faut { $least }.
problem-campaign-no-puppet = « { $got } » n’est pas un pantin.
problem-campaign-no-prop = « { $got } » n’est pas un accessoire.
problem-campaign-no-backdrop = « { $got } » n’est pas un décor.
problem-campaign-no-light = « { $got } » n’est pas une lumière.
problem-campaign-no-sound = « { $got } » n’est pas un son.
problem-campaign-no-music = « { $got } » n’est pas une musique.
problem-campaign-no-person = personne ne s’appelle « { $got } ».
problem-campaign-no-mod = le module « { $got } » n’est pas là.
problem-campaign-off-stage = « { $who } » n’est pas en scène : { $verb } vient avant son entrée.
problem-campaign-cameras = la caméra bouge plus d’une fois.
problem-campaign-not-who = « { $who } » joue dans la scène sans être dans « who ».
problem-campaign-no-witness = « { $who } » n’a rien vu de « { $fact } » et n’en peut parler.
problem-campaign-unread = personne ne relit ce que fait « { $choice } », ni maintenant ni en { $within } chapitres.
problem-campaign-no-consequence = « { $choice } » ne change rien.
problem-campaign-no-words = « { $key } » n’est pas écrit ({ $language }).
problem-campaign-bad-words = « { $key } » veut un mot que personne ne donne ({ $language }).
problem-campaign-typography = « { $key } » est mal composé ({ $language }) : … { $said } …
problem-campaign-long-choice = « { $key } » a { $got } signes ({ $language }) : un choix en a { $most } au plus.
problem-campaign-long-line = « { $key } » a { $got } signes ({ $language }) et ne tient pas en deux lignes de 42.

## Les règles de la maison

problem-unknown-flag = aucune règle de la maison ne s’appelle « { $key } ».
problem-flag-bounds = il faut min, max plus grand que min, et un pas d’au moins 1.
problem-tryout-stuck = à { $players }, la partie d’essai { $seed } s’arrête sans fin ni coup à jouer.
problem-tryout-illegal = à { $players }, la partie d’essai { $seed } propose un coup que la règle refuse.
problem-tryout-endless = à { $players }, la partie d’essai { $seed } ne finit jamais.
problem-tryout-crash = à { $players }, la partie d’essai { $seed } fait tomber le décor ({ $reason }).
problem-deck-twins = un personnage y est nommé deux fois.
problem-flag-negative = une règle maison ne descend pas sous zéro.
problem-table-no-action = sans les partis, aucune action n’est en jeu : il en faut une qui soit des deux tables.
problem-table-no-free-action = sans le sou, on ne pourrait rien faire : la moins chère des actions coûte { $cost }, il en faut une gratuite.
problem-table-card-never = personne ne pourra jamais jouer cette carte : à ce moment ({ $moment }), nul ne remplit « { $condition } ».
problem-table-card-unheard = cette carte interroge un script, et aucun du mod « { $id } » n’écoute « played ».
problem-table-no-zones = il manque une table pour { $players } armées.
problem-table-flag-kind = cette règle maison n’est plus de l’espèce que le jeu connaît.
problem-flag-choices = il faut au moins deux choix différents.
problem-flag-default = la valeur par défaut n’est pas une valeur permise.

## Comment s’en sortir

hint-did-you-mean = Peut-être « { $near } » ?
hint-known = Au choix : { $known }.
hint-no-keys = On ne peut rien dire d’autre ici.
hint-whole-list = On ne retire pas une entrée d’une liste : réécrivez la liste entière.
hint-plain-name = Il faut des minuscules, des chiffres, - ou _, et commencer par une lettre.
hint-quote-id = S’il s’agit de changer « { $id } », écrivez [{ $table }."{ $id }"].
hint-other-game = Elle se lit dans le dossier { $games }.
hint-switch-on = Allumez-le à l’accueil, ou par « perfidie mods on { $id } ».
hint-version-shape = Écrivez par exemple : 1.2.0.
hint-rename-manifest = Serait-ce « { $near } » ? Renommez-le mod.toml.
hint-move-up = Il y en a un dans « { $folder } » : remontez d’un dossier tout ce qui s’y trouve.
hint-straight-quotes = TOML ne connaît que les guillemets droits : ".
hint-quote-colon = Un nom avec deux-points s’écrit entre guillemets : [action."base:assassin"].
hint-equals-sign = Entre une clé et sa valeur, il faut « = » et non « : ».
hint-add-key = Ajoutez-la.
hint-add-manifest = Un mod est un dossier qui contient mod.toml.
hint-install-pack = Déficelez-le avec « perfidie mods install », puis retirez-le d’ici.
hint-unpack = Dépliez-le ici : un mod est un dossier qui contient un mod.toml.
hint-own-folder = Donnez-lui son dossier, avec un mod.toml à ses côtés.
hint-say-something = Un de ses dossiers serait-il resté en coulisses ?
hint-no-variables = On ne lui souffle rien : laissez les mots seuls en scène.
hint-save-lines = Enregistrez le fichier avec les fins de ligne d’Unix (LF) ou de Windows (CRLF).
hint-add-table = Le fichier qui la contient s’est-il égaré ?
hint-add-requires = Ajoutez « { $mod } » à requires dans mod.toml.
hint-install-mod = Installez-le, ou retirez-le de requires.
hint-other-version = Installez une version qui lui convient, ou élargissez l’intervalle.
hint-part-mods = Gardez l’un des deux.
hint-need-shape = Cela s’écrit ainsi : "duel >=1.2, <2".
hint-name-game = Ajoutez-le à games, dans mod.toml.
hint-beside = Posez-le à côté de ce fichier, dans le dossier look du mod.
hint-wav-only = Il faut un fichier WAV de 16 bits.
hint-wav-or-ogg = Il faut un fichier WAV, qui s’entend partout, ou un fichier OGG.
hint-png = Enregistrez l’image en PNG.
hint-utf-8 = Enregistrez le fichier en UTF-8.
hint-plain-file = Mettez un vrai fichier à sa place.
hint-copy-inside = Copiez plutôt dans le mod ce qu’il montre du doigt.
hint-smaller-file = Partagez-le en plusieurs, ou faites-le maigrir.
hint-break-line = Allez à la ligne plus souvent.
hint-shorter-key = Même les titres d’un archiduc sont plus courts.
hint-flatter = Soixante-quatre étages suffisent à n’importe quel complot.
hint-smaller-number = Ici, personne ne compte plus loin que dix-huit chiffres.
hint-toml = Un guillemet, un crochet ou un signe = a dû se perdre par là.

## Les parties enregistrées

save-damaged = Cette partie est abîmée à partir de la ligne { $line } ({ $moves ->
    [0] rien ne peut en être sauvé
    [one] le premier coup est sauf
   *[other] les { $moves } premiers coups sont saufs
}).
save-foreign = « { $file } » n’est pas une partie de Perfidie.
save-newer = Cette partie vient d’une version plus récente de Perfidie ({ $version }) : celle-ci ne sait pas la lire.
save-unreadable = « { $file } » ne se laisse pas lire ({ $reason }).
save-unwritable = { $reason ->
    [full] Le disque est plein
    [forbidden] Le disque se refuse
   *[failed] Le disque fait des siennes
} : la partie continue, mais ne s’enregistre plus.
save-playing = { $where ->
    [here] Cette partie se joue déjà dans un autre Perfidie (processus { $process }, depuis { $since }) : une seule plume par partie.
    [there] Cette partie se joue déjà sur une autre machine, { $machine } (processus { $process }, depuis { $since }) : une seule plume par partie.
   *[somewhere] Cette partie se joue déjà dans un autre Perfidie : une seule plume par partie.
}
save-empty = « { $file } » est vide : la partie n’avait pas commencé.
save-unknown-game = Cette partie est d’un jeu inconnu ici : « { $game } ».
save-unknown-action = Le coup { $tick } est d’une espèce inconnue : cette partie vient d’une autre version des règles.
save-unplayable = Cette partie ne peut plus être mise en place ({ $reason }).
save-illegal = Le coup { $tick } n’est plus permis par les règles : cette partie vient d’une autre version.
save-other-lua = Les scripts de cette partie ont tourné avec Lua { $version }, qui n’est pas ici.
save-diverged = Rejouée, cette partie ne finit pas comme elle a fini : les règles ont changé depuis.
no-stage = La scène de { $name } n’est pas encore construite. Sans écran, on y joue déjà : perfidie simulate { $game }.
no-bots = Aucun bot ne connaît encore { $name }.
no-armies = { $name } n’a pas d’armées : rien à mesurer en points.
no-army-choice = { $name } n’a pas d’armées : il n’y en a pas à choisir.
no-such-size = Il n’y a pas d’armées de { $points } points ; il y en a de : { $sizes }.
wrong-players = { $name } se joue de { $least } à { $most }.
no-policy = Personne ne joue « { $policy } » ; au choix : { $known }.
position-own-rules = Une position apporte ses propres règles : écrivez-les dans ses [flags], pas en --flag.
position-players = La position est pour { $players } joueurs, il y a { $seats } places.
size-twice = --points choisit déjà « { $rule } » : ne dites que l’un des deux.
mods-check-flag = --flag veut le nom d’un jeu : mods check JEU --flag nom=valeur.
mods-check-done = { $game } : à { $tables }, { $matches } parties d’essai jouées jusqu’au bout.
save-nothing = Aucune partie n’attend d’être reprise.
save-exact = { $n ->
    [0] Cette partie est jouée comme elle a été commencée, sans les mods d’aujourd’hui.
   *[other] Cette partie est jouée avec les mods de son début : { $mods }.
}
save-missing-mods = { $count ->
    [one] Il manque un mod avec lequel cette partie a été jouée : { $mods }.
   *[other] Il manque des mods avec lesquels cette partie a été jouée : { $mods }.
}
save-changed-mods = { $count ->
    [one] Un mod a changé depuis cette partie : { $mods }.
   *[other] Des mods ont changé depuis cette partie : { $mods }.
}
save-added-mods = { $count ->
    [one] Un mod s’est ajouté depuis cette partie : { $mods }.
   *[other] Des mods se sont ajoutés depuis cette partie : { $mods }.
}
save-kept-aside = Le fichier est gardé sous le nom « { $file } ».

## Ce que disent les lecteurs de TOML et de Fluent

syntax-value = une valeur manque ou est mal écrite
syntax-statement = cette ligne ne dit ni clé ni table
syntax-key = une clé ne commence pas ainsi
syntax-equals = il manque « = » après la clé
syntax-bracket = il manque « ] »
syntax-line-end = quelque chose suit la valeur
syntax-array = une liste reste ouverte
syntax-brace = une accolade manque ou est de trop
syntax-quote = il manque des guillemets fermants
syntax-escape = ce qui suit la barre oblique inversée n’existe pas
syntax-character = un caractère n’a rien à faire ici
syntax-date = cette date n’existe pas
syntax-twice = cette clé est dite deux fois
syntax-entry = un message devrait commencer ici
syntax-token = il manque un signe
syntax-empty = ce message ne dit rien
syntax-default = une variante, une seule, porte l’étoile
syntax-variant = il manque une variante après « -> »
syntax-literal = il manque un nombre ou un texte entre guillemets
syntax-placeable = il manque quelque chose entre les accolades
syntax-selector = on ne choisit pas d’après cela
