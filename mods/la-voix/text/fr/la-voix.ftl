mod-title = La Voix
    .hint = Un siège qui a misé comme un autre tourne son dé d’une face, devant tous.
flag-voix = La Voix
    .chip = La Voix : siège { $n }
    .hint = Le siège qui ne dit jamais tout à fait ce qu’un autre vient de dire.
flag-voix-zero = Pas de Voix
said-voice = La Voix : c’était déjà dit. Elle change de ton, et son dé de face.
