mod-title = The wandering Moon
    .hint = A seventh symbol that cannot stand still, nor can oaths sworn by it.
name-lune = Moon
    .the = the Moon
    .of = of the Moon
