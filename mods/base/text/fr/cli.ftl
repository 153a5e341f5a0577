# La ligne de commande : ses pages, et ce qu’elle refuse.

cli-usage = Usage : { $words }
cli-command = [COMMANDE] [OPTIONS]…
cli-arguments = Arguments
cli-options = Options
cli-commands = Commandes
cli-example = Exemple :
cli-default = (sinon { $value })
cli-seats = { $game } de { $least } à { $most }

cli-perfidie = Quatre jeux de bluff et de trahison sur une même scène de papier. Sans commande, le jeu s’ouvre.
cli-play = Tout droit à la table, sans passer par l’accueil.
cli-simulate = Les bots jouent beaucoup de parties : victoires par place, vitesse, longueur, et une empreinte de tous les coups.
cli-watch = Les bots jouent sur la vraie scène ; avec --record, même là où il n’y a pas d’écran.
cli-shots = Dessine chaque écran dans ses états parlants, en PNG, sans fenêtre.
cli-replay = Revoit une partie notée, de la salle ou d’une place.
cli-resume = Reprend une partie laissée, ou coupée.
cli-armies = Montre les armées et leurs listes : unités, figurines, points.
cli-mods = Nomme les mods trouvés, et tout ce qui cloche en eux ; avec « check », essaie leurs tables.

cli-word-answer = first|second
cli-word-facts = FAITS.json
cli-word-game = JEU
cli-word-folder = DOSSIER
cli-word-check = check
cli-word-file = FICHIER
cli-word-name = NOM

## Options

cli-option-help = Montre cette page.
cli-option-version = Dit la version.
cli-option-game = Quel jeu : { $games }.
cli-option-seed = Même graine, mêmes cartes. Sans elle : le hasard.
cli-option-flag = Une règle de la maison : nom=valeur. Peut se répéter.
cli-option-points = Des armées d’autant de points ; sinon comme le disent les règles de la maison.
cli-option-players = Combien de joueurs : { $seats }.
cli-option-armies = Qui se bat : une armée ou une liste par place, séparées par des virgules.
cli-option-seats = Qui s’assied : human, pad, keys, keys2, mouse, bot[:caractère[:force]].
cli-option-position = Partir d’une position (TOML).
cli-option-strength = { $strengths }.
cli-option-record = Écrire un film au lieu d’ouvrir une fenêtre : .gif, ou .mp4 avec ffmpeg.
cli-option-seconds = Un film ne dure pas plus longtemps.
cli-option-folder = Où vont les images.
cli-option-only = Seulement les écrans dont le nom commence ainsi.
cli-option-language = fr, en ou both.
cli-option-width = Largeur des images, en pixels.
cli-option-file = Un fichier de partie.
cli-option-seat = Vue de cette place.
cli-option-text = Écrire ce qui s’est passé au lieu de le montrer.
cli-option-everything = Écrire tout, une phrase par événement, et pas seulement ce qui compte.
cli-option-schema = Écrire le schéma JSON des fichiers d’un jeu.
cli-option-yes = Ne pas demander.
cli-option-kind = De quelle leçon partir : rules, characters, symbols, cards, army, treachery, map, evening.
cli-option-into = Dans quel dossier écrire.
cli-option-name = Une armée, ou l’une de ses listes.
cli-option-matches = Combien de parties.
cli-option-policy = Qui joue : { $policies }.
cli-option-as_json = Écrire un objet JSON.
cli-option-save = Noter chaque partie dans ce dossier, pour la revoir.
cli-mods-check = « check » essaie les tables, ou un mod : check DOSSIER ; « new NOM » en commence un, « pack DOSSIER » en fait un zip, « balance DOSSIER » mesure ce qu’il fait à un jeu ; « run FICHIER CROCHET » interroge un script seul ; « manual » imprime le manuel des mods ; « trace » rejoue la dernière partie, ou FICHIER, et dit ce que ses scripts ont appris et souhaité en dernier ; « on » et « off » allument et éteignent ; « list » montre dans quel ordre les mods sont lus, et pourquoi ; « why » dit qui a fixé une valeur ; « conflicts » montre ce que deux mods veulent chacun à leur façon, « settle » tranche.
cli-mods-game = Quel jeu essayer, sinon tous ; après les autres mots : le dossier, le nom, ou la valeur (complots.forced_at).
cli-mods-answer = Après « settle » : first ou second. Après « run » : le crochet.
cli-mods-flag = Une règle de la maison pour l’essai : nom=valeur. Peut se répéter.
cli-mods-about = Après « balance » : quel jeu, si le mod en change plusieurs.
cli-mods-players = Après « balance » : combien de joueurs.
cli-mods-matches = Après « balance » : combien de parties sans le mod, et autant avec ; sinon 2000, et 48 batailles.
cli-mods-seed = Après « balance » : graine de la première donne ; les suivantes comptent à partir d’elle.
cli-mods-policy = Après « balance » : qui joue : { $policies }. Les faibles sont bien plus rapides.
cli-mods-workers = Après « balance » : combien de processus ; sinon un par cœur.
cli-mods-scheduler = Après « balance » : jouer sur les machines d’une grappe Dask : tcp://hôte:8786.
cli-mods-html = Après « balance » : écrire une page avec des graphiques dans ce fichier.
cli-mods-facts = Après « run » : un fichier JSON, les faits que le script reçoit.
cli-mods-budget = Après « run » : combien de travail il peut faire.
mods-trace-asked = { $n }. Après { $tick ->
    [one] un coup
   *[other] { $tick } coups
} : { $place }, { $hook }
mods-trace-none = { $path } s’est joué sans scripts.
mods-trace-hidden = (ce qu’un seul joueur peut savoir, jusqu’à la fin de la partie)
mods-trace-nothing = Aucune partie n’est encore écrite.
cli-mods-language = Après « manual » : fr ou en ; sinon la langue des réglages.
mods-manual-page = Le manuel n’a pas de page « { $word } ». Il a : { $known }.
mods-manual-language = Le manuel ne parle pas « { $word } » : { $known }.
mods-run-unread = { $path } ne se lit pas : { $why }.
mods-run-facts = { $path } ne contient pas de faits : { $why }.
mods-run-hook = Ce script n’écoute pas « { $word } » ; il écoute : { $known }.
mods-run-stopped = { $place } : { $why }. { $words }
mods-check-sound = { $path } : rien à redire, et les parties d’essai vont à leur terme.
mods-check-none = { $path } n’est ni un dossier avec un mod.toml, ni un zip qui en contient un.
mods-new-name = Un mod ne peut pas s’appeler « { $word } » : des minuscules, des chiffres, des traits d’union, une lettre d’abord.
mods-new-kind = « { $word } » n’est pas une sorte de mod ; au choix : { $known }.
mods-new-there = « { $word } » existe déjà : { $path }.
mods-new-done = { $path } est prêt : ouvrez-le dans un éditeur, changez ce que vous voulez, puis « perfidie mods check { $path } ».
mods-pack-done = { $path } : { $n ->
    [one] un fichier
   *[other] { $n } fichiers
}.
mods-install-unfit = { $path } n’est pas installé : { $why }
mods-pack-large = ce qu’il contient est trop gros ({ $file }).
mods-pack-outside = « { $file } » mène hors de son dossier.
mods-pack-link = « { $file } » n’est pas un simple fichier, mais un lien, un périphérique ou autre.
mods-pack-locked = « { $file } » est chiffré, ou comprimé d’une manière inconnue.
mods-pack-name = « { $file } » est un nom que certains systèmes refusent.
mods-pack-twice = « { $file } » s’y trouve deux fois, à la casse près.
mods-pack-empty = il n’y a pas un mod.toml, et un seul, à sa place.
mods-install-ours = « { $title } » est livré avec le jeu : on l’allume ou on l’éteint, on ne le remplace pas.
mods-install-taken = Autre chose occupe la place de { $title } : { $path }. On n’y touche pas.
mods-install-what = { $id } { $version } · { $title }
mods-install-over = remplace { $old }
mods-install-need = { $met ->
    [yes] ✓ veut { $words }
   *[no] ✗ veut { $words }, qui n’est pas là
}
mods-install-change = change { $thing }
mods-install-more = … et { $n } de plus
mods-install-ask = Installer { $id } ? [o/N]
mods-install-no = Rien n’a changé.
mods-install-done = { $id } est installé : { $path }.
mods-remove-none = Aucun mod ne s’appelle « { $word } ».
mods-remove-save = une partie s’en sert : { $file }
mods-remove-ask = Retirer { $id } ? { $n ->
    [0] Aucune partie ne s’en sert.
    [one] Une partie attendra son retour.
   *[other] { $n } parties attendront son retour.
} [o/N]
mods-remove-done = { $id } est retiré ; il repose ici : { $path }.
mods-list-after = { $n }. { $mod } : lu après { $after }
mods-list-free = { $n }. { $mod } : n’attend personne, placé par son nom
mods-list-off = –  { $mod } : éteint ; « perfidie mods on { $id } » l’allume
mods-switch-none = Aucun ajout ne s’appelle « { $word } ». Il y a : { $known }.
mods-list-out = –  { $mod } : écarté, « perfidie mods » dit pourquoi
mods-why-removed = retirée
mods-why-by = { $said } (par { $id })
mods-why-conflict = Rien n’est tranché : { $first } et { $second } veulent chacun autre chose pour { $field }. « perfidie mods conflicts » montre les deux, numéro { $n }.
mods-conflicts-none = Aucun mod n’en contredit un autre.
mods-conflicts-how = Un mot suffit pour trancher : perfidie mods settle 1 first, ou second.
mods-conflict-counts = (compte pour l’instant)
mods-settle-number = Il n’y a pas de conflit « { $word } » : { $most ->
    [0] aucun mod n’en contredit un autre
   *[other] « perfidie mods conflicts » les numérote de 1 à { $most }
}.
mods-settle-answer = « { $word } » ne tranche rien : first ou second.
mods-settle-title = { $mod } a le dernier mot : { $field }
mods-settle-done = { $mod } l’emporte sur { $other } : { $field } = { $value }. Un mod à vous le dit désormais :
mods-why-default = Personne ne l’a écrite : c’est la valeur d’office.
mods-why-none = « { $word } » ne désigne aucune valeur ; essayez complots.forced_at, ou complots.action.assassin.cost.
mods-why-near = « { $word } » ne désigne aucune valeur. Vouliez-vous dire { $near } ?
cli-simulate-seed = La graine de la première partie ; les suivantes comptent.
cli-simulate-players = Combien de joueurs : { $seats } ; sinon 4, ou autant que --armies.
cli-resume-file = Un fichier de partie ; sinon la dernière qui n’est pas finie.
cli-resume-text = Dire seulement où en est la partie.

## Refus

cli-no-command = Il n’y a pas de commande « { $word } ».
cli-stray = « { $word } » est de trop.
cli-no-option = Cette commande n’a pas d’option « { $option } ».
cli-no-value = L’option { $option } ne prend pas de valeur.
cli-value-lost = L’option { $option } attend une valeur.
cli-missing = Il manque { $option }.
cli-bad-value = Pour { $option }, il faut { $wanted }.
cli-kind-range = un nombre de { $least } à { $most }
cli-kind-least = un nombre d’au moins { $least }
cli-kind-path = le nom d’un fichier
cli-no-game = Aucun jeu ne s’appelle « { $game } » ; il y a : { $known }.
cli-no-strength = Aucune force ne s’appelle « { $strength } » ; il y a : { $known }.
cli-no-language = Aucune langue ne s’appelle « { $language } » ; il y a : fr, en, both.
cli-no-screen = Aucun écran n’a de nom qui commence par « { $name } ».
cli-no-seat = La partie n’a que { $seats } places.
cli-no-home = Personne ici n’habite « { $home } », où PERFIDIE_HOME veut garder les parties et les réglages.
cli-no-text = « { $file } » n’est pas un fichier de texte en UTF-8.
cli-too-large = « { $file } » est trop gros pour une position : elle tient en { $most } octets.
cli-system = « { $file } » : { $reason }.
cli-output = Le texte ne peut pas s’écrire : { $reason }.
cli-recorded = { $file } : { $frames } images.

tally-seat = place { $seat }
tally-nobody = personne
tally-speed = coups par seconde
tally-length = longueur moyenne
tally-digest = empreinte

## Ce que donnent en moyenne les batailles simulées

means-match = par bataille
means-army = par armée
means-battles = batailles
means-wins = gagnées
means-share = part
means-game-turns = tours de jeu
means-first-combat-turn = premier combat au tour
means-combats = rounds de combat
means-truces = trêves
means-units-lost = unités perdues
means-armies-without-points = armées sans un point
means-winner-without-points = vainqueur sans un point
means-ended-early = finies avant l’heure
means-tokens-points = jetons pour des points
means-tokens-bribes = jetons en pots-de-vin
means-tokens-cards = jetons par les cartes
means-offers-made = offres faites
means-offers-taken = offres acceptées
means-offer-prompts = pressions pour des offres
means-promises-kept = promesses tenues
means-promises-broken = promesses trahies
means-cards-played = cartes jouées
means-windows = fenêtres pour les cartes
means-window-seconds = pure attente, en secondes
means-questions = questions
means-questions-with-choice = avec un choix
means-questions-self-answered = répondues d’elles-mêmes
means-minutes = minutes entre humains
length-unknown = Personne n’a encore mesuré combien cela dure entre humains.

## Ce que le système refuse

os-acces = l’accès est refusé
os-busy = un autre programme s’en sert
os-dquot = votre part du disque est pleine
os-exist = il y est déjà
os-fbig = le fichier serait trop gros
os-inval = ce n’est pas un fichier ordinaire
os-io = le disque ne répond pas
os-isdir = c’est un dossier
os-loop = ses liens tournent en rond
os-mfile = trop de fichiers sont ouverts
os-nametoolong = ce nom est trop long
os-noent = rien de ce nom n’est là
os-nospc = il n’y a plus de place
os-notdir = ce n’est pas un dossier
os-nxio = il n’y a rien au bout
os-perm = ce n’est pas permis
os-pipe = plus personne n’écoute
os-rofs = on ne peut que lire sur ce disque

## Films et machines

film-ending = « { $file } » : un film finit en .gif ou en .mp4.
film-ffmpeg = « { $file } » : un .mp4 veut ffmpeg, qui n’est pas installé ; un .gif s’en passe.
machine-gl = OpenGL n’est pas installé : lancez « { $line } », puis recommencez.
machine-fonts = Les bibliothèques de polices ne sont pas installées : lancez « { $line } », puis recommencez.
machine-x11 = Les bibliothèques X11 ne sont pas installées : lancez « { $line } », puis recommencez.
machine-display = Il n’y a pas d’écran où ouvrir la fenêtre : lancez le jeu depuis un bureau, ou avec xvfb-run devant la commande ; sans écran, les bots jouent quand même : « python3 tools/play.py watch complots --record film.gif » les filme, « python3 tools/play.py simulate complots » compte qui gagne.
machine-driver = Le pilote graphique n’offre pas OpenGL 3.3 : mettez-le à jour, ou, sous Linux, lancez d’abord « export LIBGL_ALWAYS_SOFTWARE=1 ».
machine-library = La bibliothèque « { $library } » manque ou est abîmée : supprimez le dossier .venv et relancez « python3 tools/play.py ».

cli-campaign = Pour qui écrit des campagnes : les vérifier, les faire vivre à des bots, les lire, en voir les chemins.
cli-word-what = check|run|script|graph
cli-campaign-what = « check » prouve la campagne et finit sur 1 si quelque chose cloche ; « run » la fait vivre, parties comprises ; « script » l’imprime en scénario ; « graph » imprime ses chemins en DOT, pour Graphviz, ou les dessine avec --svg.
cli-campaign-name = Quelle campagne ; sinon la première.
cli-campaign-as_json = Imprime du JSON : une liste de problèmes, ou une ligne par histoire.
cli-campaign-runs = Après « check » : combien d’histoires tirées au sort, sinon 2000. Après « run » : combien par style, sinon une.
cli-campaign-auto = Après « run » : la première graine.
cli-campaign-style = Après « run » : honest, liar, kind ou cruel ; sinon les quatre.
cli-campaign-policy = Après « run » : la force du bot qui tient la place du héros.
cli-campaign-language = Après « script » ou « graph » : fr ou en ; sinon la langue des réglages.
cli-campaign-chapter = Après « script » : un seul chapitre.
cli-campaign-svg = Après « graph » : le fichier où dessiner les chemins, en SVG.
campaign-word = « { $word } » ? Après « campaign » : { $known }.
campaign-none = Aucune campagne ne s’appelle « { $word } ». Il y a : { $known }.
campaign-chapter = Aucun chapitre ne s’appelle « { $word } ». Il y a : { $known }.
campaign-style = « { $word } » n’est pas un style. Il y a : { $known }.
campaign-checked = { $runs } histoires tirées au sort. { $wrong ->
    [0] Rien ne cloche
    [one] Une chose cloche
   *[other] { $wrong } choses clochent
}{ $odd ->
    [0] .
    [one] , une étonne.
   *[other] , { $odd } étonnent.
}
campaign-walk = Graine { $seed }, style { $style }
campaign-won = gagné
campaign-lost = perdu
campaign-unplayed = pas joué
campaign-deeds = { $n ->
    [0] rien à retenir
    [one] un fait retenu
   *[other] { $n } faits retenus
}
campaign-tell-known = indice connu
campaign-no-end = sans fin
