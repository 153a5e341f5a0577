mod-title = Wicked hands
    .hint = Old scores, drugged wine, a lucky star: three more reasons for doubt.
name-vieux_compte = Old score
card-vieux_compte = A unit in this combat hates, for a round.
name-vin_drogue = Drugged wine
card-vin_drogue = The unit about to move loses three inches, but keeps at least one.
name-bonne_etoile = Lucky star
card-bonne_etoile = This Leadership test gains two points, whosever it is.
