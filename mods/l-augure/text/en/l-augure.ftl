mod-title = The Augury
    .hint = Each round one objective, drawn by lot, is shown to all before the first attack.
flag-augure = The Augury
    .chip = The Augury: seat { $n }
    .hint = The seat for whose sake the stones show one objective of each round to all.
flag-augure-zero = No Augury
said-augury = The Augury: one tile turns up on its own. The stones have never been able to keep a secret.
