# Chapitre 7a : la Monnaie, où l’on frappe une fois.

monnaie-caption-hammer = [un marteau, de l’autre côté de l’eau]
monnaie-caption-strike = [le marteau tombe, et le Duc avec]
monnaie-caption-coins = [un sac de ducs se vide sur la pierre]
monnaie-caption-die = [on retourne un bloc d’acier]
monnaie-caption-laugh = [un rire, puis plus rien]
monnaie-caption-hiss = [quelque chose fond, sans protester]
monnaie-caption-rest = [le marteau s’arrête. C’est pire]
monnaie-caption-design = [on déroule un pays, avec précaution]
monnaie-caption-scale = [une balance se décide]
monnaie-boat-1 = Montez. On ne rame pas mieux quand on sait où.
monnaie-boat-2 = Vous entendez ? Ils frappent le Duc. Toute la nuit, à la pièce.
monnaie-boat-3 = Regardez un liard de près, à la mâchoire. Moi, je ne vois plus que ça.
monnaie-boat-4 = (Un cran. Comme pour passer un clou.)

monnaie-1 = La Monnaie ne frappe qu’une fois. C’est ce qui la distingue des huissiers.
monnaie-2 = J’ai signé la frappe. On m’a écrit : à son image. Je n’ai pas demandé laquelle.
monnaie-3 = J’ai apporté un dessin, pour le revers. Une république. Toute petite.
monnaie-4 = Onze ans d’arriérés. Je viens les chercher tièdes.
monnaie-5 = Il ne lève pas les yeux. Un grand règne se reconnaît au profil.
monnaie-6 = Éloignez cette lampe de lui.
monnaie-looked = « J’ai regardé la mâchoire. »
monnaie-duke = « Je ne vois qu’un duc. »
monnaie-tremble = « C’est vous qui tremblez. »
monnaie-dead = « De profil, il a l’air mort. »
monnaie-proof = Il ne fallait pas. Une épreuve, cela se relit avant, ou jamais.
monnaie-talent = Comme tout le monde. Gardez ce talent : il se perd.
monnaie-hammer = C’est le marteau. Je ne tremble qu’à l’écrit.
monnaie-profiles = Tous les profils ont l’air morts. C’est la face qui se plaint.

monnaie-design-1 = Voyez : une république, de face. Les autres nations se cachent de profil.
monnaie-design-2 = On m’en frappe une. Une seule. Ce sera toute la circulation.
monnaie-nobody = « Je n’y vois personne. »
monnaie-accept = « Je l’accepterais. »
monnaie-false = « C’est de la fausse monnaie. »
monnaie-resembles = C’est très ressemblant.
monnaie-tender = Alors elle a cours. Il suffit d’une poche étrangère, et de manières.
monnaie-country = La monnaie est vraie. C’est le pays qui est faux. Ne confondez pas.

monnaie-oars = Vous sentez la mer. Il rame toujours trop à gauche ?
monnaie-fire = Approchez-vous du four. Vous aimez voir brûler le papier.
monnaie-folds = Ma lettre est dans votre manteau. D’ici, j’entends les plis.
monnaie-reader = Vous lisez les lettres des autres. Un liard, au moins, n’a que deux mots.
monnaie-stamped = Vous avez payé le liard, à ma frontière. Le budget entier s’est levé.
monnaie-mine = Ton liard, je l’ai gardé. J’ai essayé de le boire : il m’est resté en travers.

monnaie-won-1 = Gagné. On montre le coin au vainqueur. C’est l’usage ; il ne comprend jamais.
monnaie-won-2 = Gravé d’après nature. On avait baissé la lampe, par respect.
monnaie-won-3 = (Le cran y est. Dans l’acier, à l’envers, cent mille fois.)
monnaie-won-4 = Un duc avec un clou dans la mâchoire. Ça t’étonne ?
monnaie-lost-1 = Ha ! Viens voir. Ils nous ont fait un duc à charnière !
monnaie-lost-2 = C’est un défaut du métal. Ils sont plusieurs, à la cour, à l’avoir.
monnaie-lost-3 = Un clou. À la mâchoire. Pour que ça parle…
monnaie-lost-4 = J’ai salué ça.
monnaie-shadow = « On a frappé une ombre. »
monnaie-misprint = « C’est une faute de frappe. »
monnaie-creaked = « Il grinçait, le jeudi. »
monnaie-nailed = « Il tient mieux, cloué. »
monnaie-paid = Une ombre ? On m’a toujours payé avec.
monnaie-law = Une faute ? Tirée à cent mille. Ça s’appelle une loi.
monnaie-conscience = Moi, je croyais que c’était la conscience.
monnaie-held = J’en ai connu trente-sept qui tenaient sans clou.

monnaie-pot-1 = Votre liard au creuset, contre deux faveurs. C’est le tarif de l’oubli.
monnaie-pot-2 = Il n’en restera que le prix. C’est plus que la plupart.
monnaie-keep = Le garder.
monnaie-other = En fondre un autre.
monnaie-give = Le donner à Barnabé.
monnaie-melt = Le jeter au creuset.
monnaie-kept = À votre aise. Ne le montrez pas de trop près.
monnaie-palmed = (Il est resté tiède, contre moi. L’autre avait le même duc, et pas de clou.)
monnaie-given = Un duc pour moi ? Je le mets avec les autres qui ne bougent plus.
monnaie-melted = Voilà. Il n’a jamais eu si bonne mine.
monnaie-house = Vous avez fondu un chef d’État. D’ordinaire, il y faut deux chambres.

monnaie-read-isaure = Votre dessein est écrit gros. Je l’ai lu sans ôter mes gants.
monnaie-read-evariste = J’ai percé votre dessein. J’ai grandi sur des menus chiffrés.
monnaie-read-barnabe = J’ai deviné ta tuile. T’avais l’air de l’aimer : c’est toujours celle-là.
monnaie-back-isaure = Vous rendez les coups à l’heure. C’est la seule ponctualité que je blâme.
monnaie-back-barnabe = T’as rendu les coups. Sans intérêts ? On voit que t’as pas de banquier.
