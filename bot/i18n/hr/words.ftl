# Riječi igre, svaka objašnjena jednom.

words-title = ### Riječi igre
words-deal = **Dijeljenje**: karte se podijele jednom i igraju do zadnje. Partija ih ima više.
words-hand = **Ruka**: karte koje držite.
words-lead = **Izlaziti**: igrati prvu kartu u štihu. Ostali moraju dati njezinu boju.
words-trick = **Štih**: po jedna karta svakog igrača. Uzima ga najjača, a tko ga uzme, izlazi u sljedeći.
words-follow = **Dati boju**: odigrati kartu tražene boje.
words-trump = **Adut**: boja odabrana u licitaciji. Tuče ostale tri, a njezine karte imaju svoj poredak: dečko, zatim devetka.
words-ruff = **Sjeći**: odigrati adut kad nemate traženu boju.
words-overruff = **Ići preko, sjeći preko (iber)**: odigrati jači adut od onoga na stolu.
words-discard = **Odbaciti**: odigrati kartu druge boje koja nije adut.
words-master = **Držati, najjača karta**: štih drži igrač koji bi ga sad uzeo; karta je najjača ako je ništa preostalo u njezinoj boji ne tuče.
words-bid = **Najava, ugovor**: bodovi koje strana obećava i adut; zadnja najava postaje ugovor.
words-declarer = **Zvač**: igrač koji je zvao adut.
words-sides = **Napad, obrana**: zvač i njegov partner; druga dvojica.
words-double = **Kontra**: oklada da će protivnički ugovor pasti; ulog raste.
words-meld = **Zvanje**: karte u nizu ili četiri iste. Piše se samo po sebi, u igrama koje imaju zvanja.
words-belote = **Bela**: adutski kralj i dama u istoj ruci.
words-last-trick = **Zadnji štih**: donosi 10 bodova više (francuski „dix de der”).
words-capot = **Kapot**: svi štihovi jednoj strani; u beli štiglja.
