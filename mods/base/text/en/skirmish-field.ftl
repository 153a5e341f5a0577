# The terrain of Triumph and Treason.

name-bois_feuillu = Leafy Wood
name-bois_sapins = Fir Wood
name-bois_automne = Autumn Wood
name-bois_mort = Dead Wood
name-colline_large = Great Hill
name-colline_ronde = Knoll
name-colline_crete = Ridge
name-riviere = River
name-marais = Marsh
name-mur = Wall
name-ruine = Ruin
name-haie = Hedge
name-cloture = Fence
name-maison = House
name-ferme = Farm
name-tour = Tower
name-rochers = Rocks
name-eboulis = Scree

## What it does

terrain-forest = Forest
    .hint = Half cover; breaks ranks, and the legs of horses.
terrain-hill = Hill
    .hint = One sees over everybody, and charges better downhill.
terrain-river = River
    .hint = No marching and no ranks in the water.
terrain-marsh = Marsh
    .hint = Whoever wades in may stay in, riders most of all.
terrain-wall = Wall
    .hint = Hard cover for whoever leans on it.
terrain-fence = Fence
    .hint = Soft cover for whoever leans on it.
terrain-building = Building
    .hint = Nobody goes in: it is locked.
terrain-rock = Rock
    .hint = No way through and no view past.
