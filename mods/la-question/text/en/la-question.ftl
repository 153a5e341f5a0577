mod-title = The Question
    .hint = Whomever one seat robs, and whoever blocks it, shows it a card, for nothing.
flag-question = The Question
    .chip = The Question: seat { $n }
    .hint = The seat that questions its target, robbed or defiant, and claims nothing.
flag-question-zero = No Question
said-question = The Question: one card, if you please. It may even be returned.
