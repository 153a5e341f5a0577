mod-title = D’autres manières
    .hint = Les mêmes dagues, mieux dites.
title-quit = Prendre congé
name-duchesse = Grande-Duchesse
    .the = la Grande-Duchesse
    .of = de la Grande-Duchesse
    .does = Prend trois pièces au Trésor.
    .blocks = Bloque l’aide étrangère.
