# Chapitre 1 : le bal des quarante nuits, sous les ancêtres.

bal-caption-page = [on déplie un papier, trois fois]
bal-caption-chain = [une chaîne descend, maillon par maillon]
bal-caption-chair = [on avance un fauteuil]
bal-caption-coats = [on rend les manteaux, presque toujours les bons]
bal-clerk = Maître Paraphe, greffe. Je n’ai pas d’opinion. J’ai des marges.
bal-law = N’oubliez pas la loi. On ne punit pas le mensonge, on punit la maladresse.
bal-1 = Le Duc se retire. Quarante nuits, quatre tables, cinq prétendants.
bal-2 = Il ajoute une phrase : “Je nomme aussi qui m’a écouté.”
bal-3 = Écouté ? Moi, j’applaudissais. On ne peut pas tout faire.
bal-4 = J’étais derrière la porte. Elle est épaisse. Parole.
bal-5 = Tout le monde se retourne. Regardez donc plus bas.
bal-6 = (Cette phrase est dans la pièce du jeudi. Mot pour mot.)
bal-7 = Onze ans dans ce trou. Nom, prénom, ambition ?
bal-mistake = « Il y a une erreur. »
bal-turn = « J’attendais mon tour. »
bal-someone = « Il fallait bien écouter. »
bal-ears = « Cinq masques, pas une oreille. »
bal-promoted = Une erreur. C’est ainsi que je suis passé capitaine. Parole.
bal-trade = Onze ans d’attente ! Enfin quelqu’un du métier.
bal-post = C’était mon emploi. Je le tenais mal : je répondais.
bal-mason = Le trou parle. Faites venir un maçon.

bal-won-1 = On descend le lustre. La cour voudrait vous voir de près.
bal-won-2 = C’est donc ça, une voix. J’imaginais plus de poussière.
bal-won-3 = J’avais parié contre vous. Tenez : il est à son image, léger.
bal-won-4 = On vous voit, maintenant. J’en suis navré.
bal-prompted = « Je n’ai fait que souffler. »
bal-bet = « J’ai parié contre moi aussi. »
bal-keep = « J’en prendrai soin. »
bal-jaw = « La mâchoire est de travers. »
bal-draughts = C’est ce que disent les courants d’air.
bal-together = Alors nous avons perdu ensemble. Cela crée des liens.
bal-warm = Gardez-le au chaud. Il attrapait tout, sauf les voleurs.
bal-close = Ne le regardez pas de si près. Cela me regardait.

bal-lost-1 = Déjà ? On n’avait pas fini de vous regarder.
bal-lost-2 = Le meilleur fauteuil. On y met les gens qu’on plaint.
bal-lost-3 = On y est mal, mais on vous y voit de partout. J’y ai fait l’hiver.
bal-lost-4 = Tenez, pour vos peines. Il est à son image : léger.
bal-purpose = « Je perdais exprès. »
bal-back = « Reprenez-le. Il vous manque. »
bal-price = « C’est le prix du fauteuil ? »
bal-queue = Exprès ? Prenez la file. Nous sommes cinq.
bal-missed = Il me manque toujours. Surtout quand il est là.
bal-hush = Non. C’est le prix du silence. Il a beaucoup baissé.

bal-doubt-isaure = J’ai douté de vous la première. Il faut bien que quelqu’un signe.
bal-doubt-tancrede = J’ai douté de vous le premier. Je déteste arriver en avance.
bal-doubt-leopoldine = J’ai douté de vous avant tout le monde. La maîtresse de maison goûte d’abord.
bal-honest = (Pas un mensonge de la soirée. Personne n’y a cru.)
bal-out-isaure = Vous m’avez sortie. Comment s’écrit votre nom ? C’est pour plus tard.
bal-spell = { $genre ->
    [f] « Trouvée. Comme un objet. »
   *[m] « Trouvé. Comme un objet. »
}
bal-misspell = Épeler le nom d’un autre.
bal-your-hand = « Comme vous l’écrirez. »
bal-yours-first = « Vous avez tout votre temps. »
bal-out-tancrede = Vous m’avez relevé de mon poste. Personne n’y avait pensé. Parole.
bal-out-leopoldine = Éliminée ! Anselme s’y prenait mieux : il s’endormait.
