mod-script = Un script en Lua. Un fichier `NOM.lua` dans le dossier d’un jeu en est un à lui seul ; une table en contient le texte.
    .source = Le texte du script ; un fichier `.lua` est le sien.
    .priority = Les plus hautes sont interrogées d’abord ; puis celles dont le mod est lu en premier.


example-scripts =
    .rich = les pièces à partir desquelles un tour en coûte une
