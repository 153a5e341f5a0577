mod-title = Le liard du Jubilé
    .hint = Une pièce de plus, un jeton de plus, ou une balle arrêtée, pour qui le tient.
flag-liard = Le liard du Jubilé
    .chip = Le liard : siège { $n }
    .hint = Le siège qui le tient. Complots : une pièce imprenable ; Roulette : un Médecin ; Triomphe : un jeton.
flag-liard-zero = Pas de liard
said-stays = Le liard du siège { $seat } ne se vole pas : il est trop léger pour qu’on le sente partir.
said-dented = Le liard du Jubilé a pris la balle. Le profil du Duc y gagne une fossette.
