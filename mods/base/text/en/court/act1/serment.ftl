# Chapter 5: the Oath, at the Council.

serment-caption-page = [three pages are turned]
serment-caption-coin = [a coin rolls over marble]
serment-caption-seal = [a seal is crushed into wax]
serment-caption-three = [three coins, one by one]
serment-caption-hall = [footsteps in the corridor]
serment-caption-quill = [a pen that does not stop]
serment-1 = Nobody sits at the Council without an oath. The bench has sworn too.
serment-2 = I have sworn loyalty to three countries. Two still exist.
serment-3 = I swore to obey, at the altar. The priest laughed first.
serment-4 = Swear. I will correct the mistakes.
serment-never = “I never make any.”
serment-yours = “Who corrects yours?”
serment-wax = “Is the wax hot already?”
serment-ink = “Save the ink for exiles.”
serment-two = Then there will be two of us.
serment-alone = Nobody. That is the trouble with writing alone.
serment-slow = Always. It cools faster than people think. Does it not, my dear?
serment-bottles = I have three bottles of it. Sit down. One banishes better seated.
serment-stock = Three formulas in stock. We are out of the sincere one.
serment-read = Read it first. I did not.
serment-no-lie = To lie to nobody.
serment-spare = To spare someone.
serment-no-twice = To name nobody twice.
serment-dominoes = Lie to nobody? You will have to take up dominoes.
serment-heating = Sparing! Anselme was sparing too. With the heating.
serment-notices = Nobody twice. That is the rule for death notices.

serment-pledge-1 = An oath without a pledge is an opinion. Empty your pockets.
serment-pledge-2 = The Duke, in profile. He never did look anyone in the face.
serment-put = Put the farthing down as a pledge.
serment-spent = “I have spent it.”
serment-gift = Give it to her, as a present.
serment-hers = “It was the Duchess’s to give.”

serment-won-1 = Entered in gold. Kindly keep it at least until it dries.
serment-won-2 = In Ostrelande we swore in chalk. Because of the rain.
serment-won-3 = You beat me at my own table, with my own pen. That is bad manners.
serment-won-4 = Keep it. Let me see one kept.

serment-lost-1 = Entered in pencil. The rubber is in the office, in plain sight.
serment-lost-2 = Two mistakes and no ending. Give it here, I shall rewrite it.
serment-lost-3 = (It is better. It is even what I meant.)
serment-lost-4 = Now it is the oath that keeps you.

serment-hand-1 = Three coins, and I keep the card. One pays for a good hand.
serment-hand-2 = From the Treasury? And who signed the order?
serment-hand-3 = The Duke. Who else would it be?
serment-caught = Your lie stood up quite straight. It was you who leaned.
serment-learn = “I am learning.”
serment-lean = “Show me how.”
serment-copied = “I copied it from one of yours.”
serment-perjury = Sworn at noon, lied at one. The office has seen longer engagements.
serment-double-1 = (To lie to nobody. I lied to everybody. It is not the same thing.)
serment-double-2 = (He saw nothing. That leaves one witness too many.)
serment-clean = (The truth, from start to finish. My lips are tingling.)
serment-loophole = Swore to spare one. Struck down another. That is in order.
serment-coin-1 = Your pledge. I looked at it a long while: the jaw is crooked.
serment-coin-2 = I took it at first for a slip of mine.
serment-take = Take it back.
serment-keep = “Keep it. He knows you.”
serment-bitten = “Did you bite it?”
