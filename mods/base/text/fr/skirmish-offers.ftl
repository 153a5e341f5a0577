# Offres et promesses : le tiroir, la lettre, le tableau.

skirmish-offer-title = { $player } offre
skirmish-offer-to = À qui
skirmish-offer-tokens = Jetons
skirmish-offer-card = Carte
skirmish-offer-against = Contre la promesse de
skirmish-offer-of = { $n } sur { $most }
skirmish-offer-no-tokens = bourse vide
skirmish-offer-no-card = sans carte
skirmish-offer-goods = { $card ->
    [yes] { $n ->
        [0] une carte
        [one] un jeton et une carte
       *[other] { $n } jetons et une carte
    }
   *[no] { $n ->
        [0] rien du tout
        [one] un jeton
       *[other] { $n } jetons
    }
}
skirmish-offer-sentence = { $by } offre { $goods } à { $to }, qui { $clause }
skirmish-offer-of-nothing = { $by } n’offre rien à { $to }, qui en promet tout autant
skirmish-clause-not-name = ne nommera pas { $player } { $term }
skirmish-clause-not-charge = ne chargera pas { $player } { $term }
skirmish-clause-name = nommera { $player } { $term }

skirmish-promise-not-name = ne pas nommer { $player }
skirmish-promise-not-charge = ne pas charger { $player }
skirmish-promise-name = nommer { $player }
skirmish-promise-term = { $phase ->
    [movement] au Mouvement
    [magic] à la Magie
    [shooting] au Tir
    [combat] au Corps à corps
   *[turn] jusqu’à la fin du prochain tour
}

skirmish-letter-title = { $player }, une lettre
skirmish-letter-gives = { $player } donne
skirmish-letter-record = { $ended ->
    [0] { $player } n’a encore trahi personne. Encore.
   *[other] Promesses de { $player } : { $broken } sur { $ended } à l’eau
}

skirmish-promises-title = Promesses en cours
skirmish-promises-to = promet à
skirmish-promises-would = promettrait à
skirmish-promises-against = contre { $goods }
skirmish-promises-kept = tenue
skirmish-promises-broken = rompue
skirmish-promises-void = caduque
skirmish-promises-none = Personne n’a rien promis. C’est prudent.
skirmish-promises-more = { $n ->
    [one] et une autre
   *[other] et { $n } autres
}

## Le tiroir et la lettre, du bout des doigts

skirmish-bid-make = Proposer
skirmish-bid-shut = Refermer
skirmish-bid-look = Regarder
skirmish-letter-take = Prendre
skirmish-letter-decline = Refuser
skirmish-letter-counter = Contrer
skirmish-letter-later = Plus tard
