# Le théâtre : une scène se joue, se lit et se répond.

theatre-act = { $act ->
    [1] Acte I, chapitre { $chapter }
    [2] Acte II, chapitre { $chapter }
    [3] Acte III, chapitre { $chapter }
   *[other] Acte { $act }, chapitre { $chapter }
}
theatre-night = { $n ->
    [0] Dernière nuit
   *[other] Nuit { $n }
}
theatre-said = « { $words } »
theatre-why = Pourquoi ?
theatre-cost = { $n ->
    [one] (1 faveur)
   *[other] ({ $n } faveurs)
}
theatre-too-dear = { $n ->
    [one] Il y faut une faveur, et la poche est vide.
   *[other] Il y faut { $n } faveurs : la poche est légère.
}
theatre-on = Continuer
theatre-choose = Choisir
theatre-again = Relire
theatre-held = Passer (tenir)
theatre-menu = Entracte
theatre-clerk = Le greffe en prend note
theatre-unwritten = Le disque refuse d’écrire cette réponse. Le greffe la garde en tête ; ne le réveillez pas.

## Entracte

theatre-interlude = Entre deux répliques
theatre-resume = Reprendre
theatre-resume-tag = Ils n’ont pas bougé. C’est leur métier.
theatre-skip = Passer la scène
theatre-skip-tag = On saute aux choix : c’est là qu’on se trompe.
theatre-journal = Journal
theatre-journal-tag = Ce qui s’est dit. On ne pourra plus le nier.
theatre-leave = Quitter pour la carte
theatre-leave-tag = Chaque réponse est déjà inscrite. La scène vous attendra.
theatre-backstage = Aux coulisses
theatre-backstage-tag = La scène est jouée depuis longtemps. Elle n’en sait rien.

## Journal

theatre-before = Plus tôt dans le chapitre
theatre-now = Dans cette scène
theatre-said-by = { $name } : « { $words } »
theatre-thought-by = { $name }, en pensée : { $words }
theatre-scroll = Répliques
theatre-close = Fermer
theatre-back = Retour à la scène

## Souffler

theatre-whisper = Souffler ({ $n ->
    [one] 1 faveur
   *[other] { $n } faveurs
})
theatre-whisper-title = Souffler
theatre-whisper-tag = Une réplique déjà dite, une fois par chapitre. On l’attribue, on ne l’invente pas.
theatre-whisper-do = Souffler

## Voix

caption-voice-harpsichord = [murmure au clavecin]
caption-voice-lute = [murmure au luth]
caption-voice-cello = [murmure au violoncelle]
caption-voice-viola = [murmure à la viole]
caption-voice-clarinet = [murmure à la clarinette]
caption-voice-oboe = [murmure au hautbois]
caption-voice-bassoon = [murmure au basson]
caption-voice-musicbox = [murmure à la boîte à musique]
caption-voice-glass = [murmure au bord d’un verre]
caption-voice-quill = [murmure à la plume]
caption-voice-whisper = [murmure sans voix]
caption-voice-needle = [murmure au fil et au dé]
caption-voice-cough = [murmure entre deux toux]
caption-voice-reed = [murmure derrière le mur]

## Musique

caption-music-harpsichord-alone = [le clavecin, seul]
caption-music-viola-alone = [une viole, seule]
caption-music-cello-alone = [un violoncelle, seul]
caption-music-clarinet-alone = [une clarinette, seule]
caption-music-stones = [une cloche, un bourdon, un tambour qui tourne]
caption-music-strings-far = [des cordes, dans l’autre aile]
