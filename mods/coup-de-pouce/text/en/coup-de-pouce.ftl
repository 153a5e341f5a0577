mod-title = A thumb on the scale
    .hint = The first seat begins with one coin, card, token or look more.
