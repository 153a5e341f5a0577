# Le marché des indices : Personne, son étal, et ce qui s’y vend.

market-counterfeit = Contrefaçon
