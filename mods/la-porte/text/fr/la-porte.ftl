mod-title = La Porte
    .hint = Quand on nomme un siège, sa plus grande unité ne cède pas.
flag-porte = La Porte
    .chip = La Porte : siège { $n }
    .hint = Le siège dont la plus grande unité tient bon contre qui le nomme.
flag-porte-zero = Pas de Porte
said-door = La Porte : on a frappé. Sa plus grande unité répond que non.
