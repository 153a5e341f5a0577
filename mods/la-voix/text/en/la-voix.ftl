mod-title = The Voice
    .hint = One seat that bet what another bet turns its die one face, before all.
flag-voix = The Voice
    .chip = The Voice: seat { $n }
    .hint = The seat that never says quite what another has just said.
flag-voix-zero = No Voice
said-voice = The Voice: that has been said. It changes its tone, and its die a face.
