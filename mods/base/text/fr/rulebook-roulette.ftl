# Le livret de Roulette : ses nombres viennent de l’équipe, du paquet de cartes et des règles maison.

rulebook-roulette-aim = Le but
rulebook-roulette-aim-team = { $n ->
    [one] Chacun n’a qu’un capitaine, et tient à lui.
   *[other] Chacun mène une équipe de { $n } têtes. Celle du capitaine tombe toujours la dernière.
}
rulebook-roulette-aim-together = Tout le monde joue à la fois : ni premier, ni tour à attendre, ni excuse.
rulebook-roulette-aim-win = { $n } points et plus que quiconque, ou le dernier capitaine debout : voilà le champion.

## L’arme et le reste

rulebook-roulette-setting = L’arme et le reste
rulebook-roulette-setting-gun = Une arme, c’est { $cards } cartes : { $clics } CLIC et { $balles ->
    [one] une BALLE
   *[other] { $balles } BALLES
}.
rulebook-roulette-setting-die = Un dé, de zéro à { $most }, pour parier.
rulebook-roulette-setting-hand = { $n ->
    [0] Aucune carte Action au départ : elles se méritent.
    [one] Une carte Action, tirée au sort et gardée secrète.
   *[other] { $n } cartes Action, tirées au sort et gardées secrètes.
}
rulebook-roulette-setting-deck = La pioche compte { $n } cartes Action. Vide, on y remet la défausse, bien battue.
rulebook-roulette-setting-no-deck = Pas de cartes Action ce soir : il n’y a que la chance, et le toupet.
rulebook-roulette-setting-spare = { $n ->
    [0] Aucune BALLE de rechange dans la boîte.
    [one] Une seule BALLE de rechange dans la boîte.
   *[other] { $n } BALLES de rechange dans la boîte. Après, il faudra s’en passer.
}
rulebook-roulette-setting-spare-endless = Des BALLES de rechange, autant qu’il en faudra. Hélas.
rulebook-roulette-setting-public = Points, têtes, BALLES en trop et nombre de cartes sont publics. Tout le reste est secret.

## Une manche

rulebook-roulette-round = Une manche
rulebook-roulette-round-pocket = Chacun cache une carte de son arme.
rulebook-roulette-round-spin = Les autres sont battues : le barillet est prêt.
rulebook-roulette-round-bet = Chacun mise un nombre de tirs.
rulebook-roulette-round-accusation = On fouille les poches douteuses.
rulebook-roulette-round-trigger = On tire, tous ensemble, coup par coup.
rulebook-roulette-round-count = Les survivants passent à la caisse.

## La poche

rulebook-roulette-pocket = La poche
rulebook-roulette-pocket-secret = En secret, chacun glisse dans sa poche une carte de son arme.
rulebook-roulette-pocket-clic = Un CLIC : on est honnête, et la BALLE reste dans le barillet.
rulebook-roulette-pocket-balle = Une BALLE : on triche, et l’on tire l’âme en paix.
rulebook-roulette-pocket-always = Même s’il en reste d’autres dans l’arme, même sans autre choix, c’est tricher.
rulebook-roulette-pocket-spin = { $n ->
    [one] L’autre carte forme le barillet.
   *[other] Les { $n } autres sont battues, face cachée : personne n’en sait l’ordre.
}

## Le pari

rulebook-roulette-bet = Le pari
rulebook-roulette-bet-secret = Combien de tirs comptez-vous subir ? De zéro à { $most }. Chacun choisit en secret, et l’on montre ensemble.
rulebook-roulette-bet-worth = { $survivor ->
    [0] Qui survit gagne ce qu’il a parié.
    [one] Qui survit gagne ce qu’il a parié, et un point pour la peine.
   *[other] Qui survit gagne ce qu’il a parié, et { $survivor } points pour la peine.
}
rulebook-roulette-bet-zero = Parier zéro est permis. On en parlera, c’est tout.
rulebook-roulette-odds = Les chances
rulebook-roulette-odds-bet = tirs
rulebook-roulette-odds-points = points
rulebook-roulette-odds-percent = { $n } %
rulebook-roulette-odds-words = Les chances d’y survivre, selon les BALLES du barillet. Celle qu’on a en poche n’y est plus : c’est tout l’intérêt.

## L’accusation

rulebook-roulette-accusing = L’accusation
rulebook-roulette-accusing-who = Une fois par manche, on peut accuser quelqu’un encore en manche, dont la poche n’a pas été ouverte. Elle s’ouvre.
rulebook-roulette-accusing-balle = BALLE : le tricheur perd une tête et quitte la manche.
rulebook-roulette-accusing-caught = { $n ->
    [one] L’accusateur pioche une carte Action.
   *[other] L’accusateur pioche { $n } cartes Action.
}
rulebook-roulette-accusing-clic = CLIC : chez l’accusateur, une BALLE en trop remplace un CLIC, jusqu’à la mort d’un des siens. Sans CLIC dans le barillet, rien ne change.
rulebook-roulette-accusing-slandered = { $n ->
    [one] L’accusé pioche une carte Action, pour l’affront.
   *[other] L’accusé pioche { $n } cartes Action, pour l’affront.
}
rulebook-roulette-accusing-out = Sorti de la manche ? On accuse quand même, tant que le capitaine respire.

## Accuser ensemble

rulebook-roulette-together = Tous à la fois
rulebook-roulette-together-clock = { $n ->
    [one] Après une seconde sans accusation, les poches se referment.
   *[other] Après { $n } secondes sans accusation, les poches se referment.
}
rulebook-roulette-together-no-clock = Les poches se referment quand chacun a accusé ou laissé faire.
rulebook-roulette-together-gather = { $n ->
    [one] Les accusations lancées à une seconde près comptent ensemble.
   *[other] Les accusations lancées à { $n } secondes près comptent ensemble.
} On voit qui accuse, pas qui l’on accuse.
rulebook-roulette-together-alone = Chaque accusation se règle seule, aussitôt lancée.
rulebook-roulette-together-order = On ouvre les poches, on pioche, les tricheurs perdent une tête, les calomniateurs chargent leur BALLE.
rulebook-roulette-together-once = Un tricheur ne perd qu’une tête, fût-il accusé par toute la table. Chacun de ses accusateurs est récompensé, même mourant.
rulebook-roulette-together-again = Puis le silence recommence à courir.

## La détente

rulebook-roulette-trigger = La détente
rulebook-roulette-trigger-call = Trois, deux, un, feu ! Qui a parié au moins ce tir-là retourne sa carte du dessus.
rulebook-roulette-trigger-clic = CLIC : rien. On respire jusqu’au tir suivant.
rulebook-roulette-trigger-balle = BALLE : la personne visée, soi-même le plus souvent, perd une tête et quitte la manche.
rulebook-roulette-trigger-one = Plusieurs BALLES sur la même personne, au même tir, n’en prennent qu’une.
rulebook-roulette-trigger-elsewhere = Une BALLE tirée ailleurs est perdue : son tireur continue. Qui a fini de tirer reste une cible.

## La mort

rulebook-roulette-death = La mort
rulebook-roulette-death-mate = Un équipier tombe : l’arme redevient neuve, BALLES en trop comprises. Le barillet attendra la manche suivante.
rulebook-roulette-death-draw = Son équipe pioche une carte Action, en guise de fleurs.
rulebook-roulette-death-save = Avec « { $card } », il vit : hors de la manche, sans carte et sans arme neuve. Jamais pour un capitaine.
rulebook-roulette-death-captain = Le capitaine tombe : on quitte la partie.
rulebook-roulette-death-hand = On garde sa main : les cartes à tête de mort se jouent encore.

## Le décompte

rulebook-roulette-counting = Le décompte
rulebook-roulette-counting-gain = { $survivor ->
    [0] Qui est encore dans la manche gagne ce que montre son dé, tel qu’il est resté.
    [one] Qui est encore dans la manche gagne ce que montre son dé, tel qu’il est resté, et un point de plus.
   *[other] Qui est encore dans la manche gagne ce que montre son dé, tel qu’il est resté, et { $survivor } points de plus.
}
rulebook-roulette-counting-nothing = Les autres n’ont rien, pas même ceux qu’un médecin a sauvés.
rulebook-roulette-counting-back = Chacun reprend toutes ses cartes, et les BALLES en trop avec. Manche suivante !

## Le champion

rulebook-roulette-winning = Le champion
rulebook-roulette-winning-last = Un seul capitaine en vie : il gagne sur-le-champ, même s’il lui restait à tirer.
rulebook-roulette-winning-none = Plus aucun capitaine : personne ne gagne. Cela se voit, entre gens décidés.
rulebook-roulette-winning-points = Après le décompte, un capitaine en vie gagne avec { $n } points, s’il en a plus que tous les autres, morts compris.
rulebook-roulette-winning-tie = { $rounds ->
    [0] Égalité en tête : une manche de plus, et tous les vivants la jouent.
    [one] Égalité en tête : les vivants en tête gagnent ensemble.
   *[other] Égalité en tête : une manche de plus, et tous les vivants la jouent ; après { $rounds } manches, les vivants en tête gagnent ensemble.
}

## Le sablier

rulebook-roulette-clock = Le sablier
rulebook-roulette-clock-choice = { $n ->
    [one] Une seconde pour la poche et le pari.
   *[other] { $n } secondes pour la poche et le pari.
} Ensuite, la poche prend une carte au hasard, et le pari vaut zéro.
rulebook-roulette-clock-no-choice = Pour la poche et le pari, on attend tout le monde.
rulebook-roulette-clock-silence = Se taire, c’est laisser faire : ni accusation, ni carte, ni remède.
rulebook-roulette-clock-aim = { $n ->
    [one] Une seconde pour viser.
   *[other] { $n } secondes pour viser.
} Ensuite, c’est le suivant encore dans la manche, sinon le ciel.
rulebook-roulette-clock-no-aim = Pour viser, on prend son temps.
rulebook-roulette-clock-draw = À plusieurs, on pioche dans l’ordre des places, chacun toutes ses cartes.

## Les cartes Action

rulebook-roulette-playing = Jouer une carte
rulebook-roulette-playing-moment = Chaque carte a son moment, et pas d’autre. Autant de cartes qu’on veut, l’une après l’autre.
rulebook-roulette-playing-clock = { $n ->
    [one] Après une seconde sans carte, la manche continue.
   *[other] Après { $n } secondes sans carte, la manche continue.
} Regarder ses cartes retient tout le monde, qu’on en joue une ou pas. On peut aussi passer d’un coup jusqu’au tir.
rulebook-roulette-playing-no-clock = La manche continue quand chacun a passé. Regarder ses cartes ne trahit rien.
rulebook-roulette-playing-last = La dernière jouée l’emporte sur la même arme ou le même dé. On ne vise que pour un tir.
rulebook-roulette-playing-self = « Quelqu’un », c’est peut-être vous. « Quelqu’un d’autre », peut-être un mort.
rulebook-roulette-playing-skull = Tête de mort : se joue même hors de la manche ou de la partie.

rulebook-roulette-when = Chaque carte à son heure
rulebook-roulette-when-before-pockets = avant de choisir les poches
rulebook-roulette-when-before-bets = avant que les paris se montrent
rulebook-roulette-when-after-bets = une fois les paris montrés
rulebook-roulette-when-before-accusations = avant les accusations
rulebook-roulette-when-before-shot = avant un tir
rulebook-roulette-when-dying = quand votre équipier tombe
rulebook-roulette-when-after-shot = après un tir
rulebook-roulette-when-after-count = une fois les points donnés

rulebook-roulette-deck = Les cartes Action
rulebook-roulette-deck-more = Les cartes Action, suite
rulebook-roulette-deck-copies = { $n ->
    [one] une carte
   *[other] { $n } cartes
}
rulebook-roulette-deck-skull = tête de mort
