letters-write = Écrire
letters-erase = Effacer
letters-propose = Prendre le premier nom
letters-other = Un nom proposé
letters-done = C’est bon
workshop-name-title = Comment l’appeler ?
