# Chapitre 7b : le cachot, sous un seul rayon de lune.

cachot-caption-bolt = [un verrou, deux verrous]
cachot-caption-straw = [de la paille, remuée par politesse]
cachot-caption-key = [une clef tourne, à regret]
cachot-caption-bread = [le pain tombe. Il ne rebondit pas]
cachot-caption-rain = [la pluie, de l’autre côté du mur]
cachot-caption-hatch = [un judas s’ouvre, et s’excuse]
cachot-caption-pacing = [sept pas, demi-tour, sept pas]
cachot-bolt-1 = Paille propre, pain d’hier, vue sur le mur. Parole.
cachot-bolt-2 = Personne ne sait que vous êtes ici.
cachot-bolt-3 = La chambre que je garde est plus calme.
cachot-bolt-4 = (Il garde celle du Duc.)

cachot-1 = La caisse du cachot : douze pièces. De quoi se ruiner entre honnêtes gens.
cachot-2 = Jouer la clef est défendu. La voici. Je ne l’ai pas vue.
cachot-3 = (Un seul rayon de lune. Il me l’a laissé.)
cachot-4 = Dehors, rien de neuf. Le pain baisse. Parole.
cachot-5 = Le Duc se porte bien.
cachot-seen = « Vous l’avez vu ? »
cachot-news = « Quelle bonne nouvelle. »
cachot-sit = « Asseyez-vous donc. »
cachot-word = « Vous n’avez pas dit : parole. »
cachot-door = J’ai vu sa porte. Elle se porte bien. Parole.
cachot-visit = C’est ce qu’on me répond. Et personne ne demande à monter.
cachot-bend = Depuis deux ans. Je ne sais plus comment on plie.
cachot-eat = … Mangez votre pain.

cachot-bullet = Votre balle est au greffe. Elle a demandé de vos nouvelles.
cachot-halves = Au gué, vous m’avez rendu ma parole en deux. Voici le pain, en deux.
cachot-one-bolt = Au gué, vous avez tenu. Je n’ai poussé qu’un verrou sur deux.
cachot-oath = Votre serment dort ici, lui aussi. Il tient moins de place.
cachot-aim = Le mandat ne dit pas que vous m’avez visé. J’aime les mandats courts.

cachot-won-1 = J’ai perdu. C’est net. La clef est à vous.
cachot-won-2 = J’ouvre parce que j’ai perdu. Ne me remerciez pas.
cachot-won-3 = En haut, une porte, sans lumière dessous. Tout le monde passe devant.
cachot-won-4 = Frappez. Moi, j’ai cessé. Parole.
cachot-answers = « Qui répond ? »
cachot-heard = « Je n’ai rien entendu. »
cachot-come = « Venez avec moi. »
cachot-purpose = « Vous avez perdu exprès. »
cachot-draught = Un courant d’air. Il a de l’instruction.
cachot-nor-i = Moi non plus. Depuis deux ans.
cachot-on-duty = Je suis de garde. Le jour où l’on me relève, je monterai.
cachot-badly = Non. Exprès, cela se serait vu. Je fais mal exprès.

cachot-lost-1 = J’ai gagné. Vous restez. C’est le règlement. Voici le pain.
cachot-lost-2 = Ah non. On n’enferme personne avec ce pain. Sortez.
cachot-lost-3 = Je fais un rêve. Je garde une chambre, et il n’y a personne dedans.
cachot-lost-4 = Je la garde quand même. Parole.
cachot-dream = « Un rêve, sans parole ? »
cachot-same = « J’ai fait le même. »
cachot-together = « Nous la garderons à deux. »
cachot-bread = « Je finis le pain d’abord. »
cachot-left = … Sortez par la gauche. Il y a moins de courants d’air.
cachot-standing = Alors vous aussi, vous dormez debout.
cachot-talk = À deux, ce serait une conversation. Je n’ose pas y penser.
cachot-exhibit = Non. C’est une pièce à conviction.

cachot-honest = (Je ne lui ai pas menti. À la fin, il ne regardait plus mes mains.)
cachot-caught = Pris à mentir, dans ma propre prison. Le mur a ri.
cachot-poor = « Vous mentez très mal. »
cachot-walls = « Cela restera entre ces murs. »
cachot-again = « Redites-le, pour l’oreille. »
cachot-praise = C’est le premier éloge que je reçois cette année.
cachot-thick = Ils sont épais. Je les ai fait mesurer, exprès.
cachot-duke-again = Le Duc se porte bien. … Vous voyez. On ne s’habitue pas.
cachot-blush = Vous mentez aussi. Ne rougissez pas : la lune y suffit.
