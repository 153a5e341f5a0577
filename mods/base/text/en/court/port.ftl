# Chapter 6: Perjurers’ Quay.

port-caption-wheels = [a carriage stops, well short of the quay]
port-caption-bell = [a buoy rings, far out]
port-caption-door = [a carriage door slams]
port-caption-boots = [boots, in step]
port-caption-bullet = [a bullet rolls across the table]
port-caption-hammer = [a hammer, across the water]
port-caption-bolt = [one bolt, two bolts]
port-caption-steps = [footsteps on the quay]
port-caption-papers = [the pages of a passport]
port-caption-stays = [the carriage starts, and thinks better of it]
port-caption-stamp = [a stamp, long awaited]
port-coach-1 = Keep that lamp away. I am not here.
port-coach-2 = This is for the ferryman. It does not matter.
port-coach-3 = He has my name. He had it, I mean.

port-1 = No crossing. The sea is late.
port-2 = A letter? Put it down. The water can read.
port-3 = That is her hand. The real one. It shakes.
port-4 = (He does not reach for it. He opens his hand.)
port-give = Give it to him.
port-read = Read it first.
port-burn = Hold it to the lamp.
port-oath = Swear to bring him another.
port-oath-closed = You never swore to spare anyone.
port-writes = Does my sister write well?
port-weekly = “To you? Every week.”
port-straight = “She weeps in straight lines.”
port-signs = “She signs better.”
port-post = Then the post is slower than the sea.
port-margins = Yes. Even small, she kept to the margins.
port-loops = So I saw. My exile had lovely loops.
port-reads = (“The wax was cold when I read your name.” After that, she did not know how.)
port-slow = You read slowly, for the trade. Are two lines as long as that?
port-burns = It burns well. Court paper does.
port-saw = (In the carriage, somebody is warming her eyes.)
port-bring = Bring it open. And bring her.

port-novel = They say that you read people. I have brought a novel.
port-future = They say that you hear past tenses. I shall speak in the future.
port-allowed = You spared me, at the stones. I looked it up. It is allowed. My word.
port-sober = Sworn not to lie? I only swear when I’m sober. You see the problem.
port-three = Sworn to spare someone? Take my company. That’s three in one go.
port-creditors = Name nobody twice? My creditors swore the opposite.

port-customs = Ostrelande customs. One farthing a head. It is symbolic, hence the price.
port-welcome = “Here. A lovely country.”
port-colleague = “Diplomatic corps.”
port-no-border = “There is no border.”
port-first = You are our first tourist. Come again. We may even be open.
port-border = There is one. You are speaking to it.

port-won-1 = The tide has just come in. It makes no apology.
port-won-2 = We cross to the Mint. Everybody there is struck, in the end.
port-won-3 = Wait for me, friend! I’ll pay for the crossing… coming back.
port-won-4 = The carriage. Is it still there?
port-still = “Yes. With the lamp out.”
port-gone = “What carriage?”
port-turn = “Turn round.”
port-lantern = She always thought that it hid her.
port-row = You prompt better than you lie.
port-back = A ferryman does not look at the quay. That is the whole trade.

port-lost-1 = The watch. Tonight that is me. My word.
port-lost-2 = I protest, for form. Arrest first; I will sign later.
port-lost-3 = This is not an arrest.
port-lost-4 = Take the quay, the long way. I shall not look.
port-is-arrest = “It is an arrest.”
port-slowly = “I shall walk slowly.”
port-run = “And if I run?”
port-yes = … Yes. Forgive me. My word.
port-so-shall-i = So shall I. My word.
port-count = I shall count to seven hundred and twelve. My word.
port-bullet-1 = A bullet in the pocket! That’s where I keep my debts.
port-bullet-2 = Contraband. At home we had a ministry for it.
port-bullet-3 = Come with me. I have the key, the warrant and some sorrow. My word.
port-bullet-4 = I had rather have been wrong. My word.

port-mine = “It is mine.”
port-planted = “Somebody put it there.”
port-search = “Search the others.”
port-lighter = Thank you. A bullet weighs less once it is owned to. My word.
port-pockets = That’s what pockets always say.
port-withdraw = Captain, I withdraw my pocket from the discussion.

port-saved-1 = You were falling. I’d already taken my coat back.
port-saved-2 = Here. Put it on. It’s cold, where you were going.
port-fingers = A letter in my hand, and it is in yours. Kindly explain your fingers.
port-did-read = “I read it.”
port-not-read = “I did not read it.”
port-take-it = Take it to Aubin.
port-lips = Already open. No matter: I had read it off your lips.
port-ends = Then you know how it ends. I do not.
port-wax = So the seal broke by itself. It takes after me.
port-said = Did he say anything? What?
port-said-not = No. Do not tell me.
port-smoke = Well? Could he read the smoke?
port-rewrite = You still have it? Good. I can still rewrite it.
port-pocket = (Nobody searched. From a distance, mine is the cleanest pocket here.)
port-shots-evariste = Another shot at me. That is more attention than a treaty.
port-shots-barnabe = You aimed at me again. Only the first one’s free.
port-shots-tancrede = You aimed at me. You shake less than my recruits. My word.

port-fin-1 = Get in. One rows no better for knowing where.
port-fin-2 = Hear that? They strike the Duke all night long. Piecework.
port-fin-3 = Look closely at a farthing, at the jaw. I can see nothing else now.
port-fin-4 = (A notch. As if to let a nail through.)
port-fin-5 = Here the curtain falls, for now. The rest is promised; it is in writing.
port-cell-1 = Clean straw, yesterday’s bread, a view of the wall. My word.
port-cell-2 = Nobody knows that you are here.
port-cell-3 = The room I guard is quieter. My word.
port-cell-4 = (He guards the Duke’s.)
port-cell-5 = Here the curtain falls, for now. The clerk has kept the key.

ending-acte-un-garde = End of act one: the Cell
    .what = The rest is behind the curtain: acts two and three.
