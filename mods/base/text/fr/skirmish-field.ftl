# Le terrain de Triomphe et Trahison.

name-bois_feuillu = Bois feuillu
name-bois_sapins = Sapinière
name-bois_automne = Bois roux
name-bois_mort = Bois mort
name-colline_large = Grande colline
name-colline_ronde = Butte
name-colline_crete = Crête
name-riviere = Rivière
name-marais = Marais
name-mur = Mur
name-ruine = Ruine
name-haie = Haie
name-cloture = Clôture
name-maison = Maison
name-ferme = Ferme
name-tour = Tour
name-rochers = Rochers
name-eboulis = Éboulis

## Ce qu’il fait

terrain-forest = Forêt
    .hint = Couvre à moitié, casse les rangs et les jambes des chevaux.
terrain-hill = Colline
    .hint = On voit par-dessus tout le monde, et l’on charge mieux en descendant.
terrain-river = Rivière
    .hint = Ni marche forcée ni rangs dans l’eau.
terrain-marsh = Marais
    .hint = Chacun qui y patauge risque d’y rester, les cavaliers surtout.
terrain-wall = Mur
    .hint = Bon couvert pour qui s’y appuie.
terrain-fence = Clôture
    .hint = Un peu de couvert pour qui s’y appuie.
terrain-building = Bâtiment
    .hint = Personne n’y entre : c’est fermé.
terrain-rock = Rocher
    .hint = On n’y passe pas et l’on n’y voit rien.
