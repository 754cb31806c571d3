# The packs of cards that can be chosen, and the word of each in the names of its emojis.

packs-french = French, two colours
packs-four-colours = French, four colours
packs-large = Large index, four colours
packs-german = German suits
packs-traditional = Traditional (D. Bellot)

# Short and without spaces: “jack_hearts_2colours_1f3a” is read aloud.
packs-sign-french = 2colours
packs-sign-four-colours = 4colours
packs-sign-large = large
packs-sign-german = german
