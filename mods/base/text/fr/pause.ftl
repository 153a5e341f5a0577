# L’entracte : la partie attend, le public bavarde.

pause-title = Entracte
pause-asked-by = L’entracte est demandé par
pause-lent = un automate joue
pause-away = manette perdue
pause-choose = Choisir
pause-resume = Reprendre
pause-rules = Règles illustrées
pause-tale = Le récit de la partie
pause-tale-title = Jusqu’ici
pause-tale-rows = Phrases
pause-tale-turns = Titres
pause-tale-first = Au lever du rideau
pause-tale-back = Fermer
pause-tale-close = Retour à l’entracte
pause-options = Options
pause-lend = Laisser un automate tenir la place
pause-give = Reprendre ma place
pause-dismiss = Renvoyer l’armée de { $name }
pause-quit = Sauver et quitter

## Où l’on en est

pause-score-complots = Tour { $n } · { $left } en scène
pause-score-hecatombe = Manche { $n } · { $attacks ->
    [0] pas encore d’assaut
    [one] un assaut
   *[other] { $attacks } assauts
}
pause-score-roulette = Manche { $n }, à { $points } points
pause-score-team = { $n ->
    [0] rien
    [one] { $n } pt
   *[other] { $n } pts
} · { $left ->
    [0] 0 vie
    [one] { $left } vie
   *[other] { $left } vies
}
pause-score-won = gagnées : { $list }

## La ligne qui explique

pause-tag-resume = Que le rideau se lève : on a assez comploté dans les couloirs
pause-tag-rules = Le livret, avec les règles maison de ce soir
pause-tag-tale = Tout ce que la salle a vu, phrase par phrase
pause-tag-options = Langue, lecture, sons et lumières
pause-tag-lend = Une doublure de fer-blanc ment à votre place, jusqu’à votre retour
pause-tag-give = L’automate rend le fauteuil, et promet d’oublier vos secrets
pause-tag-dismiss = Si tous les autres y consentent, elle s’en va à la fin de la phase, et personne n’y gagne
pause-tag-quit = Tout est écrit, coup par coup : l’affiche vous attendra

## Une manette manque

pause-absent-title = On vous attend
pause-absent-one = { $name } n’a plus de manette : la scène retient son souffle
pause-absent-many = { $n } places n’ont plus de manette : la scène retient son souffle
pause-absent-how = Rebranchez-la : la place revient d’elle-même. Ou prenez-la d’une autre manette.
pause-absent-nobody = à qui veut
pause-absent-take = Prendre la place
pause-absent-lend = Confier à un automate
pause-absent-bot = Un automate joue pour { $name }
pause-absent-bots = Des automates tiennent les places
