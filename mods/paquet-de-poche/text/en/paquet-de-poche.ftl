mod-title = Pocket deck
    .hint = Twenty-four cards, with a torch, damp powder and a collection.
name-torche = The torch
card-torche = Another’s die goes up or down by two; you look into that pocket.
name-poudre_humide = Damp powder
card-poudre_humide = Somebody who shoots does not.
name-quete = The collection
card-quete = Everybody else loses a point, who has one.
