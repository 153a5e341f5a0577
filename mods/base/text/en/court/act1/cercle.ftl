# Chapter 4: the Six Stones.

cercle-caption-stones = [a stone is struck, six times]
cercle-caption-tile = [a tile turns over]
cercle-caption-sit = [someone sits; the stone objects]
cercle-1 = Come closer. The stones have bitten no one since Tuesday.
cercle-2 = We were five. I used to sit on the sixth. Then there was you.
cercle-3 = Silence. I see a dead man winning at cards.
cercle-4 = He always was lucky, the late… the Duke.
cercle-5 = He answered before I had finished. Make a note.
cercle-6 = He used to cough first. One could hear him winning.
cercle-7 = (She said: used to.)
cercle-ask = “Used to, Madam?”
cercle-well = “The Duke is well.”
cercle-seat = “Have my stone.”
cercle-dead = “The dead no longer cheat.”
cercle-past = The past tense. At my age everything moves into it.
cercle-never-better = Never better! Crisp as a sheet.
cercle-twice = That is twice.
cercle-seat-taken = Nobody has given me a seat since I married. I forget where one puts the fan.
cercle-watch = Do not believe it. They need watching.
cercle-given-back = (She hands me back my look. Not a word. With a bowl.)

cercle-caption-nobody = [a coin changes hands in the dark]
cercle-nobody-1 = I was not there. So I saw everything.
cercle-nobody-2 = A habit of the Countess’s. I had it from her. She needed the money.
cercle-buy = “I will take it.”
cercle-known = “I know it already.”
cercle-discreet = “Let her keep it.”
cercle-ribbon = The ribbon. She reties it before a lie. This stays between me and nobody.

cercle-won-1 = You win one look. Your tiles, on the other hand, show leek.
cercle-won-2 = That was yesterday, Mother. You are one meal behind.
cercle-won-3 = I foretell only the past. There have been no complaints.
cercle-won-4 = Two bowls. The second goes cold.
cercle-whose = “Who is the second one for?”
cercle-mine = “That one was mine.”
cercle-leek = “Too much leek, I expect.”
cercle-cold = “Was the Duke not hungry?”
cercle-cat = For the cat. We have no cat. It is very discreet.
cercle-thanks = You lie badly. It was kind of you. Do not do it again in company.
cercle-supper = There. The leek. Come to supper on Thursday: there will be leek.
cercle-warm = He let everything go cold. Dinners, wars, and me.

cercle-lost-1 = You will lose an umbrella, then your head. They find the umbrella.
cercle-lost-2 = The tiles do not say that. My word.
cercle-lost-3 = I misread on purpose. You will need someone to prove wrong.
cercle-lost-4 = You were owed one look. I have it. Do ask.
cercle-ask-now = “I am asking.”
cercle-keep-it = “It is better off with you.”
cercle-umbrella = “Keep the umbrella as well.”
cercle-paid = There. One only had to pay. Somebody should tell the lovers.

cercle-countered-leopoldine = You return blows. My husband returned books. Dog-eared.
cercle-countered-loan = What is taken comes back. That is called a library.
cercle-countered-evariste = So many ripostes! My country only ever had the one. Exile.
cercle-countered-tancrede = Every blow returned, and to my face. I like being hit in the face.
cercle-spared-leopoldine = You let it pass, and more than once. I know that trick.
cercle-spared-word = It is called marriage.
cercle-spared-evariste = You let things be taken. I lost a country that way.
cercle-spared-tancrede = More than once you did not hit back. I did not know where to stand.
cercle-withdrew = The first to withdraw? My country did that. It was handed its coat.
cercle-guessed-leopoldine = One does not read over a lady’s fan. Least of all correctly.
cercle-guessed-evariste = My intentions! And I had hidden them from myself.
cercle-guessed-tancrede = Guessed. So I have only the one idea. I suspected as much.
