# Dijeljenje dana: sami s tri stručnjaka, iste karte za sve.

today-title = Dijeljenje dana br. { $number }
today-what = { $game }, sami s tri stručnjaka: iste karte za sve.
today-once = Jedan pokušaj, koji do ponoći možete nastaviti kad god želite ({ $ends }).
today-training = Ovaj je dan prošao: igrate za vježbu, izvan poretka.
today-played =
    { $count ->
        [0] Još ga nitko nije završio.
        [one] Završila ga je { $count } osoba.
        [few] Završile su ga { $count } osobe.
       *[other] Završilo ga je { $count } osoba.
    }
today-streak =
    { $days ->
        [one] Niz: { $days } dan
        [few] Niz: { $days } dana
       *[other] Niz: { $days } dana
    }{ $forgiven ->
        [yes] { " " }· ❄ propušteni dan ovog mjeseca se prašta
       *[no] { "" }
    }
today-seal = Pečat { $seal }…: sjeme se pokazuje večeras u ponoć.
today-seed = Sjeme `{ $seed }`, dijeljenje { $drawn } s njegova popisa.
today-button-play = Igraj
today-button-resume = Nastavi
today-button-leaderboard = Poredak
today-button-earlier = Raniji dani
today-button-share = Podijeli
today-button-look = Sve ruke
today-button-own = Moja igra ponovno
today-button-back = Natrag
today-button-today = Dijeljenje dana
today-button-too = Igraj isto dijeljenje
today-button-challenge = Izazov
today-notify =
    { $watches ->
        [yes] Ne javljaj više
       *[no] Javi mi
    }
today-head = Dijeljenje dana br. { $number }
today-preparing = Dijeljenje dana bit će spremno za otprilike minutu.
today-button-again = Pokušaj ponovno
today-outdated = Pravila ove igre promijenila su se s ovom verzijom bota: današnje dijeljenje ovdje završava, bez poretka. Dan se svima računa u niz, a sljedeće dijeljenje dolazi { $ends }.
today-late = Dan je prošao: možete dovršiti, izvan poretka.
today-rank = { $rank }. mjesto od { $count }.
today-unranked = Izvan poretka.
today-bids =
    { $passed ->
        [yes] kod { $share } % svi su rekli dalje
       *[no] { $share } % igralo je { $bid }
    }
today-judging = Vaši se štihovi ocjenjuju: za nekoliko sekundi boja za svaki.
today-accuracy = Preciznost { $accuracy }
today-square-g = dobro
today-square-y = osrednje
today-square-r = greška
today-square-f = iznuđeno
today-square-count = { $square }: { $count }
today-hands-at = Sve ruke i analiza u ponoć ({ $ends }).
today-shared =
    Dijeljenje dana br. { $number } · { $result } · { $rank }. od { $count } · { $days ->
        [one] niz { $days } dan
        [few] niz { $days } dana
       *[other] niz { $days } dana
    }
today-leaderboard-here = Ovaj server
today-leaderboard-all = Svi
today-leaderboard-week = Tjedan
today-leaderboard-empty = Još nitko.
today-leaderboard-how = Bodovi u partiji za koliko je vlastita strana bila ispred u dijeljenju.
today-leaderboard-week-how = Najboljih pet od zadnjih sedam završenih dana: razlika od prosjeka ostalih s istim kartama.
today-leaderboard-line = **{ $rank }** · { $player } · { $points }
today-lines = Pogledaj kako je odigrano
today-line = { $rank } · { $points }
today-no-earlier = Ranijih dana još nema.
today-earlier-title = Raniji dani
today-earlier = One koje niste igrali još možete odigrati za vježbu, izvan poretka.
today-earlier-choose = Odaberite dan
today-earlier-day = br. { $number } · { DATETIME($date, dateStyle: "medium") }
today-post-yesterday = **Jučer, br. { $number }**
today-post-week = **Tjedan**
today-post-week-how = Pet najboljih od sedam dana: razlika od prosjeka ovog servera s istim kartama.
today-post-button = Igraj dijeljenje br. { $number }
today-settings-title = Dijeljenje dana
today-settings = Jednom dnevno poruka s postoljem prethodnog dana i gumbom za igru. Spominje samo one koji su to tražili.
today-settings-hour = u { NUMBER($number, minimumIntegerDigits: 2) }:00
today-settings-zone = Po satu zone { $zone }.
