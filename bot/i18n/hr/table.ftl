# Stol tijekom partije: što vide svi, u svakoj fazi.

table-title = { $game } · do { $target }
table-title-deals =
    { $game } · { $deals ->
        [one] { $deals } dijeljenje
        [few] { $deals } dijeljenja
       *[other] { $deals } dijeljenja
    }
table-contract = { BY($contract) }
table-deal = Dijeljenje { $number } · dijeli: { $dealer }
table-terms =
    { $rated ->
        [yes] Partija za rejting.
       *[no] Partija bez rejtinga.
    }
table-carry =
    { $points ->
        [one] čeka { $points } bod
        [few] čekaju { $points } boda
       *[other] čeka { $points } bodova
    }
table-drawn-lowest-draw = Izvučeno: { $draws }. Dijeli najniža karta: { $dealer }.
table-drawn-suit-cut = Presječeno: { $draws }. Dijeli { $dealer }.
table-drawn-first-jack = Prvi dečko: { $draws }. Dijeli { $dealer }.
table-team-score = { $team } { $points }
table-seat = { $seat }: { $player }
table-computer = { table-computer-name }, računalo ({ $level })
table-computer-name =
    { $seat ->
        [north] Slavko
        [east] Ivka
        [south] Joža
       *[west] Zora
    }
table-deserted = Nema nikoga: partija čeka da se vrati neki od njezinih igrača.
table-experts-come = Stručnjaci stižu. Dok ne dođu, zamjenjuju ih klupski igrači.
table-replaced = { $player } (igra računalo)
table-left = { $player } (više nije za stolom)
table-turn-bid = Na redu je { $seat }: { $player }.
table-turn-play = Na potezu je { $seat }: { $player }.
table-closed = Ovaj je stol zatvoren. Otvorite drugi s { help-command-start }.
table-restarting = Bot se ponovno pokreće: partija se za trenutak nastavlja gdje je stala.
table-closed-lost = Što se ovdje igralo, više se ne može pročitati: stol je zatvoren. Ništa nije izbrisano; to može pogledati onaj tko pokreće bota.
table-waiting = Za ovim se stolom igralo s novijom verzijom bota i čeka nadogradnju. Ništa nije izgubljeno: partija se zatim nastavlja. Tko upravlja serverom, može ga zatvoriti s { help-command-stop }.
table-closed-other-rules = Bot je nadograđen i pravila ove igre sad čita drukčije: da se ne mijenjaju na pola puta, partija ovdje završava.
table-moved = Stol se nastavlja niže: { $link }
table-unshown = Zabilježeno, ali ne mogu to pokazati na stolu: u ovom kanalu nemam { $permissions }. Kad administrator to popravi, stol osvježava svaki pritisak. Dotad igrajte karte s { help-command-hand }.
table-unshown-refused = Zabilježeno, ali Discord mi ne da da to pokažem na stolu: ovaj kanal ili nit možda su zaključani. Kad administrator to popravi, stol osvježava svaki pritisak. Dotad igrajte karte s { help-command-hand }.
table-closed-idle = Ovdje se cijeli dan nije igralo: stol je zatvoren, a rezultat se čuva.

table-button-go = Na stol
table-button-hand = Moja ruka
table-button-rules = Pravila
table-button-tricks = Licitacija i štihovi
table-button-more = Više…
table-button-leave = Napusti
side-button-close =
    { $seated ->
        [yes] Natrag na moju ruku
       *[no] Zatvori
    }
table-more-title = Ovaj stol

# Potvrde, koje vidi samo igrač.

leave-confirm =
    { $playing ->
        [yes] Napustiti stol? { $last ->
            [yes] Nitko drugi za njim ne igra: čeka vas i zatvara se nakon jednog dana.
           *[no] Umjesto vas igrat će računalo; možete se vratiti kad god želite.
        }{ $counts ->
            [yes] { " " }Ako vas na kraju nema ili računalo odigra većinu vaših poteza, za rejting gubite partiju.
            [free] { " " }Ne stoji ništa.
           *[no] { "" }
        }
       *[other] Napustiti stol? Sljedeća će se partija igrati bez vas.
    }
leave-confirm-challenge = Ovo dijeljenje vrijedi. Ako na kraju niste tu ili je stručnjak odigrao većinu vaših poteza, vrijedi vam koliko stručnjaci postignu, najviše 0, manje 40.
leave-confirm-free =
    Napustiti mjesto? Nitko još nije zvao: ne stoji ništa, a { $last ->
        [yes] stol se zatvara
       *[no] mjesto je opet slobodno
    }.
leave-done =
    { $playing ->
        [yes] Napustili ste stol. Mjesto vam vraća „{ table-button-hand }”.
       *[other] Napustili ste stol: sljedeća će se partija igrati bez vas. Ako se predomislite, mjesto vam vraća „{ game-button-rematch }” na stolu.
    }
leave-stood = Ustali ste sa svog mjesta.
leave-button-confirm = Napusti stol
leave-button-keep = Ostani
stop-confirm =
    { $playing ->
        [yes] Zaustaviti partiju za sve? Ne računa se pa je nitko ne gubi.
       *[other] Zatvoriti ovaj stol? Tko želi igrati, morat će otvoriti drugi.
    }
stop-confirm-challenge = Zatvoriti stol? Ovo dijeljenje vrijedi: na kraju izazova { $code } dovršavaju ga stručnjaci, a onima koji ga igraju vrijedi koliko oni postignu, najviše 0, manje 40.
stop-confirm-free =
    Zaustaviti partiju? Ne stoji ništa.{ $others ->
        [yes] { " " }Za ostale odlučuje rezultat.
       *[no] { "" }
    }
stop-confirm-ask = Zaustaviti partiju za sve? Ako se druga strana složi, ne računa se. Ako je zaustavite bez pitanja, vama se računa kao poraz u rejtingu „{ $ladder }” i statistici; za ostale odlučuje rezultat.
stop-confirm-lost = Zaustaviti partiju? Računat će vam se kao poraz u rejtingu „{ $ladder }” i statistici.
stop-confirm-stands = Zaustaviti partiju za sve? U rejtingu „{ $ladder }” i statistici odlučuje rezultat.
stop-sent = Druga strana je pitana. Partija se nastavlja dok se ondje svi ne slože.
stop-asked = { $player } želi zaustaviti partiju bez rezultata. Čeka se odgovor: { $awaited }.
stop-refused = { $player } želi igrati dalje: partija se nastavlja.
stop-button-ask = Pitaj drugu stranu
stop-button-lose = Zaustavi i izgubi
stop-button-agree = Zaustavi bez rezultata
stop-button-refuse = Igramo dalje
stop-done =
    { $playing ->
        [yes] Partija je zaustavljena.
       *[other] Stol je zatvoren.
    }
stop-waiting-confirm = Ovaj stol čeka nadogradnju bota; partija bi se tada nastavila. Ako ga zatvorite, neće nikad; odigrano se čuva, bez rezultata.
stop-waiting-close = Zatvori stol
stop-waiting-keep = Čekaj nadogradnju
stop-waiting-done = Stol je zatvoren: kanal je slobodan.
stop-button-confirm =
    { $playing ->
        [yes] Zaustavi partiju
       *[other] { stop-waiting-close }
    }
stop-button-keep =
    { $playing ->
        [yes] Igraj dalje
       *[other] Neka ostane otvoren
    }
keep-done = Ništa se nije promijenilo.

# Igre, po ključu njihovih pravila.

variant-contree = La Contrée
variant-contree_generale = Contrée s générale
variant-contree_701 = Contrée do 701
variant-contree_coinche = Contrée ili coinche
variant-coinche = La Coinche, bez aduta i sve adut
variant-belote = Belote
variant-belote_501 = Belote do 501
variant-bidding_belote = Belote s licitacijom
variant-bulgarian_belot = Bugarski belot
variant-croatian_bela = Bela
variant-decouverte = Belote Découverte, udvoje
variant-baloot = Baloot
variant-pilotta = Pilotta
variant-tarabish = Tarabish
variant-clabber = Clabber
