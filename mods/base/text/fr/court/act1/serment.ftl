# Chapitre 5 : le serment, au Conseil.

serment-caption-page = [on tourne trois pages]
serment-caption-coin = [une pièce roule sur le marbre]
serment-caption-seal = [un sceau s’écrase dans la cire]
serment-caption-three = [trois pièces, une à une]
serment-caption-hall = [des pas dans le couloir]
serment-caption-quill = [une plume, qui ne s’arrête pas]
serment-1 = Nul ne s’assied au Conseil sans jurer. Le banc aussi a prêté serment.
serment-2 = J’ai juré fidélité à trois pays. Deux existent encore.
serment-3 = J’ai juré obéissance, à l’autel. Le prêtre a ri le premier.
serment-4 = Jurez. Je corrigerai les fautes.
serment-never = « Je n’en fais jamais. »
serment-yours = « Qui corrige les vôtres ? »
serment-wax = « La cire est déjà chaude ? »
serment-ink = « Gardez l’encre pour les exils. »
serment-two = Alors nous serons deux.
serment-alone = Personne. C’est l’ennui d’écrire seule.
serment-slow = Toujours. Elle refroidit plus vite qu’on ne réfléchit. N’est-ce pas, ma fille ?
serment-bottles = J’en ai trois flacons. Asseyez-vous, on bannit mieux assis.
serment-stock = Trois formules en magasin. La sincère est épuisée.
serment-read = Relisez d’abord. Je n’ai pas relu.
serment-no-lie = Ne mentir à personne.
serment-spare = Épargner quelqu’un.
serment-no-twice = Ne nommer personne deux fois.
serment-dominoes = Ne mentir à personne ? Il faudra vous mettre aux dominos.
serment-heating = Épargner ! Anselme aussi épargnait. Sur le chauffage.
serment-notices = Personne deux fois. C’est la règle des faire-part.

serment-pledge-1 = Un serment sans gage, c’est une opinion. Videz vos poches.
serment-pledge-2 = Le Duc, de profil. Il n’a jamais regardé personne en face.
serment-put = Poser le liard en gage.
serment-spent = « Je l’ai dépensé. »
serment-gift = Le lui offrir, sans gage.
serment-hers = « Il me vient de la Duchesse. »

serment-won-1 = Inscrit à l’or. Prière de tenir jusqu’à ce que cela sèche.
serment-won-2 = Chez nous, on jurait à la craie. À cause de la pluie.
serment-won-3 = Vous m’avez battue à ma table, avec ma plume. C’est mal élevé.
serment-won-4 = Tenez-le. Que j’en voie un.

serment-lost-1 = Inscrit au crayon. La gomme est au greffe, bien en vue.
serment-lost-2 = Deux fautes, et pas de chute. Donnez, je le récris.
serment-lost-3 = (C’est mieux. C’est même ce que je voulais dire.)
serment-lost-4 = Maintenant, c’est lui qui vous tient.

serment-hand-1 = Trois pièces, et je garde la carte. Une main, cela se paie.
serment-hand-2 = Sur le Trésor ? Et le bon est signé de qui ?
serment-hand-3 = Du Duc. De qui voulez-vous que ce soit ?
serment-caught = Votre mensonge tenait debout. C’est vous qui penchiez.
serment-learn = « J’apprends. »
serment-lean = « Montrez-moi. »
serment-copied = « Il était copié du vôtre. »
serment-perjury = Juré à midi, menti à une heure. On a vu des fiançailles plus longues.
serment-double-1 = (Ne mentir à personne. J’ai menti à tout le monde : c’est autre chose.)
serment-double-2 = (Le greffe n’a rien vu. Cela ne fait qu’un témoin de trop.)
serment-clean = (J’ai dit vrai jusqu’au bout. J’en ai les lèvres qui picotent.)
serment-loophole = A juré d’en épargner un. En a abattu un autre. C’est régulier.
serment-coin-1 = Votre gage. Je l’ai regardé longtemps : il a la mâchoire de travers.
serment-coin-2 = J’ai d’abord cru à une faute de ma part.
serment-take = Le reprendre.
serment-keep = « Gardez-le. Il vous connaît. »
serment-bitten = « Vous l’avez mordu ? »
