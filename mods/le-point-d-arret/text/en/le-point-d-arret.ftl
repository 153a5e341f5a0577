mod-title = The Backstitch
    .hint = All shots of one seat go to whoever accused last.
flag-arret = The Backstitch
    .chip = The Backstitch: seat { $n }
    .hint = The seat that shoots at the last one who spoke.
flag-arret-zero = No Backstitch
said-mender = The Backstitch: whoever spoke last, hold still. It makes a neater seam.
