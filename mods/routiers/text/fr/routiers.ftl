mod-title = Les Routiers
    .hint = Une septième armée : vétérans de cinq guerres perdues, et pas un regret.
name-routiers = Les Routiers
name-routiers_300 = La Fourche
name-routiers_500 = Le Grand Chemin
name-routiers_1000 = Toutes les routes
