# Chapitre 6 : le port aux parjures.

port-1 = On ne passe plus. La mer est en retard.
port-2 = Une lettre ? Posez-la. L’eau sait lire.
port-3 = C’est son écriture. La vraie. Elle tremble.
port-4 = (Il ne tend pas la main. Il l’ouvre.)
port-give = La lui donner.
port-read = La lire d’abord.
port-burn = L’approcher de la lampe.
port-oath = Jurer d’en porter une autre.
port-oath-closed = Vous n’avez juré d’épargner personne.
port-caption-bell = [une bouée sonne, au large]
port-fin-1 = Montez. On ne rame pas mieux quand on sait où.
