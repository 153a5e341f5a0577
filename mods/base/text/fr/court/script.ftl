# Le texte d’un scénario, pour qui écrit.

script-act = Acte { $n } — { $title }
script-chapter = Chapitre { $n }. { $title }
script-table = { $place } · nuit { $night } · { $game } : { $seats }
script-before = Avant
script-won = Gagné
script-lost = Perdu
script-think = à part

script-cue-enter = { $what } entre, { $how }
script-cue-leave = { $what } sort
script-cue-turn = { $what } se tourne vers { $to }
script-cue-gesture = { $what } : { $how }
script-cue-look = { $what } regarde { $to }
script-cue-draw = { $what } dit ce qui lui vient
script-cue-light = lumière { $what } { $to }
script-cue-sound = son { $what } { $caption }
script-cue-music = musique { $what }
script-cue-camera = la caméra glisse de { $what }
script-cue-prop = { $what } donne { $how } à { $to }
script-cue-mask = { $what } touche à son masque
script-cue-weather = temps : { $what }
script-cue-curtain = rideau : { $what }
script-cue-tell = { $what } se trahit
script-cue-wait = un silence de { $what } ms
