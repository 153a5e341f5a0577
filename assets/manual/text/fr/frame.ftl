# Ce que dit chaque page du manuel.

a-name = NOM
column-key = Clé
column-type = Type
column-range = Bornes
column-default = Par défaut
column-sentence = Sens
column-rule = Règle
column-game = Jeu
column-table = Table
column-word = Mot
column-words = Mots

type-int = nombre entier
type-float = nombre
type-str = texte
type-bool = `true` ou `false`
type-any = valeur simple
type-any-ref = nom entier
type-choice = l’un de ces mots
type-or = { " " }ou{ " " }
type-ref = nom d’un des { $table }
type-list = liste de : { $item }
type-pair = liste de { $n } fois : { $item }
type-table = table : { $name } = { $value }
type-words = l’un des mots de { $place }
type-struct = table { $place }

range-and = { "" } ;{ " " }
range-from = au moins { $least }
range-to = au plus { $most }
range-both = de { $least } à { $most }
range-both-above = plus de { $least }, au plus { $most }
range-both-below = de { $least } à moins de { $most }
range-step = { $range }, par pas de { $step }
range-pattern = comme { $pattern }
range-items-from = au moins { $least } éléments
range-items-to = au plus { $most } éléments
range-items-both = de { $least } à { $most } éléments
range-letters-to = au plus { $most } lettres
range-letters-both = de { $least } à { $most } lettres

every-kind = chaque sorte
default-required = *obligatoire*
no-keys = Aucune clé : le nom dit tout.

game-title = Le manuel des mods : { $game }
game-intro = Ce qu’un mod peut écrire pour { $game }, dans tout fichier `*.toml` de son dossier { $folder }. Les noms sont courts dans leur mod (`duchesse`) et le portent au-dehors (`"base:duchesse"`). Une table au nom d’une chose d’un autre mod ne change que les clés qu’elle écrit ; `extends = "base:duchesse"` commence une chose neuve par tout ce qu’en dit une autre, et `remove = ["block"]` fait comme si personne n’avait écrit une clé. La page est imprimée d’après ce que le jeu lit : elle ne peut pas être périmée, tout au plus ennuyeuse.
game-hooks = Ce que nombres et effets ne savent pas dire, un script le sait : ses crochets sont sur [une autre page]({ $page }).
others-title = Les autres pages
section-words = Ses mots dans `text/` : { $words }.
section-running = Une partie en cours reprend aussitôt : { $keys }. Le reste attend la suivante.
section-running-only = Une partie en cours reprend aussitôt : { $keys } de { $only }. Le reste attend la suivante.
house-rules-title = Règles de la maison
house-rules-intro = Ce que l’affiche laisse choisir à une table. Un mod en change une par son nom, `[flag."base:…"]` ; celles qu’il invente ne changent rien, car aucun jeu ne les demande, et le jeu le dit.
rule-words = { $name }. { $hint }
rule-zero = (0 : { $words }.)
words-title = Les mots de ces exemples
words-intro = À côté des tables se trouvent les mots, un fichier par langue.

# Les pages des scripts.

column-fact = Fait
column-limit = Quoi
column-most = Au plus
hooks-title = Le manuel des mods : scripts, { $game }
hooks-intro = Ce qu’apprennent les scripts de ce jeu, crochet par crochet, et ce qu’ils peuvent souhaiter. Un gestionnaire est une fonction de la table `on` que renvoie un script : il reçoit `facts` et renvoie une liste de souhaits. Ce qui vaut pour les scripts de tous les jeux a [sa propre page](scripts.md) ; `perfidie mods run FICHIER CROCHET FAITS.json` en interroge un seul. Les sièges se comptent à partir de 1.
every-hook-title = Ce que dit chaque crochet
every-hook-intro = Ces faits sont toujours là, tels que chacun peut les connaître.
wishes-title = Les souhaits
wishes-intro = Chaque souhait est une table dont `wish` dit lequel. Les règles l’exaucent comme le font les lois du jeu ; l’impossible est une faute, dite avec fichier et ligne. `forbid` et `allow` ne sont exaucés qu’au crochet `legal`, et `legal` n’exauce rien d’autre. `allow` lève un des refus que `closed` peut dire, pour la question posée : il n’en pose pas d’autre.
hook-open = Seuls les scripts du mod qui a apporté la carte ou le sort l’apprennent, et en plus ce que son joueur est seul à savoir.
no-facts = Rien d’autre que ce que dit chaque crochet.
fact-memory = Ce que ce mod a souhaité retenir dans cette partie, par clé.
fact-flags = Les règles maison `[flag.NOM]` que ce mod a lui-même apportées, par nom, telles qu’elles sont dans cette partie ; `nil` s’il n’en a pas.

scripts-title = Le manuel des mods : les scripts
scripts-intro = Un script en Lua 5.4 fait ce que nombres et effets ne savent pas dire. Il entend ce qui arrive, et souhaite ; les règles l’exaucent ou non. Il voit des données simples, ni fichier, ni horloge, ni dés hors les siens. Ce que dit et exauce chaque jeu :
laws-title = Ce qui vaut pour tout script
law-order = Les scripts sont interrogés par `priority`, la plus haute d’abord, puis dans l’ordre de lecture de leurs mods.
law-all-or-nothing = Les souhaits d’un appel sont tous exaucés, ou aucun ne l’est.
law-chain = Ce qui résulte d’un souhait est dit à son tour aux scripts, le plus proche d’abord, jusqu’à { $deepest } conséquences de conséquences.
law-once = Dans une telle chaîne, chaque gestionnaire est interrogé une fois.
law-secrets = Les faits sont ce que chacun peut savoir à la table ; seuls la carte ou le sort d’un mod disent à ses scripts ce que sait leur joueur. Le crochet `legal` apprend ce que sait le joueur interrogé, et ne laisse de trace que les options qu’il interdit ou permet ; la dernière n’est jamais interdite.
law-same = Rien ne dure d’un appel à l’autre, hors ce qu’on souhaite retenir : la même partie, rejouée, est la même.
law-shape = Un script peut déclarer ce qu’il retient : `return {"{"} remembers = {"{"} count = 0, names = {"{"} "" {"}"}, seats = {"{"}{"}"} {"}"}, on = … {"}"}`. Chaque valeur vaut pour sa sorte, `{"{"}{"}"}` pour n’importe quelle table. Rien d’autre n’est alors retenu, et si un script change pendant qu’on le joue, ce qui n’en a plus la forme ne lui est plus dit ; tous apprennent quelles clés.
law-strikes = Un script arrêté, ou qui souhaite l’impossible, est signalé avec fichier et ligne ; après { $strikes } fois, son mod se tait pour la partie. À `legal`, rien n’est compté : il n’interdit ni ne permet rien, voilà tout.
law-say = `say` dit à tous un message parmi les mots du mod, `said-CLÉ`. Les campagnes retiennent celui qui a pour faits `deed` et `seat`, peut-être `word`, comme ce que ce siège a fait : le script d’un maître de table dit l’acte `boss-used`, avec pour mot le nom du pouvoir.
limits-title = Ce qu’un script peut coûter
limits-intro = Le travail se compte, il ne se chronomètre pas : toute machine arrête un script au même endroit.
limit-work = Travail d’un appel, en instructions et en ce que coûtent les fonctions
limit-decision = Travail de tous les appels d’une même décision
limit-memory = Mégaoctets de mémoire d’un appel
limit-text = Octets du plus long texte
limit-depth = Appels imbriqués
limit-items = Valeurs dans les faits, les souhaits, une table qu’on trie
limit-source = Octets d’un script
limit-kept = Octets qu’un mod peut retenir dans une partie, en JSON
