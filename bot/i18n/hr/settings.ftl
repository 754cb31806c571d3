# Postavke servera.

settings-title = Postavke servera
settings-page-start = Početak
settings-page-tables = Stolovi
settings-page-ratings = Rejtinzi
settings-page-posts = Objave
settings-page-reset = Vrati
settings-line = { $name }: { $value }
settings-off = isključeno
settings-button-undo = Poništi promjenu
settings-undone = Poništeno. Opet vrijedi:
settings-same = Odabrano kako je već bilo.
settings-zone = Vremenska zona: { $zone }, gdje je { $now }.
settings-zone-title = Vremenska zona
settings-zone-label = Njezin najveći grad, npr. Zagreb
settings-language = Jezik stolova
settings-language-host = Jezik domaćina
# Ime ovog jezika, kako ga pišu njegovi govornici.
settings-language-own = Hrvatski
settings-game = Igra i kućna pravila
settings-channels = Kanali za stolove
settings-channels-hint = Do deset: stolovi, izazovi, večeri i dijeljenje dana tada ostaju u njima i u njihovim nitima.
settings-channels-all = svuda
settings-channels-none = nigdje
settings-channels-gone = Svi kanali odabrani za stolove izbrisani su pa se nijedan ne otvara. Odaberite druge pod { settings-page-start }.
settings-button-anywhere = Stolovi svuda
settings-button-allow = Dopusti ovdje
settings-allowed = Stolovi se sada mogu otvarati u { $channel }. Za poništavanje: { help-command-setup }.
settings-clock = Vrijeme po potezu
settings-level = Razina računala
settings-convention = { convention-title }
settings-pictures = Slike
settings-pictures-none = Bez slika
settings-pictures-none-note = sve riječima
settings-pictures-tricks = Nakon svakog štiha
settings-pictures-tricks-note = stol i ruke nacrtani, bez treperenja
settings-pictures-cards = Nakon svake karte
settings-pictures-cards-note = uvijek točno, ali svaki put zatreperi
settings-pack = Karte koje svi vide
settings-button-back = Postavke servera
settings-button-house = Kućna pravila
settings-reactions =
    { $allowed ->
        [yes] Reakcije igrača: dopuštene
       *[other] Reakcije igrača: isključene
    }
settings-folds =
    { $folds ->
        [yes] Dijeljenja: jedna poruka po partiji
       *[other] Dijeljenja: svako svoju poruku
    }
settings-feats =
    { $announced ->
        [yes] Nova postignuća: objavljuju se
       *[other] Nova postignuća: privatna
    }
settings-button-reset = Vrati ove postavke
settings-reset-what = Vraćanje mijenja ovo:
settings-reset-keeps = Rezultati, rejtinzi, uloge i večeri ostaju. Može se poništiti jedan dan.
settings-reset-none = Sve je kao kad je bot stigao.
settings-ladders = Ljestvice
settings-ladders-shared = Ovaj server i svi serveri
settings-ladders-shared-note = njegove partije računaju se i ukupno
settings-ladders-apart = Samo ovaj server
settings-ladders-apart-note = njegove partije ne računaju se ukupno
settings-recounting = Rejtinzi i ljestvice računaju se iznova…
settings-podium = Postolje na kraju svake sezone
settings-podium-hint = Objavljuje se u kanalu svaka tri mjeseca.
settings-button-podium-off = Isključi postolje
settings-day = { today-settings-title }
settings-day-hour = Sat dijeljenja dana
settings-button-day-off = Ne objavljuj dijeljenje dana
settings-evenings-paused = Jedna je kartaška večer pauzirana: u njezinu kanalu više ne mogu objavljivati ni otvarati stolove.
settings-day-silent = Dijeljenje dana se ne objavljuje: kanala više nema ili u njega ne smijem pisati. Odaberite drugi pod { settings-page-posts }.
settings-day-elsewhere = Dijeljenje dana i dalje stiže u { $channel }, gdje se stolovi ne otvaraju. Odaberite drugi kanal pod { settings-page-posts }.
