name-metal = Métal
    .the = le Métal
    .of = du Métal
