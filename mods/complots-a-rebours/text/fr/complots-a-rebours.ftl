mod-title = Complots à rebours
    .hint = On commence riche, chaque tour se paie, et l’heure augmente. Sans le sou, on tombe.
said-dearer = L’heure tourne : un tour coûte désormais { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}.
said-broke = La bourse est vide : à la fin du tour, un visage tombe.
