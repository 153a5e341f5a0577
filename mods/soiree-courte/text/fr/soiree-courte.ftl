mod-title = Soirée courte
    .hint = Moins de manches, moins de points, et un sablier pour la bataille.
