said-alike = Semblable contre semblable
said-brave = Pour le courage
said-shy = Pour la timidité
said-comfort = En consolation
said-alone = Le dernier debout
said-guessed = Bien deviné
said-twice = Encore une fois
said-heap = Le plus gros tas
