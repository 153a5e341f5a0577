# The page of texts.

texts-title = The manual of mods: texts
texts-intro = Every word that players read is a message of a file `text/fr/*.ftl` and `text/en/*.ftl`, written in Fluent. A mod says its own things, and may say ours in other words: a later mod replaces whole messages. What a language lacks is said in the other one, and told. These are the words that things ask for, by their names:
texts-forms = Attributes carry the grammar: `.the` (“the Duchess”), `.a`, `.of`; `.hint` is a longer sentence. `mod-title` is the title of the mod in the workshop, its `.hint` one line about it. Where two mods use one short name, each finds its own words first; a message may quote its facts in braces. In French, write « de », « que », « le », « à » before a fact as if no vowel followed: the game says « d’Aurèle », « qu’Hélène », « du Capitaine » by itself. A no-break space behind the small word keeps it whole (« de Hobbes »).
