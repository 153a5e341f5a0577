# La troupe : qui joue, sous quel masque, avec quelles mains et sous quelles règles.

lobby-title = La troupe
lobby-enter = Entrez en scène
lobby-free = Loge libre
lobby-person = Une personne
lobby-bot = Un automate
lobby-plug = Une manette, et l’on se serre
lobby-keys-and-mouse = Clavier et souris
lobby-raise = Lever le rideau

## L’affiche

lobby-tonight = Ce soir, à huit heures
lobby-someday = Un de ces soirs
lobby-in-rehearsal = en répétition
lobby-players = { $more ->
    [0] { $most } joueurs
   *[other] { $least } à { $most } joueurs
} · { $n ->
    [0] salle vide
    [1] une personne
   *[other] vous êtes { $n }
}
lobby-cards = { $n } cartes
lobby-tiles = { $n } tuiles
lobby-objectives = { $n ->
    [one] { $n } objectif
   *[other] { $n } objectifs
}
lobby-team = { $n ->
    [one] Une seule vie chacun
   *[other] Une équipe de { $n } chacun
}
lobby-action-cards = { $n ->
    [one] { $n } carte Action
   *[other] { $n } cartes Action
}
lobby-house-rule = règle maison
lobby-by-the-book = comme dans le livret
lobby-more-rules = et { $n } de plus
lobby-act-skirmish = Triomphe & Trahison
lobby-rehearsal-skirmish = Triomphe & Trahison répète encore : on sait triompher, pas encore trahir.

## Les règles maison, au dos de l’affiche

lobby-rules-title = Règles maison
lobby-mod = { $title } : { $on ->
    [on] oui
   *[off] non
}
    .hint = Un ajout que cette maison a trouvé. Il change ce que l’on joue.
lobby-mod-broken = Cet ajout ne se laisse pas lire. « perfidie mods » dit pourquoi.
lobby-rules-reset = Revenir au livret
    .hint = Tout redevient comme l’auteur l’a voulu, le pauvre.

## Ce qu’on lit sur une porte

lobby-doing-colour = choisit sa couleur
lobby-doing-mask = essaie un masque
lobby-doing-name = signe sa porte
lobby-doing-rules = rature les règles
lobby-doing-bot = règle un automate
lobby-away = manette envolée
lobby-bot-honest = Automate honnête
lobby-bot-bold = Automate hardi
lobby-bot-suspicious = Automate méfiant
lobby-bot-vengeful = Automate vengeur
lobby-bot-tuned = { $temper }, { $strength }
lobby-temper-honest = honnête
lobby-temper-bold = hardi
lobby-temper-suspicious = méfiant
lobby-temper-vengeful = vengeur
lobby-strength-weak = novice
lobby-strength-middling = habile
lobby-strength-strong = maître
lobby-stage-names = Basile, Célestine, Dorante, Eugénie, Florimond, Gudule, Horace, Isaure, Jodelle, Lélio, Marguerite, Nérine, Octave, Philinte, Quinault, Rosine, Sganarelle, Tancrède, Ursule, Valère, Zéphyrine

## Ce que font les boutons

lobby-ask-enter = Entrer en scène
lobby-ask-ready = En place
lobby-ask-rules = Règles maison
lobby-ask-rules-short = Règles
lobby-ask-bot = Ajouter un automate
lobby-ask-bot-short = Automate
lobby-ask-name = Nom
lobby-ask-leave = Quitter la loge
lobby-ask-leave-short = Quitter
lobby-ask-title = Retour au titre
lobby-ask-wait = Attendez-moi
lobby-ask-temper = Caractère
lobby-ask-strength = Force
lobby-ask-dismiss = Congédier
lobby-ask-free = Libérer la loge
lobby-ask-take = Prendre la place
lobby-ask-done = Terminé
lobby-ask-letter = Écrire
lobby-ask-erase = Effacer
lobby-ask-suggest = Un autre nom
lobby-ask-sign = Signer
lobby-ask-cancel = Renoncer
lobby-ask-change = Changer
lobby-ask-reset = Par défaut
lobby-ask-booklet = Livret
lobby-ask-close = Refermer

## Pourquoi le rideau reste baissé, et autres remontrances

lobby-why-nobody-complots = Pour comploter, il faudrait d’abord quelqu’un.
lobby-why-alone-complots = Un complot d’une seule tête s’appelle une idée : il faut être deux.
lobby-why-nobody-hecatombe = Une hécatombe sans personne ? On appelle cela la paix.
lobby-why-alone-hecatombe = Une guerre contre soi-même se perd toujours : il faut être deux.
lobby-why-nobody-roulette = Un championnat sans champion : le barillet tourne dans le vide.
lobby-why-alone-roulette = Face au barillet, sans personne à battre, ce n’est plus du sport : il faut être deux.
lobby-why-crowd = { $extra ->
    [one] Cette pièce se joue à { $most } au plus : quelqu’un est de trop, et chacun sait qui.
   *[other] Cette pièce se joue à { $most } au plus : { $extra } personnes sont de trop.
}
lobby-why-table = { $where ->
    [nowhere] Les parties d’essai de cette table tournent mal ; « perfidie mods check » dit pourquoi.
   *[other] « { $where } » interdit cette table ; « perfidie mods check » dit pourquoi.
}
lobby-why-trying = Les bots essaient d’abord cette table : { $percent } %.
lobby-why-ready = { $count ->
    [one] On n’attend plus que { $name }.
    [2] Le rideau attend { $name } et { $second }.
    [3] Le rideau attend { $name }, { $second } et { $third }.
   *[other] Le rideau attend { $name }, { $second }, { $third } et { $more ->
        [one] une autre personne
       *[other] { $more } autres personnes
    }.
}
lobby-why-away = La manette de { $name } s’est envolée : rebranchez-la, ou libérez la loge.
lobby-all-ready = Toute la troupe est prête : levez le rideau.
lobby-no-rules = On ne rature pas une pièce qu’on répète encore.
lobby-no-booklet = Personne n’a encore couché par écrit les règles de ce jeu.
lobby-not-yours = Cette loge est prise : on frappe avant d’entrer.
lobby-unkept = La troupe ne sera pas retenue : les réglages n’ont pas pu être enregistrés.

## Règles maison d’Hécatombe

flag-rounds_to_win = Manches à gagner
    .chip = { $n ->
        [one] Une seule manche
       *[other] { $n } manches gagnantes
    }
    .hint = Combien de fois il faut survivre pour avoir raison.
# À huit, personne n’est jamais assez nombreux : la règle du père dort.
flag-father_rule_from = Le père
    .chip = { $n ->
        [8] Jamais de père
       *[other] Père sacré dès { $n } joueurs
    }
    .hint = On n’attaque pas son père, dont l’attaque vient de vous donner la main.
flag-no_retreat = Retraite
    .on = Sans retraite
    .off = Retraite permise
    .hint = La dernière armée d’un joueur se retire sauve, ou meurt avec les autres.

## Règles maison de Roulette

flag-points_to_win = Points à atteindre
    .chip = Gagner à { $n } points
    .hint = Ce qu’il faut pour gagner, à condition d’en avoir plus que quiconque.
flag-action_deck = Cartes Action
    .hint = Toutes les cartes, les classiques seulement, ou la chance toute nue.
    .full = Toutes les cartes Action
    .named = Les cartes classiques
    .none = Sans carte Action
# Trente-six : plus que six joueurs n’en chargeront jamais.
flag-spare_bullets = BALLES de rechange
    .chip = { $n ->
        [36] BALLES à volonté
        [0] Pas de BALLE en plus
        [one] Une BALLE en plus
       *[other] { $n } BALLES en plus
    }
    .hint = Ce qu’il reste dans la boîte pour charger ceux qui accusent à tort.
flag-accusation_seconds = Temps d’accuser
    .chip = Accuser : { $n } s
    .hint = Le silence qu’il faut, après chaque accusation, pour que les poches se referment.
flag-accusation_seconds-zero = Accuser sans limite
flag-accusation_gather_seconds = Accusations ensemble
    .chip = Ensemble : à { $n } s près
    .hint = Qui accuse dans ce délai accuse en même temps, sans voir qui l’on accuse.
flag-accusation_gather_seconds-zero = Accuser chacun son tour
flag-card_seconds = Temps des cartes
    .chip = Cartes : { $n } s
    .hint = Le temps de dégainer une carte Action, chaque fois qu’on le peut.
flag-card_seconds-zero = Cartes sans limite
flag-skirmish-card_seconds = Temps des traîtrises
    .chip = Traîtrises : { $n } s
    .hint = Le plus longtemps qu’on attende une carte de traîtrise, si personne ne retient la fenêtre.
flag-skirmish-card_seconds-zero = Traîtrises sans limite
flag-choice_seconds = Temps de choisir
    .chip = Poche et pari : { $n } s
    .hint = Après quoi la poche se remplit au hasard, et l’on parie de ne pas tirer.
flag-choice_seconds-zero = Choisir sans limite
flag-aim_seconds = Temps de viser
    .chip = Viser : { $n } s
    .hint = Après quoi l’on vise le suivant autour de la table : c’était le plus proche.
flag-aim_seconds-zero = Viser sans limite
flag-most_rounds = Manches au plus
    .chip = { $n } manches au plus
    .hint = Quand personne ne se détache, les vivants en tête gagnent ensemble après la dernière.
flag-most_rounds-zero = Des manches sans fin

length-estimate = Environ { $minutes } minutes, entre gens qui ne consultent pas leur avocat.

lobby-note-what-complots = Deux cartes cachées, et le droit de mentir à toute la Cour.
lobby-note-long-complots = Un quart d’heure. On se venge aussitôt.
lobby-note-need-complots = Un écran, une manette chacun, ou un clavier à deux.
lobby-note-goal-complots = Qui garde un masque en dernier l’emporte.
lobby-note-what-hecatombe = On jure la paix, on s’attaque, et chacun trahit à son heure.
lobby-note-long-hecatombe = Une demi-heure, serments compris.
lobby-note-need-hecatombe = Un écran pour tous, des secrets pour chacun.
lobby-note-goal-hecatombe = Deux manches gagnées, et l’on vous croit.
lobby-note-what-roulette = Un pari sur le nombre de tirs que l’on ose subir.
lobby-note-long-roulette = Une demi-heure, sauf accident.
lobby-note-need-roulette = Un écran, du sang-froid, une carte en poche.
lobby-note-goal-roulette = Quinze points, ou survivre à tous.
lobby-note-what-skirmish = Deux armées, des ordres, et des traîtres dans chaque camp.
lobby-note-long-skirmish = Une bonne heure, à la pendule de la bataille.
lobby-note-need-skirmish = Une table, deux états-majors, de la patience.
lobby-note-goal-skirmish = Plus de points que l’ennemi quand le rideau tombe.
