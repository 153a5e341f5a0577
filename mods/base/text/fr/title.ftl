# L’affiche : les actes, les portes de côté, les répétitions.

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

## Ce que fait le bouton, selon l’acte désigné

title-verb-play = Réunir la troupe
title-verb-resume = Reprendre la partie
title-verb-campaign = Ouvrir l’étagère
title-verb-house = Ouvrir l’atelier
title-verb-options = Ouvrir les options
title-verb-quit = Quitter le théâtre
title-verb-learn = Choisir une leçon
title-verb-rules = Ouvrir le livret
title-verb-credits = Dérouler les crédits
title-verb-damage = Voir les avaries

## Ce qui n’est pas encore prêt

title-notice-close = Refermer
title-rehearsal = Bientôt à l’affiche
    .words = Cette pièce se répète encore. Elle viendra bientôt d’elle-même prendre cette place. D’ici là, les autres vous attendent : elles mentent déjà très bien.
title-resume-trouble = Le rideau résiste
title-exact-title = D’autres mods jouaient
title-exact-yes = Reprendre comme alors
title-exact = { $n ->
    [0] Cette partie a commencé sans les mods d’aujourd’hui. Elle peut reprendre exactement comme alors ; vos mods vous attendent à la sortie.
   *[other] Cette partie a commencé avec { $mods }. Elle peut reprendre exactement comme alors ; vos mods vous attendent à la sortie.
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
