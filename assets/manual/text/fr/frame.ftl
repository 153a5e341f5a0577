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

every-kind = chaque sorte
default-required = *obligatoire*
no-keys = Aucune clé : le nom dit tout.

game-title = Le manuel des mods : { $game }
game-intro = Ce qu’un mod peut écrire de { $game }, dans tout fichier `*.toml` de son dossier { $folder }. Les noms sont courts dans leur mod (`duchesse`) et le portent au-dehors (`"base:duchesse"`). Une table au nom d’une chose d’un autre mod ne change que les clés qu’elle écrit ; `extends = "base:duchesse"` commence une chose neuve par tout ce qu’en dit une autre, et `remove = ["block"]` fait comme si personne n’avait écrit une clé. La page est imprimée d’après ce que le jeu lit : elle ne peut pas être périmée, tout au plus ennuyeuse.
section-words = Ses mots dans `text/` : { $words }.
section-running = Une partie en cours reprend aussitôt : { $keys }. Le reste attend la suivante.
section-running-only = Une partie en cours reprend aussitôt : { $keys } de { $only }. Le reste attend la suivante.
house-rules-title = Règles de la maison
house-rules-intro = Ce que l’affiche laisse choisir à une table. Un mod en change une par son nom, `[flag."base:…"]` ; celles qu’il invente ne changent rien tant qu’aucun jeu ni script ne les demande.
rule-words = { $name }. { $hint }
rule-zero = (0 : { $words }.)
words-title = Les mots de ces exemples
words-intro = À côté des tables se trouvent les mots, un fichier par langue.
