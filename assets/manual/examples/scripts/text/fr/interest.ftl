said-interest = Le siège { $seat } paie une pièce pour sa richesse.
