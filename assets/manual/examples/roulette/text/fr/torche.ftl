name-torche = La torche
card-torche = Le dé d’un autre monte ou descend de deux ; vous regardez dans sa poche.
