mod-title = Roulette du notaire
    .hint = Un pari tenu rapporte, la calomnie paie le timbre, et au tiers tour : inventaire.
said-inventory = Inventaire ! Le plus riche verse { $points } { $points ->
    [one] point
   *[other] points
} au plus pauvre. Signez ici, et là.
said-disputed = Inventaire ! La succession est disputée : personne ne touche rien, sauf le notaire.
said-fees = { $contracts ->
    [one] Un contrat tenu à la lettre : des honoraires d’un point.
   *[other] { $contracts } contrats tenus à la lettre : un point d’honoraires chacun.
}
said-stamp = Poche honnête : les calomniateurs paient le timbre, soit { $points ->
    [one] un point
   *[other] { $points } points
} par tête.
