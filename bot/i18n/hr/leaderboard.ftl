# Ljestvica servera.

leaderboard-title = Ljestvica: { $ladder }
leaderboard-ladder =
    { $company ->
        [people] { $family }
       *[computers] { $family }, s računalima
    }
family-contree = Contrée i coinche
family-coinche = Coinche, sve adut od 258
family-belote = Belote
family-baloot = Baloot
family-clabber = Clabber
family-pilotta = Pilotta
family-tarabish = Tarabish
leaderboard-empty = Ovdje još nitko nije na ljestvici. Otvorite stol naredbom { help-command-start }: prvo je mjesto slobodno!
leaderboard-least =
    Za ljestvicu je potrebno završiti { $games ->
        [one] { $games } partiju
        [few] { $games } partije
       *[other] { $games } partija
    }.
leaderboard-one-server = Za ljestvicu svih servera treba igrati na najmanje dva.
leaderboard-button-about = Kako se računa
leaderboard-button-back = Natrag na ljestvicu
leaderboard-rules = Partija vam se računa ako većinu svojih poteza odigrate sami i na kraju ste za stolom; inače je gubite. Ako netko ode, za ostale odlučuje rezultat nakon zadnjeg dijeljenja koje su odigrali svi: što je jasniji, to više vrijedi. Tko zaustavi partiju bez pristanka druge strane, gubi je.
leaderboard-rules-here = Partija se računa jednako, s kime god igrali.
leaderboard-rules-all = Na svim se serverima vaš rejting s istom osobom pomiče za najviše { $person } u { $days } dana, a ukupno za { $unknown } s ljudima koji gotovo ni s kim drugim nisu igrali; za mjesto treba igrati na više servera (njih { $servers }).
leaderboard-latest =
    { $change ->
        [up] Vaša zadnja partija ovdje: +{ $points }.
        [down] Vaša zadnja partija ovdje: −{ $points }.
       *[none] Vaša zadnja partija ovdje nije pomaknula rejting: završila je izjednačeno ili kako se očekivalo.
    }
leaderboard-latest-weight =
    { $why ->
        [unknown] Vrijedila je manje od cijele partije jer je u njoj netko tko gotovo ni s kim drugim nije igrao.
       *[often] Vrijedila je manje od cijele partije jer iste ljude često susrećete ({ $days } dana unatrag). Partije s drugima pomiču vas više.
    }
leaderboard-past-end = Tako nisko nema nikoga.
leaderboard-beside =
    { $measure ->
        [contracts] padovi
       *[other] partije
    }
leaderboard-line = { $rank }\. { $player } · **{ $value }** · { $beside }
leaderboard-own = Vaše mjesto: { $rank } od { $of }.
leaderboard-unranked = Ovdje još niste završili partiju koja se računa.
leaderboard-provisional =
    Još niste na ljestvici: { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    } od { $least }.
leaderboard-away = Niste igrali dva mjeseca: odigrajte jednu partiju i mjesto je opet vaše.
leaderboard-hidden = Skriveni ste na svim ljestvicama.
leaderboard-page = Stranica { $page } od { $pages }
leaderboard-scope-here = Ovaj server
leaderboard-scope-all = Svi serveri
leaderboard-span-week = Ovaj tjedan
leaderboard-span-month = Ovaj mjesec
leaderboard-span-season = Ova sezona (tri mjeseca)
leaderboard-span-ever = Sve vrijeme
leaderboard-measure-rating = Rejting
leaderboard-measure-wins = Pobjede
leaderboard-measure-contracts = Ispunjeni ugovori
leaderboard-measure-average = Bodovi po dijeljenju
leaderboard-button-previous = Prethodna
leaderboard-button-next = Sljedeća
leaderboard-button-own = Moje mjesto
