mod-title = Lettres cachetées
    .hint = Quatre cartes et un sort qui attendent, comptent et comparent.
name-lettre_de_change = Lettre de change
card-lettre_de_change = Trois jetons tout de suite ; quatre à rendre au prochain tour de jeu. Pas au dernier.
name-meche_lente = Mèche lente
card-meche_lente = Sous une unité. Trois phases plus tard, D6 touches de Force 4 ; neutre, elle attend.
name-caisse_commune = Caisse commune
card-caisse_commune = Le plus riche donne un jeton à chacun des plus pauvres.
name-dette_de_sang = Dette de sang
card-dette_de_sang = Jusqu’à la fin du tour, qui vous nomme vous paie un jeton par unité que vous perdez.
name-impot_vanite = Impôt sur la vanité
spell-impot_vanite = Deux touches de Force 3 par jeton que son maître a de plus que vous, douze au plus.
said-due = Échéance : la banque reprend { $tokens } { $tokens ->
    [one] jeton
   *[other] jetons
} au siège { $seat }, ou ce qu’il en reste.
said-bang = Au bout de la mèche, il y avait un tonneau.
said-modest = Impôt sur la vanité : rien à déclarer.
