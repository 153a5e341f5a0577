mod-title = The Presage
    .hint = Before the first attack one seat looks at an objective of the player on its left.
flag-presage = The Presage
    .chip = The Presage: seat { $n }
    .hint = The seat to which the stones have promised one look.
flag-presage-zero = No Presage
said-presage = The Presage: one look, as promised. The stones do not do refunds.
