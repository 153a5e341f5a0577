# The credits: who held what. Names and licences come from assets/CREDITS.toml.

credits-title = Credits
credits-roll = Unroll
credits-leave = Back
credits-play = Perfidie
credits-tag = Four games of bluff and betrayal
credits-version = Version { $version }
credits-written = Words, lies and machines
credits-written-by = Written, plotted and assembled by the founders of Perfidie. MIT licence.
credits-heard = Harpsichord, knocks and shivers
credits-heard-by = Played by numbers: every sound and every note is made by our own tools.
credits-licence = Licence: { $licence }
credits-text = Full text in assets/fonts/{ $file }
credits-title-perfidie = Cut-outs and scenery
credits-title-game-icons = Icons from game-icons.net
credits-changes-game-icons = Icons recoloured, resized, sometimes combined.
credits-changes-perfidie = Original drawings, cut from ink and gold.
credits-changes-cinzel = “Perfidie Titre”: one family per weight, thin spaces added. © 2020 The Cinzel Project Authors.
credits-changes-cormorant-garamond = “Perfidie Dialogue”: thin spaces added. © 2015 The Cormorant Project Authors.
credits-changes-im-fell-english = “Perfidie Texte”: Cinzel figures, thin spaces added. © 2007 Igino Marini.
credits-changes-im-fell-english-sc = “Perfidie SC”: Cinzel figures, thin spaces added. © 2007 Igino Marini.
credits-works = Machinery
credits-works-with = Python, arcade and pyglet pull the strings; SDL listens to the pads.
credits-bow = No duke was harmed. Some of them deserved it.
credits-end = Curtain
