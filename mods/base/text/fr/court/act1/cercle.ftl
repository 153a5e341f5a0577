# Chapitre 4 : le Cercle des Six Pierres.

cercle-caption-stones = [on heurte une pierre, six fois]
cercle-caption-tile = [une tuile se retourne]
cercle-caption-sit = [on s’assied, la pierre proteste]
cercle-1 = Approchez. Les pierres n’ont mordu personne depuis mardi.
cercle-2 = Nous étions cinq. Je m’asseyais sur la sixième. Puis il y a eu vous.
cercle-3 = Silence. Je vois un mort qui gagne au piquet.
cercle-4 = Il a toujours eu de la chance, feu… le Duc.
cercle-5 = Il a répondu avant que je finisse. Notez.
cercle-6 = Il toussait, juste avant. On l’entendait gagner.
cercle-7 = (Elle a dit : toussait.)
cercle-ask = « Toussait, Madame ? »
cercle-well = « Le Duc se porte bien. »
cercle-seat = « Prenez ma pierre. »
cercle-dead = « Les morts ne trichent plus. »
cercle-past = L’imparfait, oui. À mon âge, tout finit par s’y mettre.
cercle-never-better = Mieux que jamais ! Frais comme une feuille.
cercle-twice = Cela fait deux fois.
cercle-seat-taken = On ne m’a plus cédé de place depuis mon mariage. J’avais oublié la pose.
cercle-watch = N’en croyez rien. Il faut les surveiller.
cercle-given-back = (Elle me rend mon regard. Sans un mot. Avec un bol.)

cercle-caption-nobody = [une pièce change de main, dans le noir]
cercle-nobody-1 = Je n’étais pas là. J’ai donc tout vu.
cercle-nobody-2 = Un tic de la Comtesse. Je le tiens d’elle : elle me l’a vendu.
cercle-buy = « J’achète. »
cercle-known = « Je le connais déjà. »
cercle-discreet = « Laissez-le-lui. »
cercle-ribbon = Le ruban : renoué, c’est un mensonge. Ceci reste entre moi et personne.

cercle-won-1 = Vous gagnez un regard. Vos tuiles, elles, montrent du poireau.
cercle-won-2 = C’était hier, ma mère. Vous retardez d’un repas.
cercle-won-3 = Je n’annonce que le passé. Personne ne s’est jamais plaint.
cercle-won-4 = Deux bols. Le second refroidit.
cercle-whose = « Pour qui, le second ? »
cercle-mine = « C’était le mien. »
cercle-leek = « Trop de poireau, sans doute. »
cercle-cold = « Il n’avait plus faim, le Duc ? »
cercle-cat = Pour le chat. Nous n’avons pas de chat : il est très discret.
cercle-thanks = Vous mentez mal. C’était bien gentil. Ne recommencez pas en public.
cercle-supper = Voilà. Le poireau. Venez dîner jeudi : il y en aura.
cercle-warm = Il a toujours laissé refroidir. Les plats, les guerres, et moi.

cercle-lost-1 = Vous perdrez un parapluie, puis la tête. On vous rendra le parapluie.
cercle-lost-2 = Ces tuiles ne disent pas cela. Parole.
cercle-lost-3 = Je lis de travers, exprès. Il vous faudra bien quelqu’un à démentir.
cercle-lost-4 = Le regard qu’on vous devait, c’est moi qui l’ai. Demandez.
cercle-ask-now = « Je le demande. »
cercle-keep-it = « Il est mieux chez vous. »
cercle-umbrella = « Gardez aussi le parapluie. »
cercle-paid = Voilà. Il suffisait de payer. On devrait le dire aux amoureux.

cercle-countered-leopoldine = Vous rendez les coups. Mon mari rendait les livres. Cornés.
cercle-countered-loan = Tout ce qui est pris est rendu. Cela s’appelle un prêt.
cercle-countered-evariste = Que de ripostes ! Mon pays n’en avait qu’une : l’exil.
cercle-countered-tancrede = Chaque coup rendu, et de face. D’ordinaire, on me contourne.
cercle-spared-leopoldine = Plus d’une fois, vous avez laissé faire. Je connais.
cercle-spared-word = On appelle cela un mariage.
cercle-spared-evariste = Vous laissez prendre. C’est ainsi que j’ai perdu un pays.
cercle-spared-tancrede = Plus d’un coup sans riposte. Je n’ai pas su où me mettre.
cercle-withdrew = Sortir avant tout le monde ? Mon pays l’a fait. On lui a tendu son manteau.
cercle-guessed-leopoldine = On ne lit pas par-dessus l’éventail. Surtout si on lit juste.
cercle-guessed-evariste = Mes intentions ! Je me les étais pourtant cachées.
cercle-guessed-tancrede = Deviné. Je n’ai donc qu’une idée. Je m’en doutais.
