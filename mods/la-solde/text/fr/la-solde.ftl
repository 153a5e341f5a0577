mod-title = La Solde
    .hint = Un siège touche un jeton à chaque mouvement d’un autre où nul ne le nomme.
flag-solde = La Solde
    .chip = La Solde : siège { $n }
    .hint = Le siège que l’on paie pour chaque mouvement où on l’a laissé tranquille.
flag-solde-zero = Pas de Solde
said-pay = La Solde : personne n’en veut à la Compagnie. Un jeton d’arriéré.
