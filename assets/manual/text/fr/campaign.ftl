# La page des campagnes.

campaign-campaign = Une campagne : son premier chapitre, ce qui est vrai au lever du rideau, et la version que nomment ses parties.
    .version = À augmenter quand une histoire commencée n’irait plus.
    .first = Le chapitre par lequel elle commence.
    .hero = Le pantin que l’on joue.
    .soldiers = Les noms que reçoivent les soldats, dans cet ordre.
    .counts = Les nombres de l’histoire, au début : `night`, `bread`, `favours` ou les vôtres.
    .words = Les mots de l’histoire, au début.
    .rumours = Le tempérament qu’a, le temps d’un chapitre, le bot d’un rival dont on dit cela : `{ "{" } word = "rumour", of = "tancrede", is = "wounded" { "}" }`. Il n’en court que trois à la fois.

campaign-person = Une personne : son pantin, sa voix, sa place à table. Son nom vaut dans tous les mods, sans préfixe.
    .puppet = Le pantin.
    .prop = Ce qu’il tient.
    .tint = Sa teinte.
    .voice = L’instrument qui murmure ses répliques.
    .female = Au féminin.
    .seat = Le buste à une table, de 1 à 8 ; 0 : un buste libre.
    .rival = Fait de la personne un rival, et dit où en sont les choses au début.
    .tempers = Le penchant de son bot, jeu par jeu.
    .tell = L’indice qui la trahit à table.

campaign-start = Où en est un rival avec le héros au lever du rideau.
    .trust = La confiance.
    .fear = La crainte.
    .debt = Les services dus au héros ; négatif : dus par lui.

campaign-place = Un lieu, sur la scène et sur la carte.
    .backdrop = Le décor.
    .light = La lumière qu’il a de lui-même.
    .x = Sa place sur la carte, depuis la gauche.
    .y = Sa place sur la carte, depuis le haut.

campaign-chapter = Un chapitre : une partie d’un jeu, contre qui, sous quelle règle tordue, et ce qui suit.
    .campaign = La campagne à laquelle il appartient.
    .act = L’acte.
    .place = Le lieu.
    .night = Les nuits qui restent.
    .game = Le jeu.
    .seats = Qui s’assied après le héros, dans l’ordre : des personnes, ou `least-trusting`, `most-trusting`, `most-fearing`, `all-but-least-trusting`, `foes`.
    .strength = La force des bots : `weak`, `middling` ou `strong`.
    .flags = Les règles de la maison de cette partie.
    .bent = Celle que l’on annonce.
    .measured = Ce que cette règle fait vraiment, mesuré par des bots.
    .boss = Le rival qui a un pouvoir ; le script en est dans `mods`.
    .mods = Les mods allumés pour cette seule partie.
    .armies = Les armées, dans l’ordre des places ; qui n’en a pas ici mène celle d’un autre chapitre.
    .position = La position de départ.
    .duel = De plusieurs héros, un seul la joue : celui en qui le rival a le plus confiance.
    .soldiers = Combien de soldats du héros ont un nom que l’histoire garde.
    .minutes = Ce que dure la partie.
    .stakes = Ce que l’on montre avant : qui est en jeu, jamais combien.
    .begun = Ce qui suit du lever de rideau, avant la première scène.
    .won = Ce qui suit d’une victoire.
    .lost = Ce qui suit d’une défaite.
    .caused = Combien de scènes `caused` à chaque moment.
    .evergreen = Combien de scènes `evergreen` à chaque moment.
    .next = Les chemins : le premier qui tient ; sans chemin, l’histoire finit.

campaign-measured = Ce qu’une règle tordue change, d’après des parties de bots avec et sans elle.
    .wins = Les victoires du héros, en points de pourcentage.
    .minutes = Les minutes.
    .matches = Sur combien de parties.

campaign-mark = Ce qu’un choix fait voir avant qu’on le fasse : quoi, avec qui, dans quel sens, jamais combien.
    .kind = Le signe.
    .of = La personne, ou l’objet.
    .way = Vers le haut ou vers le bas.

campaign-mark-kind = Les signes.
    .trust = la confiance, un cœur
    .fear = la crainte, une épine
    .debt = une dette, un nœud
    .promise = une promesse, un sceau
    .rumour = une rumeur, une oreille
    .secret = un secret, un œil
    .favour = une faveur, une pièce
    .object = un objet, son image

campaign-effect = Une conséquence : un verbe, et ce qu’il demande.
    .trust = La confiance de cette personne change de `add`.
    .fear = La crainte de cette personne change de `add`.
    .debt = Ce que doit cette personne change de `add`.
    .count = Ce nombre change de `add`.
    .word = Ce mot devient `is` (`of` : pour cette personne).
    .ledger = Le greffier écrit cette ligne : `ledger-NOM`.
    .go = Cette scène suit.
    .sell = Le héros vend l’indice de cette personne, s’il le connaît et ne l’a pas encore vendu : deux faveurs, et une chance sur deux que cela se sache (`tell-sold`, `tell-leak`).
    .learn = Le héros sait lire l’indice de cette personne.
    .deed = Ce fait est noté, fait par `by` à `of`.
    .give = Cet objet va à `to`.
    .add = De combien.
    .is = Le mot. Partout où une conséquence prend une personne, `least-trusting`, `most-trusting` et `most-fearing` désignent le rival qui l’est à cet instant : `{ "{" } word = "hired-by", is = "least-trusting" { "}" }`.
    .to = Qui reçoit ; `me` : le héros.
    .by = Qui l’a fait ; `me` : le héros.
    .of = À qui.

campaign-way = Un chemin après le chapitre.
    .to = Le chapitre suivant ; sans lui, la fin.
    .when = Ce qu’il faut ; le dernier chemin ne demande rien.

campaign-condition = Un fait que l’on demande ; sans limite : au moins une fois.
    .fact = Le fait, de la liste plus bas.
    .by = Qui l’a fait ; `me` : le héros, `any` : n’importe qui.
    .of = Qui l’a subi, ou avec qui est la relation.
    .game = Dans ce jeu seulement.
    .within = Pas plus loin que tant de chapitres en arrière ; 0 : celui-ci.
    .at_least = Tant de fois au moins.
    .at_most = Tant de fois au plus.
    .rivals = Avec `of = "any"` : pour tant de rivaux au moins.
    .is = Le mot, ou la personne, que le fait doit être.
    .not = Le contraire.

campaign-scene = Une scène : qui, où, quand, ce que l’on voit et dit, ce que l’on peut répondre. Parmi celles qui pourraient venir, la classe passe d’abord, puis `weight`, puis la moins récemment entendue.
    .class = Ce qui doit être dit, ce qui a une cause, ou ce qui peut toujours se dire.
    .who = Qui y joue, le héros à part.
    .place = Le lieu ; sans lui, celui du chapitre.
    .chapter = Les chapitres où elle peut venir ; sans eux, tous.
    .moment = Quand : avant la partie, après une victoire, après une défaite, ou quand une autre l’appelle.
    .when = Ce qu’il faut.
    .weight = Plus il est grand, plus tôt elle vient.
    .once = Une fois par histoire.
    .cue = Ce qui se passe, dans l’ordre.
    .choice = Ce que l’on peut répondre : deux à quatre, ou rien.
    .then = Ce qui suit quoi que l’on réponde.

campaign-cue = Une chose qui se passe : un verbe, et ce qu’il demande (voir les verbes, plus bas).
    .enter = Entre, sur sa tige.
    .leave = Sort.
    .turn = Se tourne.
    .gesture = Prend une pose.
    .look = Tourne la tête.
    .say = Dit `text`.
    .think = Pense `text`.
    .draw = Dit une réplique à soi.
    .light = Change la lumière, ou éclaire `on`.
    .sound = Un son.
    .music = Une musique.
    .camera = La caméra glisse, en unités depuis le milieu.
    .prop = Donne l’objet `text` à `to`.
    .mask = Met ou ôte son masque.
    .weather = Ce qui tombe.
    .curtain = Le rideau.
    .tell = Laisse voir son indice.
    .wait = Un silence, en millisecondes.
    .together = Tout cela à la fois.
    .side = De quel côté.
    .at = Où, de 0 (gauche) à 1 (droite).
    .pace = À quelle allure.
    .rod = Avec la tige visible.
    .to = À qui, ou vers qui ; `public`, `away`.
    .toward = Vers qui ; `up`, `down`.
    .pose = La pose.
    .hold = La garde.
    .text = Le nom des mots, ou de l’objet.
    .prompted = C’est soufflé.
    .on = Sur qui.
    .level = Combien de lumière.
    .ms = En combien de millisecondes.
    .caption = Les mots qui remplacent le son.
    .zoom = De combien elle approche.
    .off = Ôté.
    .of = Si l’indice dit vrai.

campaign-cue-pose = Les poses.
    .rest = au repos
    .accuse = montre du doigt
    .bow = salue
    .stab = frappe
    .talk = parle
    .offer = tend la main
    .refuse = refuse
    .think = réfléchit
    .cheer = acclame
    .threaten = menace
    .ruban = renoue un ruban
    .bourse = soupèse une bourse
    .sit = s’assied, sur un tabouret
    .kneel = s’agenouille
    .fall = tombe, comme sur une charnière
    .rise = se relève ; jusque-là, ou jusqu’au premier pas, qui est en bas y reste

campaign-choice = Ce que le héros peut dire ou faire. Un choix dont `when` ne tient pas reste là, barré, avec sa raison.
    .text = Le nom de ses mots : 34 signes au plus.
    .register = Sur quel ton.
    .cost = Son prix, en faveurs.
    .when = Ce qu’il faut pour qu’il soit ouvert.
    .reason = Le nom des mots qui disent pourquoi il est fermé.
    .marks = Ce que l’on voit avant de choisir.
    .then = Ce qui suit.

campaign-line = Une réplique à soi, dite là où une scène en tire une (`draw`). Ses mots sont `line-NOM`.
    .class = `evergreen` revient quand toutes ont été dites ; `caused` se dit une fois.
    .who = Qui la dit.
    .theme = Son sujet : jamais deux du même dans un chapitre.
    .moment = Quand ; sans lui, toujours.
    .when = Ce qu’il faut ; qui parle doit l’avoir vu.
    .weight = Plus il est grand, plus tôt elle vient.

campaign-ending = Une fin : la première qui tient est la bonne.
    .campaign = La campagne.
    .order = Sa place dans l’ordre.
    .when = Ce qu’il faut ; la dernière ne demande rien.
    .won = Ce qui suit la dernière partie gagnée, avant la scène.
    .lost = Ce qui suit la dernière partie perdue, avant la scène.
    .scene = La scène qui la joue.
    .emblem = L’icône sur son rideau, tant qu’il est fermé ; sans elle, un cadenas.

cue-verbs-title = Les verbes de la scène
cue-verbs-intro = Une réplique de scène a un verbe et un seul ; il demande certaines clés et en permet d’autres.
facts-title = Les faits
facts-intro = Ce qu’une condition peut demander. Les actes sont comptés dans les parties ; une conséquence ({ $effects }) change le reste ; `closest` est le rival qui fait le plus confiance au héros ; `tell-faked` compte les chapitres où un rival a contrefait son indice, et `warned`, de ce rival, est le mot qui le dit au héros jusqu’au prochain chapitre. Qui parle d’un fait doit en être témoin : `perfidie campaign check` y veille.
column-verb = Verbe
column-needs = Demande
column-may = Permet
column-source = Ce que c’est
column-sides = Clés
column-witness = Qui peut en parler

fact-source =
    .deed = un acte
    .person = une personne
    .word = un mot
    .relation = une relation
    .count = un nombre

fact-witness =
    .all = tout le monde
    .pair = les deux
    .me = le héros seul
    .none = personne

example-campaign =
    .ours = une scène pour nos personnes, dans notre chapitre, sans toucher à nos fichiers
    .cause = elle n’est jouée que si le héros a douté d’elle
    .draw = une réplique à elle, peut-être la vôtre
    .open = toujours ouvert
    .closed = barré tant que personne n’a gagné sa confiance
    .own = une histoire à soi, en un chapitre
    .rival = un rival à soi
    .wall = un lieu à soi, dans un de nos décors
    .bent = la règle tordue que l’on annonce
    .way = sans chemin, l’histoire finit
    .last = la dernière fin ne demande rien
    .said = dite une fois, et jamais plus
