# Ce qui cloche dans une armée, ou dans un mod de Triomphe et Trahison.

## Listes d’armée

problem-army-no-faction = « { $id } » n’est pas une armée.
problem-army-no-unit = « { $id } » n’est pas une unité.
problem-army-no-option = « { $id } » n’est pas un équipement de cette unité.
problem-army-no-spell = « { $id } » n’est pas un sort que ce sorcier puisse apprendre.
problem-army-foreign = cette unité sert une autre armée.
problem-army-over = l’armée coûte { $got } points, { $over } de trop : il y en a { $most }.
problem-army-size = il faut de { $least } à { $most } figurines, pas { $got }.
problem-army-allowed = il y en a { $got } : à ce nombre de points, { $most } au plus.
problem-army-command = cette unité n’a pas de rôle « { $what } ».
problem-army-twice = « { $id } » y est deux fois.
problem-army-banners = une armée n’a qu’un étendard d’armée, pas { $got }.
problem-army-generals = une armée n’a qu’un général, pas { $got }.
problem-army-wrong-general = le général est le personnage au plus haut Commandement ({ $best }), pas celui-ci ({ $got }).
problem-army-no-character = aucun personnage : la plus forte unité donnera le général.
problem-army-only-characters = rien que des personnages : il faut au moins une unité à mener.
problem-army-characters = les personnages coûtent { $got } points : { $most } au plus, pour cette armée.
problem-army-no-wizard = seul un sorcier apprend des sorts.
problem-army-spells = { $got } sorts pour { $most } de niveau : il en faut autant que de niveaux.
problem-army-files = { $got } colonnes pour { $most } figurines.
problem-army-no-mercenaries = les mercenaires ne sont pas de la partie.
problem-army-not-for-hire = cette unité ne se loue pas.
problem-army-hired = les mercenaires coûtent { $got } points, { $over } de trop : il y en a { $most } pour eux.
problem-army-no-captain = des mercenaires veulent un capitaine : il leur manque un personnage.
problem-army-stray = aucune bataille ne se joue à { $points } points : personne ne se verra proposer cette liste.

## Armées choisies pour une bataille

problem-army-unheard = aucune armée, aucune liste ne s’appelle « { $id } ».
problem-army-no-list = « { $id } » n’a pas de liste de { $points } points en état de se battre ; ses listes : { $known }.
problem-army-other-size = « { $id } » est une liste de { $got } points, et cette bataille en compte { $points }.
hint-army-size = La sienne se joue avec --points { $got }.
problem-army-unfit = « { $id } » ne peut pas livrer cette bataille : { $count ->
    [one] il y a là une faute.
   *[other] il y a là { $count } fautes.
}
problem-army-count = { $got ->
    [one] une armée
   *[other] { $got } armées
} pour { $players } joueurs.
problem-army-none = aucune liste de { $points } points n’est en état de se battre : il n’y a rien à distribuer.

## Tables d’un mod

problem-unit-size = il faut least plus petit que most, ou égal.
problem-unit-character = un personnage est seul : most vaut 1.
problem-unit-crew = une machine de guerre a crew, et elle seule.
problem-unit-machine = une machine de guerre a besoin de machine : sinon, avec quoi tire-t-elle ?
problem-unit-mount = un cavalier sans mount est un piéton.
problem-unit-lore = un sorcier a besoin d’au moins un domaine, dans lores.
problem-unit-options = deux équipements y ont le même nom.
problem-card-choose = un de ses effets veut quelqu’un de choisi : il faut choose = { "{" } what = "player" { "}" } ou "leader".
problem-card-only-if = only_if n’existe pas pour les cartes de trahison : moment, by et choose disent quand elles servent.
problem-card-counter = « counter » va avec moment = "card-played", et l’un ne va pas sans l’autre.
problem-chart-rows = chaque résultat des dés veut une ligne, et une seule.
problem-zones-players = il faut autant de zones que de joueurs.
problem-zones-size = une zone dépasse de la table, ou n’a pas de surface.
problem-zones-crossroads = un carrefour est hors de la table.
