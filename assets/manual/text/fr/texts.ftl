# La page des textes.

texts-title = Le manuel des mods : les textes
texts-intro = Chaque mot que lisent les joueurs est un message d’un fichier `text/fr/*.ftl` et `text/en/*.ftl`, écrit en Fluent. Un mod dit ce qui est à lui, et peut redire à sa façon ce qui est à nous : un mod lu plus tard remplace des messages entiers. Ce qui manque à une langue est dit dans l’autre, et signalé. Voici les mots que les choses demandent, par leur nom :
texts-forms = Les attributs portent la grammaire : `.the` (« la Duchesse »), `.a`, `.of` ; `.hint` est une phrase plus longue. `mod-title` est le titre du mod à l’atelier, son `.hint` une ligne à son sujet. Si deux mods usent d’un même nom court, chacun trouve d’abord ses propres mots ; un message peut citer ses faits entre accolades.
