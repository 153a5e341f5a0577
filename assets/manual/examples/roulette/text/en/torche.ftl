name-torche = The torch
card-torche = Another’s die goes up or down by two; you look into that pocket.
