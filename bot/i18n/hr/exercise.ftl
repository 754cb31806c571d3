# Vlastite greške, pitane ponovno.

exercise-title = Vaše greške
exercise-about = Položaji iz vaših dijeljenja u kojima vas je karta ili najava koštala. Nađite bolju: što promašite, vraća se sutra; što nađete, za nekoliko dana, zatim tjedana. Nitko drugi to ne vidi i ništa se ne računa.
exercise-done = Odmah nađeno: { $found } od { $count }.
exercise-due = **{ $count }** za ponavljanje
exercise-new =
    { $count ->
        [one] **{ $count }** nova
        [few] **{ $count }** nove
       *[other] **{ $count }** novih
    }
exercise-learnt =
    { $count ->
        [one] **{ $count }** naučena
        [few] **{ $count }** naučene
       *[other] **{ $count }** naučenih
    }
exercise-none = Još nije poznata nijedna vaša greška. Nalaze se kad se vaša dijeljenja analiziraju: to radi *Analiza* ispod završenog dijeljenja.
exercise-next-due = Sljedeća se vraća { $when }.
exercise-waiting =
    { $count ->
        [0] Nijedno vaše dijeljenje ne čeka analizu: igrajte pa će ih biti još.
        [one] { $count } vaše dijeljenje još nije analizirano: odjednom najviše { $most }, svaki put minutu-dvije.
        [few] { $count } vaša dijeljenja još nisu analizirana: odjednom najviše { $most }, svaki put minutu-dvije.
       *[other] { $count } vaših dijeljenja još nije analizirano: odjednom najviše { $most }, svaki put minutu-dvije.
    }
exercise-head = Vaše greške · { $number } od { $count }
exercise-head-again = Vaše greške · još jednom
exercise-right = ✅ { $answer } je točno.
exercise-as-good = Jednako vrijedi { $best }.
exercise-wrong = ❌ Ne: { $answer }.
exercise-loss = Košta { $loss } % izgleda za pobjedu.
exercise-before = Za stolom: { $done } (−{ $loss } %).
exercise-same = Kao i vi za stolom (−{ $loss } %).
exercise-comes-back = Vraća se { $when }.
exercise-again = Vraća se na kraju ove vježbe, i { $when }.
exercise-retired = Ovo vas više nećemo pitati.
exercise-button-open = Moje greške ponovno
exercise-button-begin = Počni
exercise-button-next = Sljedeća
exercise-button-drop = Ne pitaj više
exercise-button-deal = Cijelo dijeljenje
