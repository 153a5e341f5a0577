# Complots : l’éventail des actions, le billet qui les explique, la mémoire des annonces.

## Le billet au-dessus de l’éventail

complots-menu-parry = Peut contrer :
complots-menu-doubt-only = Personne ne peut contrer ; on peut douter.
complots-menu-nothing = Ni doute ni contre.
complots-menu-bluff = bluff : pas en main.
complots-menu-held = en main.
complots-menu-missing = manque { $n }
complots-menu-gain = +{ $n }

## Choisir

complots-middle-card = Du milieu
complots-middle-card-short = Milieu
complots-click-target = Cliquer la cible
complots-click-target-short = La cible
complots-click-action = Cliquer une carte
complots-click-action-short = Une carte

## La mémoire des annonces

complots-more-claims = +{ $n }
