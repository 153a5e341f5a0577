mod-title = Sealed letters
    .hint = Four cards and a spell that wait, count and compare.
name-lettre_de_change = Bill of exchange
card-lettre_de_change = Three tokens at once; four to pay back next game turn. Not in the last one.
name-meche_lente = Slow fuse
card-meche_lente = Under a unit. Three phases later, D6 hits of Strength 4; while it is neutral, it waits.
name-caisse_commune = Common purse
card-caisse_commune = The richest gives a token to each of the poorest.
name-dette_de_sang = Blood debt
card-dette_de_sang = Until the turn ends, whoever names you pays you a token for each unit that you lose.
name-impot_vanite = Tax on vanity
spell-impot_vanite = Two hits of Strength 3 for each token that its owner has more than you, twelve at most.
said-due = Due: the bank takes { $tokens } { $tokens ->
    [one] token
   *[other] tokens
} from seat { $seat }, or what is left there.
said-bang = At the end of the fuse there was a barrel.
said-modest = Tax on vanity: nothing to declare.
