# Tekst na slikama i njihov zamjenski tekst.

pictures-bid = Licitacija: { $contract }
pictures-called = Ugovor: { $contract }
pictures-no-bid = Licitacija
pictures-contract-short = { SHORT($contract) }
pictures-deal = Dijeljenje { $number }
pictures-problem = Zadatak { $number }
pictures-lesson = Lekcija { $number }
pictures-reading = Čitanje ruku
pictures-dealer = dijeli: { $dealer }
pictures-dealer-mark = D
pictures-last-trick = Zadnji štih
pictures-team =
    { $team ->
        [north_south] S–J
       *[east_west] I–Z
    }

pictures-of-table = Slika stola. { $deal }.
pictures-of-lobby = Slika stola prije partije: { $game }.
pictures-computer = { $called } · računalo
pictures-computer-short = { $seat } ⚙
pictures-said = { $seat } kaže „{ $word }”.
pictures-seat = { $seat }: { $player }.
pictures-awaited = Na potezu: { $seat }.
pictures-awaited-call = Na redu za najavu: { $seat }.
pictures-your-turn = Vi ste na potezu.
pictures-your-call = Vi ste na redu za najavu.
pictures-calls = Zadnje najave: { $calls }.
pictures-turned = Okrenuta karta: { $card }.
pictures-laid = { $seat } { $card }
pictures-laid-best = { $seat } { $card } (drži)
pictures-trick = Na stolu: { $plays }.
pictures-past-trick = Zadnji štih: { $plays }.
pictures-piles = Otvorene karte, { $seat } (+1: skrivena karta ispod): { $cards }.
pictures-pile-covering = { $card } +1
pictures-pile-bare = skrivena karta
pictures-scores = Rezultat: { $scores }.
pictures-held = Ruka: { $cards }.
pictures-playable = Može se odigrati: { $cards }.

pictures-not-playable = Sad se ne može odigrati: { $cards }.

pictures-of-game =
    Slika: rezultat nakon svakog dijeljenja. { $deals ->
        [one] { $deals } dijeljenje
        [few] { $deals } dijeljenja
       *[other] { $deals } dijeljenja
    }, { $scores }.
pictures-turn = { $number }: { BY($contract) }, { $result ->
        [made] prolaz
        [failed] pad
       *[other] ni prolaz ni pad
    }, { $first }:{ $second }
pictures-turn-bare = { $number }: bez ugovora, { $first }:{ $second }

pictures-moment-capot =
    { $variant ->
        [croatian_bela] Štiglja!
        [bulgarian_belot] Kapo!
       *[other] Kapot!
    }
pictures-moment-double = Pad!
pictures-moment-comeback = Preokret!
pictures-told-capot = Svi štihovi: { $team }
pictures-told-double = Kontra se isplatila: { $team }
pictures-told-comeback =
    { $team } vodi nakon zaostatka od { $points ->
        [one] { $points } boda
        [few] { $points } boda
       *[other] { $points } bodova
    }
