mod-title = Hécatombe at dusk
    .hint = By day one fights. At dusk one strikes what glitters. At night one hunts.
said-dusk = Dusk falls: of those whom one may attack, only the richest can be seen.
said-night = Night: everybody’s first prey is worth a point, and on objectives Life counts as Night.
said-prey = Prey by night
