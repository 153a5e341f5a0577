# The words of a screenplay, for whoever writes.

script-act = Act { $n }: { $title }
script-chapter = Chapter { $n }. { $title }
script-table = { $place } · night { $night } · { $game }: { $seats }
script-before = Before
script-won = Won
script-lost = Lost
script-think = aside

script-cue-enter = enter { $what }, { $how }
script-cue-leave = exit { $what }
script-cue-turn = { $what } turns to { $to }
script-cue-gesture = { $what }: { $how }
script-cue-look = { $what } looks at { $to }
script-cue-draw = { $what } says what comes to mind
script-cue-light = light { $what } { $to }
script-cue-sound = sound { $what } { $caption }
script-cue-music = music { $what }
script-cue-camera = the camera glides by { $what }
script-cue-prop = { $what } hands { $how } to { $to }
script-cue-mask = { $what } touches the mask
script-cue-weather = weather: { $what }
script-cue-curtain = curtain: { $what }
script-cue-tell = { $what } gives something away
script-cue-wait = a silence of { $what } ms
