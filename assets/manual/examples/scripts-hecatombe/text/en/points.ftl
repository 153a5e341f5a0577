said-alike = Like against like
said-brave = For courage
said-shy = For shyness
said-comfort = For comfort
said-alone = The last one standing
said-guessed = Well guessed
said-twice = Once more
said-heap = The larger heap
