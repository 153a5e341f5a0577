# Ce que l’on voit, ou entend, avant un mensonge. La parole qui manque n’a pas de mots.

tell-ruban = [renoue son ruban]
tell-bourse = [soupèse sa bourse]
tell-enfant = « Mon enfant… »
tell-promptitude-shown = [répond aussitôt]
tell-promptitude-hidden = [prend son temps]
tell-parole = « Parole. »
