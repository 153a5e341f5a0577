mod-title = The Door
    .hint = When one seat is named enemy, its largest unit does not give way.
flag-porte = The Door
    .chip = The Door: seat { $n }
    .hint = The seat whose largest unit stands fast against whoever names it.
flag-porte-zero = No Door
said-door = The Door: somebody knocks. The largest unit says no.
