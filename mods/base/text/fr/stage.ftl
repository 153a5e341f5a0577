# La scène elle-même : ce qui se lit partout.

stage-mishap-title = Un décor s’est effondré
stage-mishap = Une erreur a interrompu la scène. La partie est sauvée jusqu’à la dernière action ; le détail est dans le journal.
stage-mishap-go-on = Valider pour revenir au premier rideau
