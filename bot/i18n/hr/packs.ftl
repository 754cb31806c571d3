# Špilovi karata koji se mogu odabrati i riječ svakog u imenima njegovih emojija.

packs-french = Francuske, dvije boje
packs-four-colours = Francuske, četiri boje
packs-large = Velike oznake, četiri boje
packs-german = Mađarice
packs-traditional = Tradicionalne (D. Bellot)

# Kratko i bez razmaka: „jack_hearts_2colours_1f3a” čita se naglas.
packs-sign-french = 2boje
packs-sign-four-colours = 4boje
packs-sign-large = velike
packs-sign-german = madarice
