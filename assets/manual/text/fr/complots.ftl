# La page de Complots.

complots-character = Un personnage caché. Ce n’est qu’un nom : ce qu’il peut faire est dit par les actions qui le prétendent.
    .order = Sa place dans les livrets et les listes ; les plus basses d’abord.

complots-action = Ce qu’un joueur peut annoncer à son tour.
    .effect = Ce qui arrive si personne ne s’y oppose.
    .order = Sa place dans les listes ; les plus basses d’abord.
    .claim = Le personnage que l’acteur prétend avoir ; les autres peuvent en douter.
    .denies = Le personnage que l’acteur prétend ne pas avoir ; jamais avec `claim`.
    .cost = Pièces à payer à l’annonce ; elles sont perdues même en cas d’échec.
    .pay_to = Où va le prix : au Trésor, ou dans la réserve des deux partis.
    .target = Si elle vise quelqu’un ; tuer, voler et interroger l’exigent.
    .across_sides = Avec deux partis, nul ne le fait aux siens.
    .forced = La seule chose permise à qui est trop riche.
    .block = Qui peut s’y opposer ; sans elle, personne.
    .factions = N’existe que si l’on joue à deux partis.

complots-gain = L’acteur prend des pièces au Trésor.
    .coins = Combien.
complots-kill = La cible perd un personnage.
complots-steal = L’acteur prend des pièces à la cible, tant qu’il y en a.
    .coins = Combien au plus.
complots-exchange = L’acteur pioche à la Cour, garde autant de cartes qu’avant et rend le reste.
    .draw = Combien sont piochées.
complots-interrogate = La cible montre une carte cachée à l’acteur, qui la rend ou la fait remplacer.
complots-convert = La cible change de parti, ou l’acteur s’il n’y a pas de cible.
complots-embezzle = L’acteur prend toute la réserve.

complots-block = Le droit de bloquer une action.
    .by = Qui peut bloquer : la cible seule (`target`), ou n’importe qui (`anyone`).
    .claiming = Les personnages qu’on prétend avoir pour bloquer.
    .across_sides = Avec deux partis, nul ne bloque les siens.
    .lost_by_doubting = Une cible qui a douté à tort ne peut plus bloquer, sauf si les règles de la maison le permettent.

complots-deck = Les personnages d’une partie, en combien d’exemplaires, et ce qu’on distribue. Le dernier mod qui apporte un paquet l’emporte.
    .always = Les personnages toujours présents : avec celui d’en dessous, trois sortes au moins.
    .one_of = L’un de ceux-ci les rejoint, comme le dit la règle `fifth_character`.
    .copies = Les exemplaires de chacun, selon la table ; il doit en rester pour la Cour.
    .hand = Les cartes que chacun cache au début.
    .bank = Les pièces de la boîte.
complots-copies = En combien d’exemplaires est chacun, aux tables jusqu’à une taille.
    .players = Tables de tant de joueurs au plus ; la première ligne qui convient vaut.
    .copies = Les exemplaires de chaque personnage.

example-complots =
    .name_only = un nom, et rien d’autre
    .claims = qui l’annonce prétend l’avoir
    .blocked = seule une autre l’arrête
    .court = notre paquet, avec une de plus à la cour ; ce qui n’est pas écrit reste
    .poorer = au-delà de huit pièces, la dague
