# Chapitre 6 : le port aux parjures.

port-caption-wheels = [une voiture s’arrête, loin du quai]
port-caption-bell = [une bouée sonne, au large]
port-caption-door = [une portière claque]
port-caption-boots = [des bottes, en mesure]
port-caption-bullet = [une balle roule sur la table]
port-caption-hammer = [un marteau, de l’autre côté de l’eau]
port-caption-bolt = [un verrou, deux verrous]
port-caption-steps = [des pas, sur le quai]
port-caption-papers = [on feuillette un passeport]
port-caption-stays = [la voiture s’ébranle, et se ravise]
port-caption-stamp = [un tampon, longtemps attendu]
port-coach-1 = N’approchez pas la lampe. Je ne suis pas là.
port-coach-2 = Ceci est pour le passeur. C’est sans importance.
port-coach-3 = Il porte mon nom. Enfin… il le portait.

port-1 = On ne passe plus. La mer est en retard.
port-2 = Une lettre ? Posez-la. L’eau sait lire.
port-3 = C’est son écriture. La vraie. Elle tremble.
port-4 = (Il ne tend pas la main. Il l’ouvre.)
port-give = La lui donner.
port-read = La lire d’abord.
port-burn = L’approcher de la lampe.
port-oath = Jurer d’en porter une autre.
port-oath-closed = Vous n’avez juré d’épargner personne.
port-writes = Ma sœur écrit bien ?
port-weekly = « À vous ? Toutes les semaines. »
port-straight = « Elle pleure droit. »
port-signs = « Elle signe mieux. »
port-post = Alors la poste est plus lente que la mer.
port-margins = Oui. Même petite, elle ne débordait pas.
port-loops = J’ai vu. Mon exil avait de très belles boucles.
port-reads = (« La cire était froide quand j’ai lu ton nom. » Après, elle n’a plus su.)
port-slow = Vous lisez lentement, pour le métier. C’est si long, deux lignes ?
port-burns = Ça brûle bien. C’est du papier de cour.
port-saw = (Dans la voiture, quelqu’un se réchauffe les yeux.)
port-bring = Apportez-la ouverte. Et elle avec.

port-novel = On dit que vous lisez dans les gens. J’ai donc apporté un roman.
port-future = On dit que vous entendez les imparfaits. Je parlerai au futur.
port-allowed = Vous m’avez épargné, au cercle. J’ai relu le règlement. C’est permis. Parole.
port-sober = T’as juré de pas mentir ? Moi je jure à jeun. Autant dire jamais.
port-three = T’as juré d’épargner quelqu’un ? Prends ma compagnie : ça t’en fait trois.
port-creditors = Nommer personne deux fois ? Mes créanciers ont juré l’inverse.

port-customs = Douane d’Ostrelande. Un liard par tête. C’est symbolique, donc cher.
port-welcome = « Le voici. Joli pays. »
port-colleague = « Corps diplomatique. »
port-no-border = « Il n’y a pas de frontière. »
port-first = Vous êtes notre premier touriste. Revenez, nous serons peut-être ouverts.
port-border = Il y en a une. C’est moi.

port-won-1 = La marée vient d’arriver. Elle ne s’excuse pas.
port-won-2 = On passe à la Monnaie. Là-bas, on frappe avant d’entrer.
port-won-3 = Attends-moi, l’ami ! Je paie la traversée… au retour.
port-won-4 = La voiture. Elle est toujours là ?
port-still = « Oui. Lanterne éteinte. »
port-gone = « Quelle voiture ? »
port-turn = « Retournez-vous. »
port-lantern = Elle a toujours cru qu’on la voyait moins.
port-row = Vous soufflez mieux que vous ne mentez.
port-back = Un passeur ne regarde pas le quai. C’est tout le métier.

port-lost-1 = La garde. Ce soir, c’est moi. Parole.
port-lost-2 = Je proteste pour la forme. Arrêtez d’abord, je signerai ensuite.
port-lost-3 = Ceci n’est pas une arrestation.
port-lost-4 = Prenez le quai, au plus long. Je ne regarderai pas.
port-is-arrest = « C’est une arrestation. »
port-slowly = « Je marcherai lentement. »
port-run = « Et si je cours ? »
port-yes = … Oui. Pardon. Parole.
port-so-shall-i = Moi aussi. Parole.
port-count = Je compterai jusqu’à sept cent douze. Parole.
port-bullet-1 = Une balle dans la poche ! Moi, j’y range mes dettes.
port-bullet-2 = De la contrebande. Chez nous, c’était un ministère.
port-bullet-3 = Suivez-moi, sans courir. J’ai la clef, le mandat et de la peine. Parole.
port-bullet-4 = J’aurais préféré me tromper. Parole.

port-mine = « Elle est à moi. »
port-planted = « Quelqu’un l’y a mise. »
port-search = « Fouillez les autres. »
port-lighter = Merci. C’est plus léger à porter, une balle avouée. Parole.
port-pockets = Ça, c’est ce que disent toutes les poches.
port-withdraw = Capitaine, je retire ma poche du débat.

port-saved-1 = Tu tombais. J’avais déjà repris mon manteau.
port-saved-2 = Tiens. Remets-le. Il fait froid, où t’allais.
port-fingers = Une lettre de ma main, et c’est vous qui la tenez. Expliquez-moi vos doigts.
port-did-read = « Je l’ai lue. »
port-not-read = « Je ne l’ai pas lue. »
port-take-it = La porter à Aubin.
port-lips = Déjà ouverte. Ce n’est rien : je l’avais lue sur vos lèvres.
port-ends = Alors vous savez comment elle finit. Moi pas.
port-wax = Le cachet s’est donc ouvert seul. Il tient de moi.
port-said = Il a dit quelque chose ? Quoi ?
port-said-not = Non. Ne me le dites pas.
port-smoke = Alors ? A-t-il su lire la fumée ?
port-rewrite = Vous l’avez encore ? Bien. Je peux encore la récrire.
port-pocket = (Personne n’a fouillé. De loin, j’ai la poche la plus propre du duché.)
port-shots-evariste = Encore un coup sur moi. C’est plus d’égards qu’un traité.
port-shots-barnabe = Tu m’as encore visé. Il n’y a que le premier coup de gratuit.
port-shots-tancrede = Vous m’avez visé. Vous tremblez moins que mes recrues. Parole.

port-fin-1 = Montez. On ne rame pas mieux quand on sait où.
port-fin-2 = Vous entendez ? Ils frappent le Duc. Toute la nuit, à la pièce.
port-fin-3 = Regardez un liard de près, à la mâchoire. Moi, je ne vois plus que ça.
port-fin-4 = (Un cran. Comme pour passer un clou.)
port-fin-5 = Ici tombe le rideau, pour l’instant. La suite est promise : c’est noté.
port-cell-1 = Paille propre, pain d’hier, vue sur le mur. Parole.
port-cell-2 = Personne ne sait que vous êtes ici.
port-cell-3 = La chambre que je garde est plus calme. Parole.
port-cell-4 = (Il garde celle du Duc.)
port-cell-5 = Ici tombe le rideau, pour l’instant. Le greffe a gardé la clef.

ending-acte-un-garde = Fin de l’acte un : le cachot
    .what = La suite derrière le rideau : actes deux et trois.
