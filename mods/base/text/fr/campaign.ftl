# Les pages d’une campagne : l’étagère, la carte, le registre, les coulisses, l’issue, la fin.

campaign-act = { $act ->
    [1] I
    [2] II
    [3] III
   *[other] { $act }
}
campaign-act-chapter = Acte { campaign-act }, chapitre { $chapter }
campaign-chapters-of = { $done ->
    [0] rien encore
    [1] 1 chapitre sur { $n }
   *[other] { $done } chapitres sur { $n }
}
campaign-bread = { $n ->
    [1] 1 sou
   *[other] { $n } sous
}
campaign-nights = { $n ->
    [0] l’aube
    [1] 1 nuit
   *[other] { $n } nuits
}
campaign-liard = { $who ->
    [hero] Le liard : dans votre poche
    [table] Le liard : sur la table
   *[rival] Le liard : chez { $qui }
}
campaign-boss = { $qui } : « { $boss } »
campaign-measured = mesuré : { $mway ->
    [up] +{ $minutes } min
    [down] −{ $minutes } min
   *[none] même durée
}, { $wway ->
    [up] +{ $wins } % de victoires
    [down] −{ $wins } % de victoires
    [unsure] chances : à voir
   *[none] mêmes chances
}
campaign-stakes = Enjeux
campaign-if-won = Gagné
campaign-if-lost = Perdu
campaign-loss-stops-nothing = Perdre n’arrête rien.
campaign-raise-curtain = Lever le rideau
campaign-resume-match = Reprendre la partie
campaign-ledger = Registre
campaign-other-coat = Tenue
campaign-to-title = Titre
campaign-clerk-notes = Le greffe a noté
campaign-unwritten = Le disque refuse d’écrire : cette histoire ne tient plus qu’à un fil, et le fil est électrique.
campaign-no-table = Cette partie ne peut pas se jouer : { $why }

## L’étagère : trois histoires, pas une de plus

campaign-shelf = Campagnes
campaign-shelf-line = Trois histoires tiennent sur l’étagère, et une quatrième dans le fer. Elles s’écoutent entre elles.
campaign-slot = Histoire { $n }
campaign-empty = Une histoire neuve
campaign-empty-line = Un clou, un manteau, et personne dedans.
campaign-iron = Case de fer
campaign-iron-empty = Sans retour
campaign-iron-line = Rien ne s’y reprend : partie perdue reste perdue, et nulle autre histoire avant la fin.
campaign-iron-bound = Le fer ne lâche pas : cette histoire reste là jusqu’à sa fin.
campaign-iron-again = Case de fer : ce qui est joué est joué.
campaign-damaged = Page arrachée
campaign-gone = Sa campagne n’est plus dans la maison : remettez son mod, elle reprendra.
campaign-no-campaign = Aucune campagne dans la maison : le souffleur est sorti.
campaign-minutes = { $n ->
    [0] pas une minute encore
    [1] 1 minute à table
   *[other] { $n } minutes à table
}
campaign-moment = { $moment ->
    [page] la page est tournée, le rideau attend
    [before] avant la partie
    [match] la partie est restée sur la table
    [won] après une victoire
    [lost] après une défaite
    [ending] au dernier rideau
   *[over] Fin
}
campaign-begin = Commencer
campaign-go-on = Continuer
campaign-put-away = Retirer
campaign-back = Retour
campaign-choose = Choisir
campaign-which = Quelle campagne ?
campaign-away-title = Retirer cette histoire ?
campaign-away-words = L’emplacement se libère. Le fichier n’est pas détruit : on le garde au grenier, à côté des autres regrets.
campaign-away-no = La garder
campaign-away-yes = La retirer
campaign-away = L’histoire est au grenier. La place est libre.
campaign-not-away = Rien n’a bougé : le disque s’y refuse.

## La patère : un manteau, un prénom

campaign-pegs = La patère
campaign-coat = { $genre ->
    [m] Le manteau vert
   *[f] Le manteau grenat
}
campaign-coat-line = { $genre ->
    [m] « Le vert ? C’était le mien. Tu seras souffleur, donc. Rends-le entier, mon vieux : il a fait moins de guerres que moi. »
   *[f] « Le grenat ? C’était le mien. Tu seras souffleuse, donc. Rends-le entier, ma vieille : il a fait moins de guerres que moi. »
}
campaign-coat-iron = { $genre ->
    [m] « Le vert, et la case de fer ? Alors écoute, mon vieux : celui-là, on ne le rend pas. On finit dedans. »
   *[f] « Le grenat, et la case de fer ? Alors écoute, ma vieille : celui-là, on ne le rend pas. On finit dedans. »
}
campaign-named = Prénom : { $name }
campaign-name = Prénom
campaign-name-title = Comment vous souffle-t-on ?
campaign-names = Camille|Dominique|Maxence|Ambre|Florian
campaign-no-name = Il faut un prénom : on ne pend pas les anonymes.
campaign-write = Écrire le prénom
campaign-put-on = Mettre ce manteau

## Le registre

campaign-part = Autre partie
campaign-part-of = Partie { $at } sur { $n }
campaign-rival = Autre rival
campaign-leaf = Feuilleter
campaign-tab-rivals = Le registre
campaign-tab-clerk = Le greffe
campaign-tab-soldiers = Les soldats
campaign-tab-tells = Les indices
campaign-trust = Confiance
campaign-fear = Crainte
campaign-they-owe = crédit
campaign-you-owe = dette
campaign-no-moments = Rien encore entre vous. Cela viendra, et ce ne sera pas pardonné.
campaign-no-clerk = Le greffe taille sa plume.
campaign-no-soldiers = Pas un soldat n’a encore de nom.
campaign-no-tells = Personne ne s’est encore trahi. Regardez mieux.
campaign-numbered = { $n }. { $title }
campaign-lost-chapter = { $n }. Un chapitre arraché
campaign-scars = { $n ->
    [0] Sur pied, pas une égratignure. Se demande ce qu’on fait ici.
    [1] Sur pied, 1 cicatrice.
   *[other] Sur pied, { $n } cicatrices.
}
campaign-fallen = Dort là-bas, { $where }. On lui garde son nom.
campaign-tell-counts = { $seen ->
    [0] aucun indice vu
    [1] 1 indice vu
   *[other] { $seen } indices vus
}, { $proved ->
    [0] aucun prouvé
    [1] 1 prouvé
   *[other] { $proved } prouvés
}, { $true ->
    [0] aucun juste
    [1] 1 juste
   *[other] { $true } justes
}.
campaign-tell-ruban = Quand elle ment, elle renoue son ruban.
campaign-tell-parole = Quand il ne donne pas sa parole, c’est qu’il n’en a plus.
campaign-tell-promptitude = Quand il répond aussitôt, il ment ; la vérité lui prend du temps.
campaign-tell-enfant = « Mon enfant » : le prochain coup est pour vous.
campaign-tell-bourse = Quand il soupèse sa bourse, il a peur pour elle.

## Les coulisses

campaign-gallery = Coulisses
campaign-spread = Feuille { $at } sur { $n }
campaign-replay = Revoir
campaign-export = Recopier dans un fichier
campaign-exported = Recopié dans { $file }, à côté des sauvegardes.
campaign-not-exported = Le copiste a cassé sa plume : rien n’est écrit.
campaign-no-scenes = Rien encore : le rideau est neuf.
campaign-scene-said = { $who } : « { $line } »
campaign-scene-line = { $n ->
    [0] { $where }
   *[other] { $where } : { $whom }
}
campaign-tally = { $how ->
    [won] Gagné
   *[lost] Perdu
}, { $minutes } min{ $tries ->
    [0] {""}
    [1] {""}
   *[other] {", "}{ $tries } essais
}{ $bluffs ->
    [0] {""}
   *[other] {" ; "}bluffs : { $bluffs }, dont pris : { $caught }
}{ $promises ->
    [0] {""}
   *[other] {" ; "}promesses tenues : { $kept }, rompues : { $broken }
}.
campaign-sum = L’histoire entière
campaign-sum-chapters = Chapitres gagnés : { $won }, perdus : { $lost }
campaign-sum-bluffs = Bluffs : { $n }, dont pris : { $caught }
campaign-sum-promises = Promesses tenues : { $kept }, rompues : { $broken }

## L’issue d’une partie

campaign-outcome-won = Gagné
campaign-outcome-lost = Perdu
campaign-continue = Continuer
campaign-again = Rejouer

## La fin

campaign-end = Fin
campaign-end-none = Le rideau tombe, et personne ne l’avait prévu.
campaign-curtains-of = { $done ->
    [0] aucun rideau sur { $n }
   *[other] { $done } rideau sur { $n }
}
campaign-closed = Ce rideau est resté fermé
campaign-closed-line = Quelqu’un vous a cru une fois de trop. Ou une fois trop peu.
