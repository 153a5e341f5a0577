mod-title = The Hand
    .hint = The first lie caught at one seat costs three coins, and the character stays.
flag-main = The Hand
    .chip = The Hand: seat { $n }
    .hint = The seat that pays three coins for its first lie, instead of a character.
flag-main-zero = No Hand
said-hand = The Hand: three coins to the Treasury, and the lie was a draft. The character stays.
said-poor = The Hand is short of coins: this time the ink is real.
