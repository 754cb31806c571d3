# Postavke servera.

settings-title = Postavke servera
settings-hint = Vrijede za sljedeće stolove. Tko otvara stol, može odabrati drukčije.
settings-zone = Vremenska zona: { $zone }, gdje je { $now }.
settings-zone-title = Vremenska zona
settings-zone-label = Njezin najveći grad, npr. Zagreb
settings-language = Jezik stolova
settings-language-host = Jezik domaćina
# Ime ovog jezika, kako ga pišu njegovi govornici.
settings-language-own = Hrvatski
settings-game = Igra i kućna pravila
settings-clock = Vrijeme po potezu
settings-level = Razina računala
settings-pictures = Slike
settings-pictures-none = Bez slika
settings-pictures-none-note = sve riječima
settings-pictures-tricks = Nakon svakog štiha
settings-pictures-tricks-note = stol i ruke nacrtani, bez treperenja
settings-pictures-cards = Nakon svake karte
settings-pictures-cards-note = uvijek točno, ali svaki put zatreperi
settings-button-back = Postavke servera
settings-button-house = Kućna pravila
settings-reactions =
    { $allowed ->
        [yes] Reakcije igrača: dopuštene
       *[other] Reakcije igrača: isključene
    }
settings-feats =
    { $announced ->
        [yes] Nova postignuća: objavljuju se
       *[other] Nova postignuća: privatna
    }
settings-button-reset = Vrati postavke…
settings-ladders = Ljestvice
settings-ladders-shared = Ovaj server i svi serveri
settings-ladders-shared-note = njegove partije računaju se i ukupno
settings-ladders-apart = Samo ovaj server
settings-ladders-apart-note = njegove partije ne računaju se ukupno
settings-recounting = Rejtinzi i ljestvice računaju se iznova…
settings-podium = Postolje na kraju svake sezone
settings-podium-none = Isključeno
settings-evenings-paused = Jedna je kartaška večer pauzirana: više ne mogu objavljivati u njezinu kanalu.
settings-day-silent = Dijeljenje dana ne objavljuje se: njegova kanala nema ili ondje ne smijem objavljivati. Odaberite drugi pod „{ today-settings-title }”.
