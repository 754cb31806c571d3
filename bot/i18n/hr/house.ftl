# Stranica kućnih pravila, za stol ili server, i kako ih nazivaju druge stranice.

house-rules = kućna pravila
house-title = Kućna pravila · { $game }
house-of-table = Svaki izbor odmah vrijedi za ovaj stol.
house-of-server = Svaki izbor vrijedi za sljedeće stolove ovog servera.
house-only-host = Prije partije može ih promijeniti domaćin, { $user }.
house-none = Bez kućnih pravila: vrijede pravila same igre.
house-number = { $number }
house-usual = pravilo same igre
house-usually = pravilo same igre: { $choice }
house-capot-pays = Isplati se: samih 250 manje je od 100 sa svim štihovima, 262
house-difference = { $option }: { $choice }
house-differences = Razlike · { $list }
house-others =
    { $count ->
        [1] … i još jedna
        [one] … i još { $count }
        [few] … i još { $count }
       *[other] … i još { $count }
    }
house-bounds = Od { $least } do { $most }
house-button-type =
    { $option ->
        [target] Drugi zbroj…
       *[deals] Drugi broj…
    }
house-button-reset = Natrag na pravila same igre

# Gotova pravila: njihovo ime, zatim redak koji ih objašnjava.

house-preset-server = Kućna pravila ovog servera
house-preset = Gotova pravila…
house-rules-of = Pravila: { $rules }
house-rules-source = same igre, bez izmjena
house-rules-own = vlastita pravila ovog stola
house-usual-preset = Pravila same igre
house-usual-preset-note =
    { $variant ->
        [coinche] Pravila same igre: sve adut od 258
       *[other] Uobičajena pravila, bez izmjena
    }
house-preset-all-trumps-162 = Sve adut na 162
house-preset-all-trumps-162-note = Bez aduta i sve adut od 162 boda, kao u boji
house-preset-federation-coinche-2015 = Francuski savez, coinche 2015.
house-preset-federation-coinche-2015-note = Sa zvanjima; treba više i od obrane; uz kontru pobjednik uzima sve; kapot 250 + 250
house-preset-board-game-arena = Board Game Arena
house-preset-board-game-arena-note = U smjeru kazaljke; uz kontru i prolaz obrana piše 0; bez aduta i sve adut na 162
house-preset-board-game-arena-bid = Board Game Arena, samo najava
house-preset-board-game-arena-bid-note = Kao Board Game Arena, ali se pišu samo najava i bela
house-preset-online = Kao na internetu, sa zvanjima
house-preset-online-note = Do 1.000 bodova, rekontra ×3, bela i zvanja samo u zapisu
house-preset-federation-contree-2016 = Francuski savez, contrée 2016.
house-preset-federation-contree-2016-note = Osvojeni bodovi i najava; kontra na redu, kapot 500
house-preset-federation-contree-2016-made = Francuski savez, contrée 2016., osvojeni bodovi
house-preset-federation-contree-2016-made-note = Pišu se samo osvojeni bodovi; pod kontrom 320, pod rekontrom 640; kapot 500
house-preset-federation-contree-ludique = Francuski savez, contrée, najnoviji tekst
house-preset-federation-contree-ludique-note = Rekontra ×3 samo na najavu; kapot 250 + 250; petica dolje, zadnje dijeljenje u bod
house-preset-cannes-2016 = Turnir u Cannesu 2016.
house-preset-cannes-2016-note = Do 2.001; najave do 260, kapot 270 + 250; rekontra ×3; petica se zaokružuje dolje
house-preset-coinchons = coinchons.fr
house-preset-coinchons-note = Uz kontru se množe 160 i najava; bela uvijek ostaje onome tko je ima; kapot 500
house-preset-federation-belote-2016 = Francuski savez, belote 2016.
house-preset-federation-belote-2016-note = Bez zvanja; bela ostaje i kod pada; bez aduta i sve adut na 162
house-preset-saudi = Saudijski baloot
house-preset-saudi-note = Do 152; projekti pomažu; uz kontru pobjednik uzima sve; kaboot 25 ili 44, nikad se ne množi
house-preset-palaristi = Ciparska pilotta (palaristi)
house-preset-palaristi-note = Do 301; najava se piše; zatvoreno ×2, ponovno ×4; kapot 250; desetice od 6
house-preset-page = Kako piše stranica igre
house-preset-page-note =
    { $variant ->
        [baloot] Tko nema boju, siječe samo preko protivnikova sječenja
        [tarabish] Dvadeset je jače od pedeset
        [clabber] Zvanja se uspoređuju naglas
        [belote] Karte se skupe i presijeku, bez miješanja; zvanja naglas
       *[other] Karte se skupe i presijeku, nikad ne miješaju
    }
house-preset-on-paper = Kao na papiru
house-preset-on-paper-note = Djelitelj smije dalje, kontra, izvan aduta bez iber, partnera ne treba sjeći

# The page on the text behind a preset: each kind of rules, and the source.

house-text-button = Što kaže njegov tekst
house-text-table = Stol
house-text-auction = Licitacija
house-text-legal = Karte
house-text-melds = Zvanja
house-text-scoring = Pisanje
house-text-game_end = Kraj
house-text-silent = Tekst o tome šuti: vrijede pravila igre.
house-source-federation-coinche-2015 = Francuski savez belote, „Règles de la Belote Coinchée”, 2015.
house-source-board-game-arena = Board Game Arena, kod koji ondje radi (drasill/bga-coinche), listopad 2025.
house-source-board-game-arena-bid = Board Game Arena, drugi način pisanja u njezinu kodu (drasill/bga-coinche), listopad 2025.
house-source-federation-contree-2016 = Francuski savez belote, „Règles officielles de la Belote Contrée”, 27. siječnja 2016.: osvojeni bodovi i najava
house-source-federation-contree-2016-made = Francuski savez belote, „Règles officielles de la Belote Contrée”, 27. siječnja 2016.: osvojeni bodovi
house-source-federation-contree-ludique = Francuski savez belote, „Règles officielles de la Belote Contrée”, bez datuma, izdanje Équipe Ludique
house-source-cannes-2016 = Festival International des Jeux, Cannes, „Règlement de la belote aux enchères ou contrée”, 2016.
house-source-coinchons = coinchons.fr, stranica o bodovima
house-source-federation-belote-2016 = Francuski savez belote, „Règles officielles de la Belote”, 27. siječnja 2016.
house-source-saudi = tazjel/baloot-ai, prema snimljenim partijama najveće saudijske platforme, 2026.
house-source-palaristi = Pantelisavg/pilottamobileapp i Tsinwntas/pilotta-app, dva ciparska programa, 2026.
