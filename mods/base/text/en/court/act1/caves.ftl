# Chapter 2: Saint Elmo's Cellars.

caves-caption-drop = [a drop falls into an empty barrel]
caves-caption-purse = [a purse is emptied, with regret]
caves-caption-cart = [a cart, the rain, a horse who knows the way]
caves-caption-bullet = [a bullet rolls all the way to the wall]
caves-1 = Come down. Mind the third step. It owes me money.
caves-2 = Cold? Take my coat. There. Now you owe me something.
caves-3 = Pistols, a cellar, no window. It might be the ministry.
caves-4 = Four tricks allowed, not one more. Even cheating has forms to fill in.
caves-5 = Sign there. And none of your sirs. I charge for sirs.
caves-6 = Company of the Forty. There are three of us.
caves-aim = “I cannot shoot.”
caves-four = “Four, then, with me.”
caves-where = “Where are the others?”
caves-rename = “You should change the name.”
caves-buried = Perfect. The good shots, I’ve buried.
caves-cards = Four! At last we can play cards.
caves-up-there = Up there. They’re keeping our place.
caves-embroidered = It was already embroidered.

caves-by-mistake = I hear you’re here by mistake. Same as me. Eleven years.
caves-waited = Eleven years waiting for your cue? I have waited only six. After you.
caves-listens = I hear you listen to people. What’s that cost, by the hour?
caves-bites = Your remark about our ears has gone round. I wore the big earrings, in reply.
caves-sharp = The Duke, a crooked jaw? A toothache. It has quite left him.

caves-heart-side = You’ve got the old lady’s farthing? Wear it heart side. It stops bullets.
caves-no-door = At the ball you showed me the door. Here there is none.
caves-gloves = At the ball you read my hand. Tonight I am wearing gloves.
caves-prose = At the ball you lied in verse. With pistols, do try prose.
caves-recognised = You won the ball. Ostrelande recognises you. Might that be mutual?
caves-faster = Lost at the ball? It’s better here. You lose quicker.

caves-won-1 = You win! Here’s your share. It’s his.
caves-won-2 = My money? I do not recognise it. It used to look happy.
caves-won-3 = (He answers before the question has ended. Worth a note.)
caves-won-4 = You shoot the way you prompt: the lips never move.
caves-won-5 = Keep a trick for later. My lads never had the time to play theirs.
caves-bonus = Keep: { name-prime }
caves-loader = Keep: { name-chargeur }
caves-doctor = Keep: { name-medecin }
caves-gift = Keep: { name-cadeau }
caves-bonus-said = A bonus for counting right. I have seen statues go up for less.
caves-loader-said = To fill another man’s gun, unsigned. I would have left initials.
caves-doctor-said = The doctor… We had one. He stayed with them.
caves-gift-said = A bullet, as a present. Anyone can see you were brought up.

caves-lost-1 = Up you get. Losing’s hungry work. I’ll drive you, it goes on the bill.
caves-lost-2 = Keep the coat. It belongs to a lad of ours. He’s past being cold.
caves-lost-3 = On the hills I say them out loud: Big Luke, young Anselin…
caves-lost-4 = Thirty-seven. The horse stops by himself at the last.
caves-lost-5 = The other time I called the roll, they all answered.
caves-again = “Say them again. I remember.”
caves-happened = “What happened?”
caves-knew = “I knew them.”
caves-shares = “More shares for you, then.”
caves-catching = You remember things? Careful. It starts with one name.
caves-held = We held. That was the order.
caves-nobody = No. Nobody did. That’s why I say them.
caves-drank = I worked it out. Then I drank it.

caves-pocket-barnabe = My pocket was empty. You’ve had the tour: that’s two pence.
caves-pocket-isaure = Nothing in my pocket but my hand. You have hurt its feelings.
caves-pocket-evariste = You invaded my pocket. Nobody has invaded me for six years.
caves-cheat = A bullet in your pocket, the first night. And I took you for a customer.
caves-scared = “I was afraid.”
caves-not-mine = “It is not mine.”
caves-lent = “It was meant for you.”
caves-me-too = So was I. You hide it, I weigh it. Everyone’s got a way.
caves-orphan = An orphan! Give it here, I’ll adopt it. You pay the fees.
caves-returned = For me? You shouldn’t have. You’ll get it back; I keep accounts.
caves-zero = Nought, all night. You bet the way I govern.
caves-shot-isaure = A bullet, by my own hand. As a rule I write.
caves-shot-barnabe = That bullet was mine. Nothing personal. You were in front.
caves-shot-evariste = I shot at you. From me, that is very nearly candour.
