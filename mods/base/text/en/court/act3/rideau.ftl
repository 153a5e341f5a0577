# Chapter 16: the Curtain. A lit screen in the middle of a plain, and the last Thursday.

rideau-caption-screen = [a screen snaps in the wind, and lights up]
rideau-caption-staff = [a staff, in wet grass]
rideau-caption-crown = [a crown piece, returned]
rideau-caption-purse = [a purse, pulled shut]
rideau-caption-dents = [a coin that no longer rolls]
rideau-caption-fire = [a fire, with the Council’s chairs]
rideau-caption-thread = [a needle, through silk]
rideau-caption-flags = [flags are rolled up, the right way round]
rideau-caption-frame = [a glove, on the frame of a screen]
rideau-caption-broken = [a word breaks, a long way from home]
rideau-caption-rise = [the house rises; so does the paper]
rideau-caption-silence = [a silence. There is a line missing]
rideau-caption-cough = [a cough. Just where he used to cough]
rideau-caption-steel = [three words, and not another sound]

rideau-1 = Tomorrow, the last Thursday. The screen is out here. At last we know where he is.
rideau-2 = I asked for an audience. I was shown a plain. So I have brought company.
rideau-3 = Which of you is the Duke?
rideau-4 = Get in the queue, old man.
rideau-5 = I am. The right hand.
rideau-6 = I am. As far down as the throat.
rideau-7 = I am. In profile.
rideau-8 = A well-distributed sovereign.
rideau-9 = You are not having one piece of him. My word.

rideau-10 = Five answer, and one listens. I have learnt to question the sixth.
rideau-11 = I have read fourteen months of audiences. Bread gets cheaper, sentences shorter.
rideau-12 = And three words, at the pass. My people were on the other side of them.
rideau-13 = Who was speaking?
rideau-me = “I was.”
rideau-the-duke = “The Duke. When he coughed.”
rideau-your-side = “How many, on your side?”
rideau-ask-them = “Ask them. They are still there.”
rideau-punctuation = Thank you. I had guessed, from the punctuation. You let people breathe.
rideau-singular = One liar, all alone? Here they generally come to me in chorus.
rideau-nineteen = … Nineteen. I have never been asked. I had not asked either.
rideau-every-night = I do, every night. They ask me who was speaking.

rideau-left = I shall hold your left. It is the hand I never signed with.
rideau-right = I have your right. Nobody ordered it. That is new.
rideau-muster = Ostrelande sends its whole army. Forgive the delay. I had to muster myself.
rideau-shy = My dead are behind you. Do not turn round. They are shy.
rideau-forty = There’s three of us. With the ones up there, forty. The name’s right.
rideau-proofread = I am on the other side. You taught me to read before I sign.
rideau-facing = I am facing you. From here, at least, I can see you coming.
rideau-on-credit = I’m on the other side. You’re the first boss I’ve ever fought on credit.
rideau-draught = I am on the other side. Wrap up. Tonight the draught is me.
rideau-dismissed = Three promises broken. One may take one’s hat. One may use the side door.

rideau-sergeant-tulip = Your Tulip has had a third idea: to stay. We sewed it on the flag.
rideau-sergeant-sweetheart = Your Sweetheart marries tomorrow. He asks if you could hold till then.
rideau-sergeant-carefree = Nevermind returns the crown. He says you may owe it again tomorrow.
rideau-sergeant-tallest = Beanpole has stood up. He says one cannot see the screen crouching.

rideau-pension = You still owe me one. So don’t go and die: you’re my pension.
rideau-no-lock = I owe you a turn of the key. There is no lock here. I shall stand in it. My word.
rideau-told-1 = I told the other two. That it was you, the pass.
rideau-told-2 = They asked if your voice shook.
rideau-it-shook = “Yes.”
rideau-it-did-not = “No.”
rideau-they-come = Good. They’d money on that. They’re coming up the line, and they’re buying.
rideau-they-bet = Liar. They’d money on yes. I’ll pay it for you.
rideau-dents = Show me… He took for you everything he never would take for me.
rideau-shadow = You melted the Duke. And here we are in arms, defending his shadow.
rideau-hem = I have mended your flags. One stitch more, over the heart. No charge.
rideau-never = ‘Never’, you said, at the ford. Forty nights, and it is still never. My word.

rideau-won-1 = I withdraw. The Empire seldom loses, but it does know how to fold a tablecloth.
rideau-won-2 = I have seen people hate one another to death round a single lamp.
rideau-won-3 = At home we call that a government.
rideau-won-4 = On Thursday, do not lie to me too well.
rideau-our-best = “We shall do our best.”
rideau-standing = “He will receive you standing.”
rideau-go-home = “Go home. It is snowing.”
rideau-count-dead = “Count your dead first.”
rideau-patience = That is what I write of you: they do their best. I am told to wait.
rideau-armchair = Standing! Then I shall bring a chair. One of us ought to rest.
rideau-mother = … My mother used to say so. Then she, too, would shut the door.
rideau-i-stay = I have. That is why I am staying.

rideau-lost-1 = I have won. I could look behind it.
rideau-lost-2 = One coughs, before going in.
rideau-lost-3 = Thursday, then, at the hour. I wish to be lied to properly.
rideau-lost-4 = You lost by standing in front of it. That is in none of our manuals.
rideau-nothing = “There is nothing behind it.”
rideau-asleep = “He is asleep.”
rideau-bleeding = “Sit down. You are bleeding.”
rideau-take-it = “Take it. It weighs nothing.”
rideau-the-front = I know. It is what stands in front that puzzles me.
rideau-tiptoe = Then I shall come back on tiptoe. With eleven thousand boots.
rideau-paper-cuts = It was the paper. It cuts. One never thinks of paper.
rideau-duty = Nothing? Have you any idea what we charge, at our border, on nothing?

rideau-report = You kept your word. To me. I shall have to file a report.
rideau-received = You broke your word to me. At last I feel I have been received.
rideau-the-list = Give me their names. My song’s got forty verses. It’ll carry more.
rideau-in-the-light = Treachery in full light, one token extra. We call it the entertainment tax.
rideau-in-the-trade = Every word of yours kept. I had thought the trade would die with me.

rideau-thursday-1 = His Grace receives. For the last time, or the first. I have left a blank.
rideau-thursday-2 = Stand up straight, Anselme.
rideau-thursday-3 = Your Grace, one question only. How are you?
rideau-thursday-4 = (They are all looking down. There is a line missing. Just one.)
rideau-whisper-truth = “He is dead. It was me.”
rideau-whisper-well = “The Duke is well.”
rideau-whisper-yours = “Over to you. I have stopped.”
rideau-whisper-pass = “Hold the pass.”
rideau-undubbed = … No. That one has no understudy. Say it yourself.
rideau-i-hear = No need to repeat it. From this side one only ever heard you.
rideau-is-well = The Duke is well.
rideau-no-cough = So I hear. He has even stopped coughing.
rideau-somebody = Ah. Somebody, at last.
rideau-who-said = Who said that?
rideau-i-know = No. Never mind. I know the voice.
