# Les cinq rideaux, et les saluts.

ending-exil = La Route
    .what = Deux lanternes, un pont. La couronne est restée au vestiaire, sans numéro.
    .closed = Il aurait fallu que quelqu’un vous croie jusqu’au bout. Un seul, et jusqu’au pont.
    .place = Au col, la nuit
ending-aveu = L’Aveu
    .what = Trente-sept noms, à voix haute, et une robe noire.
    .closed = { $genre ->
        [f] Deux personnes vous ont crue une fois de trop : celle qui découpe, et celui qui compte.
       *[m] Deux personnes vous ont cru une fois de trop : celle qui découpe, et celui qui compte.
    }
    .place = Dans la salle, à voix haute
ending-conseil = Les Cinq Mains
    .what = Cinq masques au dossier d’un fauteuil vide. Il reste un clou.
    .closed = Il aurait fallu trois amis. Vous aviez surtout des témoins.
    .place = Autour d’un fauteuil vide
ending-couronne = Le Trône
    .what = Derrière l’écran, on n’a plus peur de personne. C’est la personne qui manque.
    .closed = On osait vous regarder dans les yeux. Il ne fallait pas.
    .place = Derrière l’écran
ending-ecran = Le Duc se porte bien
    .what = L’écran brille, le pain est bon marché, et dans le noir six mains se tiennent.
    .closed = Il aurait suffi de ne rien être pour personne. Vous n’avez pas su.
    .place = Un jeudi, à l’audience

exil-caption-trunk = [une malle, descendue en chaussettes]
exil-caption-boots = [des bottes, qui demandent leur chemin]
exil-caption-snow = [la neige, et deux lanternes]
exil-caption-purse = [une bourse, posée sur une pierre]
exil-caption-gloves = [deux gants qui applaudissent, dans la neige]
exil-won-1 = On vous attend en bas, pour vous remercier.
exil-won-2 = C’est long, un remerciement. Par où sortez-vous ?
exil-won-3 = (Par où l’on entre : le trou du souffleur.)
exil-lost-1 = On vous cherche en bas. Pour vous pendre, ou pour vous remercier.
exil-lost-2 = C’est la même liste. J’ai recopié.
exil-lost-3 = (Ma place est encore tiède. Quelqu’un s’y mettra.)
exil-aside = Je regarde ailleurs. C’est ma seule opinion.
exil-bridge-1 = (Le pont. Derrière moi, une ville où personne ne souffle plus.)
exil-bridge-2 = (Une seconde lanterne. Quelqu’un avait donc de l’avance.)
exil-isaure-1 = Je n’ai pas signé mon départ. Pour une fois, je pars.
exil-isaure-2 = Tenez la lanterne. J’ai vingt mois de lettres à porter moi-même.
exil-tancrede-1 = J’ai laissé la clef sur la porte. Qu’elle s’ouvre à qui la pousse.
exil-tancrede-2 = Passe devant, { $name }. Je n’ai plus rien à garder que toi. Parole.
exil-evariste-1 = Le pont n’est sur aucune carte. Je le reconnais : c’est la frontière.
exil-evariste-2 = Chez nous. Répétez : chez nous.
exil-leopoldine-1 = J’ai mis le noir. On me verra de loin, dans la neige. Il était temps.
exil-leopoldine-2 = Donnez-moi le bras. Inutile de tousser : je vous préfère.
exil-barnabe-1 = J’ai laissé la bourse aux gars. Ça pèse moins, et ça ne dit plus rien.
exil-barnabe-2 = On est deux. C’est brodé nulle part. On va bien s’entendre.
exil-vespre-1 = Deux voyageurs, une voix. Rien à déclarer. J’avais tout entendu.

aveu-caption-doors = [une porte s’ouvre des deux battants, et reste ainsi]
aveu-caption-rod = [une tringle tombe. Le papier, lui, descend]
aveu-caption-names = [« Anselin. Gros Luc. Mathurin. Baptiste. Baptiste. Colas. Petit-Jean… »]
aveu-caption-gloves = [quelqu’un applaudit avec ses gants]
aveu-won-1 = Vous avez gagné. On vous doit un silence. Le greffe en gardait un beau.
aveu-won-2 = J’ouvre. Il n’y a plus rien à garder, et tout le monde peut entrer. Parole.
aveu-won-3 = (Onze marches, du trou à la scène. En onze ans, je ne les avais pas comptées.)
aveu-lost-1 = J’ai gagné ce rideau. J’aimerais mieux qu’on me l’offre.
aveu-lost-2 = Tenez, voilà le fil. Tirez doucement : il n’a jamais aimé se lever.
aveu-lost-3 = (Je sors du trou. D’en haut, la salle est pleine de gens.)
aveu-1 = Mon châle, Capitaine. Non, l’autre. Le noir.
aveu-2 = Voici la liste. Elle est de ma main. Lisez-la de votre voix.
aveu-3 = Plus fort. Ils étaient au fond.
aveu-vespre-1 = Je ne crois que ce qu’on me cache. Me voici sans emploi. C’était très bien.

conseil-caption-knocks = [on frappe trois coups. À la porte, cette fois]
conseil-caption-pegs = [cinq masques, sur le dossier d’un fauteuil vide]
conseil-caption-gloves = [quelqu’un applaudit cinq fois, et compte]
conseil-won-1 = Vous avez gagné. Prenez le fauteuil, qu’on sache enfin à qui désobéir.
conseil-won-2 = Cinq prétendants, un siège. Ostrelande propose que l’on se serre.
conseil-won-3 = (Le fauteuil est vide. Il l’est très bien.)
conseil-lost-1 = J’attendais un duc. J’en vois cinq, et un témoin.
conseil-lost-2 = Il n’y a pas de duc. Il y a nous. C’est plus long à saluer. Parole.
conseil-lost-3 = Et si y en a un qui meurt, on s’en apercevra : ça fera quatre.
conseil-1 = Un fauteuil vide se garde tout seul. Allez dormir, Capitaine.
conseil-2 = À vos ordres. C’était le dernier. Parole.
conseil-3 = (Il y a six clous. Personne ne dit pour qui est le sixième.)
conseil-4 = Signons tous. Lisiblement.
conseil-vespre-1 = Cinq mains ! L’Empire n’achète qu’à la pièce. Mes compliments.

couronne-caption-drum = [un tambour, qui attend qu’on lui dise]
couronne-caption-lamp = [sous la scène, quelqu’un allume une lampe]
couronne-caption-whisper = [un souffle, d’en bas : « Majesté… “Tenez le col.” »]
couronne-caption-gloves = [quelqu’un applaudit, seul, dans le noir]
couronne-won-1 = On se lève. Ce n’est pas du respect : c’est la chaise qui devient chaude.
couronne-won-2 = Longue vie. J’y mets rien de personnel : c’est compris dans le tarif.
couronne-won-3 = (Comme ils se taisent. J’ai longtemps cru que c’était écouter.)
couronne-lost-1 = Vous avez perdu, et c’est vous qu’on regarde. Prenez donc : personne n’ose.
couronne-lost-2 = Je vous ouvre. Je ne vous annonce pas.
couronne-lost-3 = J’ai laissé le coussin. Il a gardé le creux d’Anselme. Vous le remplirez.
couronne-lost-4 = (La porte se referme derrière moi. Doucement. Personne n’osera la claquer.)
couronne-1 = (D’ici, on ne voit personne. On voit qu’on est vu.)
couronne-2 = (On attend que je parle. Je ne connais que les répliques des autres.)
couronne-vespre-1 = Majesté.
couronne-vespre-2 = … Et bonsoir, là-dessous.

ecran-caption-boots = [onze mille bottes, qui s’essuient]
ecran-caption-applause = [la salle applaudit, et ne sait pas comment finir]
ecran-caption-hands = [dans le noir, six mains se cherchent, et n’en disent rien]
ecran-caption-gloves = [un dernier, au fond, applaudit encore]
ecran-won-1 = Bonne mine, bon teint, et pas un geste de trop. Je le dirai à l’Empereur.
ecran-won-2 = Nous avons gagné un jeudi. Il y en a cinquante-deux par an.
ecran-think = (La page suivante est blanche. J’ai déjà ouvert la bouche.)
ecran-lost-1 = J’ai gagné votre plaine. Montrez-le-moi, et je rentre.
ecran-lost-2 = Vous le montrer ! Quelle chance : c’est tout ce que nous savons faire.
ecran-1 = Sa Grâce salue. Le greffe la trouve en progrès.
ecran-2 = Le pain est à { $bread } sous. On n’a pas demandé à qui on le doit.
ecran-3 = Le Duc se porte bien. Parole.
ecran-vespre-1 = Quel art. Vous savez, l’Empereur non plus, on ne le voit jamais de près.

fin-caption-pocket = [une pièce, au fond d’une poche]
fin-caption-change = [on rend la monnaie]
fin-coin-kept = (Le liard. À nous deux, nous faisions une voix. Il fournissait la mâchoire.)
fin-coin-lost = Le boulanger m’a rendu un liard. Il demande pourquoi le Duc a un clou.
fin-coin-melted = Vous l’aviez fondu. Une écolière m’en tend un autre, et demande où est le fil.

fin-vow-kept-isaure = Vous aviez juré aux pierres de tout dire. C’est dit. Je n’ai rien corrigé.
fin-vow-kept-tancrede = Vous aviez juré de tout dire. C’était bien tout. J’ai dû m’asseoir.
fin-vow-kept-evariste = Un vœu tenu ! Chez nous, on en aurait fait un jour férié, et une statue.
fin-vow-kept-leopoldine = Vous deviez tout dire, et c’est fait. Anselme devait tout écouter. Il dormait.
fin-vow-kept-barnabe = T’avais juré aux pierres. Je monterai le dire aux autres.
fin-vow-broken-isaure = Vous deviez tout dire. Il reste une ligne en blanc. Je la lis quand même.
fin-vow-broken-tancrede = Vous aviez juré. J’ai attendu jusqu’au bout, debout. J’ai l’habitude.
fin-vow-broken-evariste = Votre vœu est donc aboli. En bas de page, j’imagine. On s’y fait.
fin-vow-broken-leopoldine = Vous deviez tout dire. Vous avez parlé d’autre chose. Anselme y excellait.
fin-vow-broken-barnabe = T’avais juré aux pierres. Elles ont l’habitude d’attendre.

saluts-caption-blows = [trois coups, et la salle qui s’allume]
saluts-caption-applause = [on applaudit vers le bas]
saluts-1 = { $won ->
    [0] Tables : { $tables }. Gagnées : aucune. Le greffe s’est pourtant beaucoup amusé.
   *[other] Tables : { $tables }. Gagnées : { $won }. Perdues : { $lost }, avec tenue ; la tenue est à rendre.
}
saluts-2 = { $bluffs ->
    [0] Mensonges : néant. Le greffe a fait vérifier le greffe.
   *[other] Mensonges : { $bluffs }. Pris : { $caught }. Le reste passera pour du théâtre.
}
saluts-3 = { $broken ->
    [0] Parole tenue à table : { $kept } fois. Rompue : jamais. La colonne est neuve.
   *[other] Parole tenue à table : { $kept } fois. Rompue : { $broken }. Les morceaux sont ici.
}
saluts-4 = { $fallen ->
    [0] Soldats restés là-bas : aucun. Le greffe a compté deux fois, pour le plaisir.
   *[other] Soldats restés là-bas : { $fallen }. On leur laisse leur nom.
}
saluts-5 = Dit vrai : { $vrai } fois. Faux : { $faux }. Doux : { $tendre }. Dur : { $tranchant }. C’est une voix.
saluts-6 = (On applaudit. Je me retourne, pour voir qui est derrière moi.)
saluts-7 = Le greffe ferme. Rendez les places. Gardez les noms.
