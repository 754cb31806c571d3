# Pobjedničko postolje sezone.

podium-title = Postolje sezone: { $ladder }
podium-season = { DATETIME($began, dateStyle: "long") } – { DATETIME($ended, dateStyle: "long") }
podium-place =
    { $rank ->
        [1] 1. mjesto
        [2] 2. mjesto
       *[other] 3. mjesto
    }
podium-line =
    { $rank ->
        [1] 🥇
        [2] 🥈
       *[other] 🥉
    } { podium-place }: { $player }, rejting **{ NUMBER($points, useGrouping: 0) }** u { $games ->
        [one] { $games } partiji
        [few] { $games } partije
       *[other] { $games } partija
    }
podium-words = { podium-title }.
podium-step-words = { podium-place }: { $players }, rejting { NUMBER($points, useGrouping: 0) }.
podium-others =
    { $count ->
        [one] i još { $count }
        [few] i još { $count }
       *[other] i još { $count }
    }
podium-next = Počinje nova sezona: promiješajte karte!

# Ispod prvog postolja servera: objavljuju li njegovi stolovi postignuća.

podium-feats = Trebaju li stolovi ovog servera na kraju partije objavljivati nova postignuća igrača? Zasad svatko čita samo svoja, privatno. Tko upravlja serverom, može odgovoriti ovdje ili poslije s { help-command-setup }.
podium-button-announce = Objavljuj ih
podium-button-private = Neka ostanu privatna
podium-feats-answered =
    { $announced ->
        [yes] Nova postignuća objavljivat će se za stolovima: tako je odlučeno ({ $player }). Mijenja se s { help-command-setup }.
       *[other] Nova postignuća ostaju privatna: tako je odlučeno ({ $player }). Mijenja se s { help-command-setup }.
    }
