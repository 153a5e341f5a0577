mod-title = Paquet de poche
    .hint = Vingt-quatre cartes, dont une torche, de la poudre humide et une quête.
name-torche = La torche
card-torche = Le dé d’un autre monte ou descend de deux ; vous regardez dans sa poche.
name-poudre_humide = Poudre humide
card-poudre_humide = Quelqu’un qui tire ne tire pas.
name-quete = La quête
card-quete = Tous les autres perdent un point, s’ils en ont.
