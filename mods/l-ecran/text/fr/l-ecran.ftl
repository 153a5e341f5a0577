mod-title = L’Écran
    .hint = Qui mène en jetons est en pleine lumière : ses traîtrises coûtent un jeton de plus.
said-screen = L’Écran : qui mène est en pleine lumière. La traîtrise s’y paie un jeton de plus.
