# Chapter 7a: the Mint, where things are struck once.

monnaie-caption-hammer = [a hammer, across the water]
monnaie-caption-strike = [the hammer falls, and so does the Duke]
monnaie-caption-coins = [a sack of dukes is emptied on stone]
monnaie-caption-die = [a block of steel is turned over]
monnaie-caption-laugh = [a laugh, and then nothing]
monnaie-caption-hiss = [something melts, and makes no complaint]
monnaie-caption-rest = [the hammer stops, which is worse]
monnaie-caption-design = [a country is unrolled, with care]
monnaie-caption-scale = [a pair of scales makes up its mind]
monnaie-boat-1 = Get in. One rows no better for knowing where.
monnaie-boat-2 = Hear that? They strike the Duke all night long. Piecework.
monnaie-boat-3 = Look closely at a farthing, at the jaw. I can see nothing else now.
monnaie-boat-4 = (A notch. As if to let a nail through.)

monnaie-1 = The Mint strikes only once. That is how one tells it from a bailiff.
monnaie-2 = I signed for this coinage. ‘In his likeness’, it said. I never asked which.
monnaie-3 = I have brought a design for the back. A republic. A very small one.
monnaie-4 = Eleven years’ back pay. I’ve come to collect it warm.
monnaie-5 = He does not look up. One knows a great reign by its profile.
monnaie-6 = Take that lamp away from him.
monnaie-looked = “I looked at the jaw.”
monnaie-duke = “I only see a duke.”
monnaie-tremble = “It is you who are shaking.”
monnaie-dead = “From the side, he looks dead.”
monnaie-proof = You should not have. One reads the proof before, or never.
monnaie-talent = Like everybody else. Keep that gift. It is dying out.
monnaie-hammer = That is the hammer. I only shake in writing.
monnaie-profiles = All profiles look dead. It is the face that complains.

monnaie-design-1 = Look, a republic, face on. The other nations hide in profile.
monnaie-design-2 = They are striking me one. Just one. It will be the whole currency.
monnaie-nobody = “I see nobody on it.”
monnaie-accept = “I would take it.”
monnaie-false = “It is false coin.”
monnaie-resembles = It is a very good likeness.
monnaie-tender = Then it is legal tender. All it takes is one foreign pocket, and manners.
monnaie-country = The coin is real. It is the country that is false. Do not mix them up.

monnaie-oars = You smell of the sea. Does he still pull to the left?
monnaie-fire = Come nearer the furnace. You like to watch paper burn.
monnaie-folds = My letter is in your coat. I can hear the folds from here.
monnaie-reader = You read other people’s letters. A farthing, at least, has only two words.
monnaie-stamped = You paid the farthing at our border. The whole budget stood up for you.
monnaie-mine = I kept your farthing. I tried to drink it. It wouldn’t leave the purse.

monnaie-won-1 = Won. The winner is shown the die. It is the custom. They never understand it.
monnaie-won-2 = Cut from life. The lamp was turned down, out of respect.
monnaie-won-3 = (The notch is there. In the steel, backwards, a hundred thousand times.)
monnaie-won-4 = A duke with a pin in his jaw. Does that surprise you?
monnaie-lost-1 = Ha! Come and see. They’ve made us a duke with a hinge!
monnaie-lost-2 = A flaw in the metal. Several people at court have it.
monnaie-lost-3 = A pin. In the jaw. So that it talks…
monnaie-lost-4 = I saluted that.
monnaie-shadow = “They struck a shadow.”
monnaie-misprint = “It is a slip of the hammer.”
monnaie-creaked = “He used to creak, on Thursdays.”
monnaie-nailed = “Nailed, he holds better.”
monnaie-paid = A shadow? That’s what I’ve always been paid in.
monnaie-law = A slip? Made a hundred thousand times? That’s called a law.
monnaie-conscience = And I thought it was his conscience.
monnaie-held = I knew thirty-seven who held without a pin.

monnaie-pot-1 = Your farthing in the crucible, for two favours. The price of forgetting.
monnaie-pot-2 = Only the price will be left of it. Most of us leave less.
monnaie-keep = Keep it.
monnaie-other = Melt another one.
monnaie-give = Give it to Barnabé.
monnaie-melt = Drop it in the crucible.
monnaie-kept = As you please. Do not hold it up so close.
monnaie-palmed = (It stayed warm, in my sleeve. The other had the same head, and no pin.)
monnaie-given = A duke, for me? I’ll put him with the others who don’t move.
monnaie-melted = There. He never had such good colour.
monnaie-house = You have melted a head of state. As a rule it takes two chambers.

monnaie-read-isaure = Your aim is written large. I read it with my gloves on.
monnaie-read-evariste = I saw through your aim. I was raised on menus in cipher.
monnaie-read-barnabe = I guessed your tile. You looked fond of it. It’s always that one.
monnaie-back-isaure = You return blows on time. It is the one punctuality I object to.
monnaie-back-barnabe = You gave the blows back. No interest? Anyone can see you’ve no banker.
