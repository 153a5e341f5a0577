# La troupe : deux à quatre héros pour une seule histoire.

troupe-trade = { $trade ->
    [dresser] { $genre ->
        [m] habilleur
       *[f] habilleuse
    }
    [flyman] { $genre ->
        [m] cintrier
       *[f] cintrière
    }
    [lamplighter] lampiste
   *[prompter] { $genre ->
        [m] souffleur
       *[f] souffleuse
    }
}
    .the = { $trade ->
    [dresser] { $genre ->
        [m] l’habilleur
       *[f] l’habilleuse
    }
    [flyman] { $genre ->
        [m] le cintrier
       *[f] la cintrière
    }
    [lamplighter] { $genre ->
        [m] le lampiste
       *[f] la lampiste
    }
   *[prompter] { $genre ->
        [m] le souffleur
       *[f] la souffleuse
    }
}
    .to = { $trade ->
    [dresser] { $genre ->
        [m] À l’habilleur
       *[f] À l’habilleuse
    }
    [flyman] { $genre ->
        [m] Au cintrier
       *[f] À la cintrière
    }
    [lamplighter] { $genre ->
        [m] Au lampiste
       *[f] À la lampiste
    }
   *[prompter] { $genre ->
        [m] Au souffleur
       *[f] À la souffleuse
    }
}

## Le foyer : on s’y joint, on y attend

troupe-room = Le foyer
troupe-room-line = Deux à quatre héros. À table, mesuré : moitié plus de temps à deux, le double à trois ou quatre.
troupe-room-later = On entre et on sort entre deux chapitres. Un bot honnête garde la place de qui s’en va.
troupe-several = À plusieurs
troupe-empty = Personne encore
troupe-empty-line = Appuyez, et un manteau se décroche.
troupe-held = Un bot garde la place
troupe-away = La manette est ailleurs
troupe-ready = Prêt
troupe-not-ready-yet = Attendez
troupe-ready-yes = { $genre ->
    [m] Prêt à lever le rideau
   *[f] Prête à lever le rideau
}
troupe-not-ready = Cherche ses gants
troupe-join = Se joindre
troupe-take = Reprendre la place
troupe-coat = L’autre manteau
troupe-name = Prénom
troupe-leave = Partir
troupe-leave-held = Foyer ; tenir : partir
troupe-begin = Lever le rideau
troupe-back-to-map = Retour à la carte
troupe-names = Dominique|Maxence|Ambre|Florian|Noé|Célestin|Aurore
campaign-troupe-full = Quatre, c’est complet : le foyer n’a que quatre clous.
campaign-troupe-name = Ce prénom est déjà au vestiaire.
campaign-troupe-device = Cette main tient déjà quelqu’un.
campaign-troupe-last = Il faut que quelqu’un reste : le théâtre ne se joue pas vide.
troupe-stranger = Cette main ne joue personne : qu’elle se joigne à la carte, entre deux chapitres.
troupe-purse = Bourse réservée : { $who }. À chacun ses faveurs, à chacun ses remords.
troupe-joined = { $who } entre en scène.
troupe-parted = { $who } sort ; un bot honnête garde la place.
troupe-of = Troupe

## Les sceaux

troupe-seal = Poser son sceau
troupe-seals = Chacun pose son sceau.
troupe-by-most = Fait, au plus grand nombre.
troupe-by-all = Fait, d’une seule voix.
troupe-by-trust = Égalité : { $qui } s’en remet à { $who }.
troupe-by-turn = Égalité : on s’en remet à { $who }.
troupe-apart = Je me désolidarise (1 faveur)
troupe-not-apart = Rester avec les autres
troupe-stands-apart = à part
troupe-too-dear = Se désolidariser coûte une faveur, et il faut que quelqu’un reste.
troupe-waits = hésite
troupe-sealed = scellé

## La partie

troupe-bet = Une faveur sur l’issue ?
troupe-bet-won = Gagne
troupe-bet-lost = Perd
troupe-bet-none = Garde tout
troupe-bet-look = Autre pari
troupe-ledger = { $who } : { $line }
troupe-coat-line = { $who } change de manteau. La doublure est d’origine.
troupe-watch = { $who } joue en tête à tête. Les autres regardent, et parient.
troupe-watch-cough = { $who } joue en tête à tête. Les autres peuvent tousser, une fois.
troupe-may-cough = Qui regarde peut tousser, une fois : en face, on joue serré jusqu’à la fin de la manche.
troupe-cough = { $who } : tousser
troupe-coughs = [{ $who } tousse]
