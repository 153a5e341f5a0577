# Après la partie : le triomphe, puis les dessous.

finale-title = Le dernier masque
finale-crowned = a le dernier mot, et salue bien bas
finale-nobody = Personne
finale-nobody-left = n’est plus là pour saluer
finale-plain-crowned = { $n ->
    [one] salue en solitaire
   *[other] saluent ensemble
}
finale-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
finale-lies = { $n ->
    [0] Pas un mensonge
    [one] Un seul mensonge
   *[other] { $n } mensonges
}
finale-choose = Choisir
finale-backstage = Les dessous
finale-again = Revanche
finale-lobby = La troupe
finale-to-title = Titre

## Les honneurs de la soirée

finale-honour-liar = Tartuffe d’or
    .fact = { $n ->
        [one] un mensonge
       *[other] { $n } mensonges
    }, { $caught ->
        [0] aucun éventé
        [one] un seul éventé
       *[other] dont { $caught } éventés
    }
finale-honour-nose = Nez creux
    .fact = { $n ->
        [one] a flairé le bluff qu’il fallait
       *[other] a flairé { $n } bluffs
    }
finale-honour-dupe = Bonne poire
    .fact = a gobé { $n ->
        [one] un bluff
       *[other] { $n } bluffs
    } sans un mot
finale-honour-thomas = Saint doute
    .fact = a douté de la vérité, { $n ->
        [one] une fois
       *[other] { $n } fois
    }
finale-honour-angel = Visage d’ange
    .fact = { $n } annonces, toutes vraies : suspect
finale-honour-iron = Masque de fer
    .fact = { $n } mensonges, pas un pli
finale-honour-wall = Porte close
    .fact = a contré { $n } fois
finale-honour-blade = Fine lame
    .fact = { $n ->
        [one] un attentat, signé
       *[other] { $n } attentats, signés
    }
finale-honour-first = Première sortie
    .fact = au tour { $n }, côté jardin

## Les dessous

finale-backstage-title = Les dessous
finale-tab-all = Tout · { $n }
finale-tab-lies = Mensonges · { $n }
finale-tab-doubts = Doutes · { $n }
finale-nothing = Rien de tel, ce soir. On s’est tenu.
finale-curtain = Rideau.
finale-innocent = Rien à avouer
finale-innocent-why = Les mains propres, le col blanc : louche.
finale-browse = Parcourir
finale-leaf = Tour par tour
finale-back = Retour au triomphe

finale-line-claim = { $name } annonce { $role }
finale-line-denial = { $name } jure n’être pas { $role }
finale-line-plain = { $name } joue « { $action } »
finale-line-block = { $name } contre avec { $role }
finale-line-loss = { $name } perd { $role }
finale-line-out = et quitte la Cour

finale-true = vrai
finale-bluff = bluff
finale-out = hors jeu
finale-short-exposed = éventé
finale-short-wrongly = à tort
finale-short-unpunished = impuni

finale-held = en main
finale-verdict-plain = Sans masque
finale-verdict-true = La pure vérité
finale-verdict-doubted = Vrai, et douté
finale-verdict-unpunished = Bluff impuni
finale-verdict-exposed = Bluff éventé
finale-verdict-loss = Un personnage de moins
finale-verdict-out = Le masque tombe

finale-thought = { $name } pensait
finale-doubted = { $name } doutait
finale-quote = « { $words } »
finale-no-choice = Il n’y avait guère le choix.
finale-kept = { $name } ne dit rien
finale-kept-why = On emporte ses raisons en coulisse.
finale-kept-doubt = Un doute ne se justifie pas.
