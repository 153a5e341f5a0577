# L’affiche : les actes, les portes de côté, les répétitions.

title-choose = Choisir un acte
title-resume = Reprendre
title-play = Jouer
title-campaign = Campagne
title-house = Règles maison
title-options = Options
title-quit = Quitter
title-learn = Tutoriel
title-rules = Livret
title-credits = Crédits
title-damage = Avaries : { $n }

## La ligne sous le titre, selon l’acte désigné

title-tag-play = Quatre jeux de bluff et de trahison
title-tag-resume = { $game }, à { $n } : les masques sont restés en scène
title-tag-campaign = Une couronne à prendre, et pas un ami sûr
title-tag-house = À vos ciseaux : la loi, c’est vous
title-tag-options = Réglez le théâtre à votre œil et à votre oreille
title-tag-quit = Sortir en saluant, comme si de rien n’était
title-tag-learn = Mentir s’apprend : comptez deux minutes
title-tag-rules = Les règles de chaque pièce, en images et sans migraine
title-tag-credits = Ceux qui ont tenu les ciseaux, la plume et la colle
title-tag-damage = Le machiniste a trouvé des planches pourries

## Ce qui n’est pas encore prêt

title-rehearsal = En répétition
title-rehearsal-campaign = Cet acte-là se répète encore : le roi ne sait pas son texte, et le traître sait celui de tout le monde.
title-rehearsal-house = L’atelier est en répétition. En attendant, les règles de chaque pièce se taillent déjà dans la loge, ciseaux en main.
title-resume-trouble = Le rideau résiste
title-exact-title = D’autres mods jouaient
title-exact = { $n ->
    [0] Cette partie a commencé sans les mods d’aujourd’hui. Encore une pression et elle reprend exactement comme alors ; vos mods vous attendent à la sortie.
   *[other] Cette partie a commencé avec { $mods }. Encore une pression et elle reprend exactement comme alors ; vos mods vous attendent à la sortie.
}

## Quand il faut dire de quel jeu l’on parle

title-which-lesson = Que voulez-vous apprendre ?
title-which-choose = Choisir
title-which-back = Retour

## Les avaries : ce qui était cassé, où, et comment le réparer

title-damage-title = Avaries
title-damage-intro = La pièce se joue quand même. Voici ce que le machiniste a trouvé :
title-damage-page = { $n } / { $of }
title-damage-turn = Tourner la page
title-damage-close = Refermer
