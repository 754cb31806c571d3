# Gledanje igračeve ruke, ako pristane: za one koji nemaju mjesto za stolom.

watch-button = Gledaj
watch-title = Gledanje ruke
watch-hint = Odaberite igrača. Ako pristane, njegovu ruku vidite do kraja partije, a za to zna cijeli stol.
watch-hint-after = Nakon svakog dijeljenja svi uz rezultat mogu vidjeti sve ruke.
watch-hint-player = Tko nema mjesto za stolom, smije tražiti da vidi neku ruku. Za svoju odlučujete vi, i samo za ovu partiju.
watch-nobody = Vašu ruku ne vidi nitko.
watch-button-ask = Pitaj ({ $seat })
watch-button-withdraw = Povuci zahtjev
watch-waiting = Tražili ste da vidite ruku: { $player }. Odgovor će se pojaviti ovdje; bez njega zahtjev istječe sa sljedećim dijeljenjem.
watch-asked =
    { $watcher } želi vidjeti ruku igrača { $player }.{ $others ->
        [0] { "" }
        [1] { " " }Čeka još jedan zahtjev.
        [one] { " " }Čeka još { $others } zahtjev.
        [few] { " " }Čekaju još { $others } zahtjeva.
       *[other] { " " }Čeka još { $others } zahtjeva.
    }
watch-asked-you = { $watcher } želi vidjeti vašu ruku.
watch-question = { $watcher } želi vidjeti vašu ruku do kraja partije. Pristajete li?
watch-button-answer = Odgovori
watch-button-show = Pristajem
watch-button-keep = Odbijam
watch-shown-to = Vašu ruku gledaju: { $watchers }.
watch-shown-you = Vidite ruku igrača { $player }.
watch-button-hide = Ne pokazuj više
watch-following = Ruku igrača { $player } gledaju: { $watchers }.
watch-hand = Ruka ({ $seat }): { $player }
watch-hand-empty = Sve su karte odigrane.
watch-kept-fresh = Ova se ruka osvježava četvrt sata; „{ watch-button-again }” dodaje još toliko.
watch-button-again = Osvježi
watch-button-stop = Prestani gledati
watch-deal-over = Dijeljenje je završilo: sve su ruke na stolu.
watch-not-granted = Ovu ruku nećete vidjeti: igrač je odbio ili otišao, ili je dijeljenje završilo bez odgovora.
watch-over = Ovu ruku više ne vidite: igrač je tako odlučio ili otišao, ili je partija završila.
watch-stopped = Ovu ruku više ne gledate.
watch-withdrawn = Vaš je zahtjev povučen.
