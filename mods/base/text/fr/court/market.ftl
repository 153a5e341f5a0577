# Le marché des indices : Personne, son étal, et ce qui s’y vend.

market-counterfeit = Contrefaçon
market-faked-tell = { $tell } · contrefaçon
market-title = L’étal de Personne
market-short = Personne
market-news = Personne attend au bord du chemin. Personne achète.
market-favours = { $n ->
    [0] pas une faveur
    [1] 1 faveur
   *[other] { $n } faveurs
}
market-hello = « Je n’étais pas là. Montrez-moi donc ce que j’ai manqué. »
market-nothing = « Vous n’avez rien que je n’aie. Revenez avec une indiscrétion. »
market-known = à vendre : { $n } faveurs
market-sold = vendu à { $qui }
market-unknown = inconnu de vous
market-paid = payé
market-warning = Un avertissement
market-warning-price = 1 faveur, remboursée jamais
market-lips = Vos lèvres
market-lips-bought = vendues à { $qui }
market-lips-what = « On dit qu’elles remuent avant vos mensonges. Vendez-le-moi : quelqu’un de plus y croira. »
market-lips-tonight = « Une bouche par soir. Après, cela se remarque. »
market-deal-sell = Vendre
market-deal-trade = Échanger
market-deal-lips = Vendre
market-deal-warn = Payer
market-risk = L’acheteur s’en souviendra à toutes les tables. Une chance sur deux que la vente s’ébruite.
market-offered = « Celui-là, je l’ai. Il me faut un des vôtres : n’importe lequel, je ne suis pas sentimental. »
market-not-offered = « Pas ce soir. J’ai mieux à ne pas dire. »
market-sold-what = « Vendu à { $qui }. Je ne vous l’ai pas dit. Je ne vous ai rien dit. »
market-warning-what = « Une faveur, et je vous dis qui contrefait ce soir. Si ce n’est personne, ce n’est pas moi. »
market-poor = « Pas une faveur ? L’ignorance est gratuite. Servez-vous. »
market-warned = { $qui } : contrefaçon. Le geste y est, la gêne n’y est pas.
market-warned-nobody = « Ce soir ? Personne. Et j’ai un alibi. »
market-sure-sell = « { $n } faveurs. Encore une fois, et c’est vendu. Je ne rends rien, pas même la monnaie. »
market-sure-trade = « Contre l’indice de { $qui }. Encore une fois, et vous ne m’avez jamais vu. »
market-sure-lips = « { $n } faveurs pour votre bouche. Encore une fois, et on vous lira dessus. »
market-done-lips = « { $qui } vous regardera parler. Profitez-en pour vous taire. »
market-sure-warn = « { $n } faveur. Encore une fois, et je vous dis tout ce que j’ignore. »
market-done-sell = « { $qui } vous remercie. Sans savoir qui. En principe. »
market-done-trade = « Voici { $qui }. Nous ne nous connaissons pas, surtout moi. »
market-done-warn = « Regardez les gestes trop bien faits. Les vrais sont ratés. »
market-hearsay = Ce qui se dit

## À la table, à partir du troisième acte

lips-move = Les lèvres
lips-moved = [remue les lèvres]

## Les rumeurs et les rancunes, d’une ligne

rumour-vengeful = { $qui } vous garde un chien de sa chienne.
rumour-announced = { $qui } annonce ses coups : on crie à la loyauté.
rumour-never-named = { $qui } ne craint plus rien : on l’a juré.
rumour-wounded = { $qui } aurait du cœur. On enquête.
rumour-deep-end = { $qui } a bu la tasse, et pris des notes.
rumour-wrong-farthing = { $qui } recompte sa monnaie. Deux fois.
rumour-seeks = { $qui } cherche un nom. Il a déjà la corde.

## Ce que disent ceux dont l’indice fut vendu, et ceux qui l’ont contrefait

line-isaure-vendue = Mon ruban se vend deux faveurs ? La mercière me l’a fait trois sous.
line-isaure-fausse = J’ai renoué mon ruban pour rien, ce soir. Vous avez lu quand même ?
line-tancrede-vendu = On a vendu ma parole. Celle que je ne donne pas. Parole.
line-tancrede-faux = J’ai donné ma parole au hasard, ce soir. C’est reposant. Parole.
line-evariste-vendu = On a vendu ma lenteur. À un pays qui existe, j’espère.
line-evariste-faux = J’ai compté jusqu’à trois avant de mentir. L’honnêteté fatigue.
line-leopoldine-vendue = On a vendu mes petits noms. Je vais vous en trouver un grand.
line-leopoldine-fausse = J’ai appelé toute la table mon enfant. Personne n’a rangé.
line-barnabe-vendu = T’as vendu ma bourse sans la bourse. Chapeau. Je facture.
line-barnabe-faux = J’ai soupesé ma bourse toute la soirée. C’étaient des cailloux.

## La question, quand quelqu’un a contrefait

question-rehearsed = Quelqu’un a raté son tic, ce soir. Il l’a fait exactement.
question-for-me = (Une contrefaçon. On a donc pensé à moi, devant un miroir.)
question-read-the-play = Ne me dites pas qui. J’aime mieux vous regarder ne pas le dire.
