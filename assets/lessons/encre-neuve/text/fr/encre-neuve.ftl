mod-title = Encre neuve
    .hint = La Nuit se dore, l’Air pâlit, et l’or se tient plus bas.
