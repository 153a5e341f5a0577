# Le générique : qui a tenu quoi. Les noms et les licences viennent de assets/CREDITS.toml.

credits-title = Générique
credits-roll = Dérouler
credits-leave = Retour
credits-play = Perfidie
credits-tag = Quatre jeux de bluff et de trahison
credits-version = Version { $version }
credits-written = Texte, mensonges et machines
credits-written-by = Écrits, ourdis et assemblés par les fondateurs de Perfidie. Licence MIT.
credits-heard = Clavecin, coups et frissons
credits-heard-by = Joués par des nombres : chaque son, chaque note est fabriquée par nos outils.
credits-licence = Licence : { $licence }
credits-text = Texte entier dans assets/fonts/{ $file }
credits-title-perfidie = Découpages et décors
credits-title-game-icons = Icônes de game-icons.net
credits-changes-game-icons = Icônes recolorées, redimensionnées, parfois combinées.
credits-changes-perfidie = Dessins originaux, découpés à l’encre et à l’or.
credits-changes-cinzel = « Perfidie Titre » : une famille par graisse, espaces fines ajoutées. © 2020 The Cinzel Project Authors.
credits-changes-cormorant-garamond = « Perfidie Dialogue » : espaces fines ajoutées. © 2015 The Cormorant Project Authors.
credits-changes-im-fell-english = « Perfidie Texte » : chiffres de Cinzel, espaces fines ajoutées. © 2007 Igino Marini.
credits-changes-im-fell-english-sc = « Perfidie SC » : chiffres de Cinzel, espaces fines ajoutées. © 2007 Igino Marini.
credits-works = Machinerie
credits-works-with = Python, arcade et pyglet tirent les ficelles ; SDL écoute les manettes.
credits-bow = Aucun duc n’a été maltraité. Quelques-uns l’avaient mérité.
credits-end = Rideau
