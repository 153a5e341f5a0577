# La page de mod.toml, et ce que chaque jeu lit : règles de la maison, scripts.

mod-title = Le manuel des mods : `mod.toml`
mod-intro = Tout mod est un dossier avec un `mod.toml` : qui il est, et de qui il a besoin. Les mods sont dans votre dossier de mods ; `perfidie mods new NOM` en commence un, `perfidie mods check DOSSIER` dit tout ce qui ne va pas. À côté, un dossier pour chaque jeu qu’il change, `text/` et `look/`.

mod-manifest = Qui est le mod, et de quels autres il a besoin.
    .format = La façon d’écrire les mods. Il n’y en a qu’une à ce jour : `1`.
    .id = Le nom par lequel les autres l’appellent, de préférence celui de son dossier : minuscules, chiffres, traits d’union.
    .version = Sa version, comme `"1.2.0"` : les sauvegardes la retiennent, et d’autres peuvent en exiger une.
    .title = Comment les listes de mods l’appellent ; `mod-title` parmi ses mots le dit dans les deux langues.
    .authors = Qui remercier, ou accuser.
    .requires = Les mods sans lesquels il reste dehors, lus avant lui ; avec des versions au besoin : `"duel >=1.2, <2"`.
    .optional = Les mods lus avant lui quand ils sont là.
    .conflicts = Les mods dont il refuse la compagnie : avec l’un d’eux, il reste dehors.
    .load_after = Les mods lus avant lui, sans autre lien de famille.
    .games = Les jeux qu’il change ; aucun nom : n’importe lesquels.
    .perfidie = La version la plus ancienne du jeu dont il s’accommode.
    .switched_on = `false` : il reste dehors jusqu’à ce que quelqu’un l’allume.

mod-flag = Une règle de la maison : un nombre, un interrupteur ou un choix que fait la table avant la partie.
    .kind = `int` est un nombre de `min` à `max`, `bool` un interrupteur, `choice` l’un des `choices`.
    .default = Ce qui vaut quand personne ne choisit.
    .min = Le plus petit nombre, jamais sous 0.
    .max = Le plus grand nombre, au-dessus de `min`.
    .step = Les nombres partent de `min` par pas de cette taille.
    .choices = Les mots au choix, deux au moins ; chacun est un attribut de `flag-NOM`.
    .zero = La clé des mots pour 0, là où 0 veut dire autre chose.

example-mod =
    .after = lu après le jeu de base ; des versions peuvent suivre le nom
    .alone = en compagnie de celui-ci, il reste dehors
    .only = rien des autres jeux
    .something = et de quoi faire : un mod qui ne change rien est oisif, et on le lui dit
