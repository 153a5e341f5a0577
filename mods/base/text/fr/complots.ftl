# Complots : noms, actions, règles maison, refus.

game-complots = Complots
    .pitch = Des visages cachés, des serments, des mensonges. Le dernier masque gagne.

## Personnages

name-duchesse = Duchesse
    .the = la Duchesse
    .of = de la Duchesse
    .does = Prend trois pièces au Trésor.
    .blocks = Contre l’aide étrangère.
name-assassin = Assassin
    .the = l’Assassin
    .of = de l’Assassin
    .does = Paie trois pièces : un personnage tombe.
    .blocks = Ne contre rien. Il frappe.
name-comtesse = Comtesse
    .the = la Comtesse
    .of = de la Comtesse
    .does = Ne prend rien, ne fait rien, survit.
    .blocks = Contre l’Assassin.
name-capitaine = Capitaine
    .the = le Capitaine
    .of = du Capitaine
    .does = Vole deux pièces.
    .blocks = Contre le vol.
name-ambassadeur = Ambassadeur
    .the = l’Ambassadeur
    .of = de l’Ambassadeur
    .does = Pioche deux cartes à la Cour et choisit.
    .blocks = Contre le vol.
name-inquisiteur = Inquisiteur
    .the = l’Inquisiteur
    .of = de l’Inquisiteur
    .does = Échange une carte, ou en regarde une chez quelqu’un d’autre.
    .blocks = Contre le vol.

## Actions : nom, promesse courte, annonce du billet

action-revenu = Revenu
    .hint = rapporte une pièce. Sans gloire, sans risque.
    .says = et touche une pièce
action-aide = Aide étrangère
    .hint = rapporte { $coins } { $coins ->
        [one] pièce, si on vous la laisse.
       *[other] pièces, si on vous les laisse.
    }
    .says = et réclame deux pièces
action-assassinat = Assassinat
    .hint = fait tomber un personnage, sans phrase et sans masque.
    .says = et frappe { $target }
action-duchesse = Duchesse
    .hint = prend { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } au Trésor.
    .says = et prend trois pièces
action-assassin = Assassin
    .hint = fait tomber un personnage de la personne visée.
    .says = et vise { $target }
action-capitaine = Capitaine
    .hint = vole { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } à la personne visée.
    .says = et vole { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } à { $target }
action-ambassadeur = Ambassadeur
    .hint = pioche { $draw } { $draw ->
        [one] carte
       *[other] cartes
    } à la Cour et choisit.
    .says = et consulte la Cour
action-inquisiteur = Inquisiteur
    .hint = pioche une carte à la Cour et choisit.
    .says = et consulte la Cour
action-interrogatoire = Interrogatoire
    .hint = regarde une carte de la personne visée.
    .says = et interroge { $target }
action-conversion = Conversion
    .hint = vous passez dans l’autre parti.
    .says = et change de parti
action-ralliement = Ralliement
    .hint = fait changer de parti la personne visée.
    .says = et rallie { $target }
action-detournement = Détournement
    .hint = vide la réserve, si l’on n’a pas la Duchesse.
    .says = et vide la réserve

## Règles maison

flag-fifth_character = Cinquième personnage
    .hint = Qui complète la distribution.
    .ambassadeur = Ambassadeur
    .inquisiteur = Inquisiteur
flag-forced_at = Trop de pièces
    .chip = Règle des { $n } pièces
    .hint = Qui en a autant au début de son tour n’a plus le choix : l’Assassinat, et rien d’autre.
flag-forced_at-zero = Jamais trop de pièces
flag-treasury = Trésor
    .chip = Trésor de { $n } pièces
    .hint = Une banque qui peut se vider, ou sans fond.
flag-treasury-zero = Trésor sans fond
flag-starting_coins = Bourse de départ
    .chip = { $n ->
        [0] Bourse vide au départ
        [one] { $n } pièce au départ
       *[other] { $n } pièces au départ
    }
    .hint = Ce que chacun a en poche au lever de rideau.
flag-block_after_challenge = Contrer après avoir douté
    .on = Contre après doute
    .off = Qui doute ne contre plus
    .hint = La cible qui doute à tort de l’Assassin peut encore invoquer la Comtesse.
flag-reaction_seconds = Temps de réaction
    .chip = Réaction : { $n } s
    .hint = Le temps qu’on laisse aux soupçons.
flag-reaction_seconds-zero = Réaction sans limite
flag-factions = Deux partis
    .on = Deux partis
    .off = Chacun pour soi
    .hint = On ne frappe pas les siens… tant qu’il reste d’autres gens.

## Refus

refusal-match-over = Le rideau est tombé.
refusal-not-an-action = Personne ne peut faire cela.
refusal-not-your-turn = On ne vous a rien demandé.
refusal-not-your-seat = Ce n’est pas votre place.
refusal-one-answer = Une seule réponse à la fois.
refusal-wrong-moment = Ce n’est pas le moment.
refusal-no-such-action = Cette action n’est pas au programme.
refusal-too-poor = Il faut { $cost } { $cost ->
        [one] pièce
       *[other] pièces
    }, vous en avez { $coins }.
refusal-too-rich = Règle des { $limit } pièces : l’Assassinat, et rien d’autre.
refusal-reserve-empty = La réserve est vide.
refusal-forbidden-by-mod = Un mod l’interdit ce soir.
refusal-no-target-needed = Cette action ne vise personne.
refusal-target-needed = Il faut choisir quelqu’un.
refusal-target-self = Choisissez quelqu’un d’autre.
refusal-target-out = Ce masque a déjà quitté la Cour.
refusal-target-same-side = On ne frappe pas son propre parti.
refusal-cannot-block = Ce n’est pas à vous de contrer.
refusal-blocks-nothing = Ce personnage ne contre pas cette action.
refusal-not-your-card = Vous n’avez pas cette carte.
refusal-keep-count = Gardez exactement { $count } { $count ->
        [one] carte
       *[other] cartes
    }.

## Ce qu’un mod ne peut pas écrire

problem-action-target = cet effet vise quelqu’un : il faut target = true.
problem-action-block = un contre « by = "target" » demande target = true.
problem-action-claims = on affirme (claim) ou on nie (denies), pas les deux.
problem-action-parties = cet effet appartient aux deux partis : il faut factions = true.
problem-deck-small = trop peu de cartes pour servir de 2 à 8 joueurs et garder une Cour.
