mod-title = Sept symboles
    .hint = Le Métal entre en guerre : vingt et un peuples, et personne ne les compte.
name-metal = Métal
    .the = le Métal
    .of = du Métal
