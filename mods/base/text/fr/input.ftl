# Les appareils, et ce qui est écrit sur leurs touches.

input-device-pad = Manette { $n }
input-device-keys = Clavier
input-device-keys2 = Clavier bis
input-device-mouse = Souris

input-mouse-left = Clic
input-mouse-right = Clic droit

## Les touches

input-key-up = Haut
input-key-down = Bas
input-key-left = Gauche
input-key-right = Droite
input-key-enter = Entrée
input-key-space = Espace
input-key-escape = Échap
input-key-backspace = Retour
input-key-tab = Tab
input-key-home = Début
input-key-end = Fin
input-key-pageup = Page haut
input-key-pagedown = Page bas
input-key-insert = Inser
input-key-delete = Suppr
input-key-lshift = Maj
input-key-rshift = Maj droite
input-key-lctrl = Ctrl
input-key-rctrl = Ctrl droite
input-key-num = Num { $key }
input-key-num-enter = Num Entrée
input-key-num-home = Num Début
input-key-num-end = Num Fin
input-key-num-left = Num Gauche
input-key-num-up = Num Haut
input-key-num-right = Num Droite
input-key-num-down = Num Bas
input-key-num-page-up = Num Page haut
input-key-num-page-down = Num Page bas
input-key-num-begin = Num 5
input-key-num-insert = Num Inser
input-key-num-delete = Num Suppr

## Ce qui cloche dans bindings.toml

problem-no-such-key = aucune touche ne s’appelle « { $got } ».
problem-bound-twice = la touche « { $key } » sert déjà, voir { $first }.
