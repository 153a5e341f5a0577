mod-title = The Face
    .hint = One seat looks at an objective on its left; if it begins, one looks back.
flag-visage = The Face
    .chip = The Face: seat { $n }
    .hint = The seat that reads its neighbour each round, and is read when it begins.
flag-visage-zero = No Face
said-face = The Face: one tile, read across the table, with the soup.
said-both = The Face: whoever begins is looked at. One tile each, and nobody blinks.
