mod-title = Back Pay
    .hint = One seat gains a token in each movement of another in which nobody names it.
flag-solde = Back Pay
    .chip = Back Pay: seat { $n }
    .hint = The seat that is paid for every movement in which it was left alone.
flag-solde-zero = No Back Pay
said-pay = Back Pay: nobody bears the Company a grudge. One token of arrears.
