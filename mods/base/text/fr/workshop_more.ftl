# Ce qu’on peut faire encore d’une chose, à l’atelier.

more-add = Ajouter un effet
    .hint = Il vient à la fin de la phrase.
more-drop = Ôter cet effet
    .hint = Défaire le ramène.
more-up = Le jouer plus tôt
    .hint = Les effets arrivent dans l’ordre.
more-down = Le jouer plus tard
    .hint = Les effets arrivent dans l’ordre.
more-reset = Remettre ce champ
    .hint = Il dit de nouveau ce qu’il disait au départ.
more-like = En faire une autre comme elle
    .hint = Tout pareil, sauf le nom ; le reste se change.
more-restore = Remettre comme au livret
    .hint = Rien de ce que vous avez changé ici ne reste. Défaire le ramène.
workshop-names = Double ou rien|Dernière danse|Coup de théâtre|Pas si vite|À bout portant|Œil pour œil|Le petit oubli|Faux témoin|Main heureuse|Main lourde|Sans rancune|Bal tragique|La note, je vous prie|Bonne nuit|Cousine éloignée|Le mauvais numéro|Rideau|Encore vous|Poudre mouillée|Grand seigneur|Le prix du silence|Révérence|Tant pis|Passez muscade|Vieille dette|Le dernier mot|Mise en scène|Un ange passe|Souffleur|Entracte|Fausse note|Carte blanche|Cœur de pierre|Loup y es-tu|Le beau rôle|Trou de mémoire|Ton poison|Adieu, marquise|Sortie côté cour|Nuit blanche|Oubliettes|Fin de bail
finale-make-like = Atelier
field-parts-copies = { $n ->
    [0] aucune
    [one] { $n } ligne
   *[other] { $n } lignes
}
field-parts-tables = { $n ->
    [0] aucune
    [one] { $n } table
   *[other] { $n } tables
}
workshop-try-hint-complots-deck = à une table de quatre
workshop-try-hint-complots-character = sa carte en main
workshop-try-hint-complots-action = c’est à vous de jouer
workshop-try-hint-hecatombe-box = la boîte ouverte
workshop-try-hint-hecatombe-symbol = ses tuiles en main

workshop-like-ask = En faire une autre ?
workshop-like-yes = Oui, une comme « { $name } »
    .hint = Elle s’ouvre à l’atelier, dans votre module. Rien n’est écrit avant.
workshop-like-no = Non, on regardait
    .hint = Tout reste comme c’était.
workshop-shelf = Comme quoi ?
why-title = Pourquoi ces règles ? { $game }
why-book = Tout est comme dans le livret
    .hint = Aucune règle maison, et aucun module qui change quoi que ce soit à ce jeu.
why-line = { $what } : { $value }
why-rule = Le livret dit : { $book }. Cette table en a décidé autrement.
why-setter = { $n }. { $title } : { $value }.
why-other = autre chose
pause-why = Pourquoi ces règles ?
pause-tag-why = Ce qui diffère du livret ce soir, et qui l’a voulu
more-script = Son script…
    .hint = Ce que des réglages ne disent pas, un fichier Lua le dit. On l’attache ici, on l’écrit dans un éditeur.
script-title = Le script de « { $name } »
script-attach = Attacher un script
    .hint = Un fichier Lua commencé pour vous se pose dans votre module ; la carte l’interroge quand on la joue.
script-folder = Ouvrir le dossier de { $file }
script-sound = Rien à redire
    .hint = Le script se lit, et chacun de ses crochets existe. On relit le fichier dès qu’il change.
script-asked = { $n }. { $hook } : { $answer }
script-detach = Le détacher
    .hint = Le fichier est mis de côté, dans le dossier caché « .workshop » du module : rien n’est perdu.
script-intro = Un script de l’atelier : chaque crochet reçoit des faits et rend des souhaits. Le manuel les dit tous.
