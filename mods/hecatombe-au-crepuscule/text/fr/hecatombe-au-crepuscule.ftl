mod-title = Hécatombe au crépuscule
    .hint = Le jour, on se bat. Le soir, on vise ce qui brille. La nuit, on chasse.
said-dusk = Le soir tombe : on n’attaque plus que le plus riche de ceux qu’on peut attaquer.
said-night = Il fait nuit : la première proie de chacun vaut un point, et sur les objectifs la Vie compte comme la Nuit.
said-prey = Proie de nuit
