# Riječi igre: boje, karte, mjesta, najave.
# Oblici -the, -of, -short i -by služe funkcijama THE(), OF(), SHORT() i BY() u rečenicama.
# Ovdje je THE() akuzativ („herc asa”), a OF() genitiv („herc dame”).

suit =
    { $suit ->
        [spades] pik
        [hearts] herc
        [diamonds] karo
       *[clubs] tref
    }
suit-short = { $symbol }

rank =
    { $rank ->
        [ace] as
        [king] kralj
        [queen] dama
        [jack] dečko
        [ten] desetka
        [nine] devetka
        [eight] osmica
        [seven] sedmica
       *[six] šestica
    }
rank-the =
    { $rank ->
        [ace] asa
        [king] kralja
        [queen] damu
        [jack] dečka
        [ten] desetku
        [nine] devetku
        [eight] osmicu
        [seven] sedmicu
       *[six] šesticu
    }
rank-of =
    { $rank ->
        [ace] asa
        [king] kralja
        [queen] dame
        [jack] dečka
        [ten] desetke
        [nine] devetke
        [eight] osmice
        [seven] sedmice
       *[six] šestice
    }
rank-short =
    { $rank ->
        [ace] A
        [king] K
        [queen] Q
        [jack] J
        [ten] 10
        [nine] 9
        [eight] 8
        [seven] 7
       *[six] 6
    }

card = { $suit } { $rank }
card-the = { $suit } { THE($rank) }
card-of = { $suit } { OF($rank) }
card-short = { SHORT($rank) } { SHORT($suit) }

trump =
    { $trump ->
        [spades] pik
        [hearts] herc
        [diamonds] karo
        [clubs] tref
        [none] { $variant ->
            [baloot] sun
           *[other] bez aduta
        }
       *[all] sve adut
    }
trump-short =
    { $trump ->
        [none] { $variant ->
            [baloot] sun
           *[other] BA
        }
        [all] SA
       *[other] { $symbol }
    }
trump-none-at =
    { $variant ->
        [baloot] u sunu
       *[other] bez aduta
    }
trump-none-at-first =
    { $variant ->
        [baloot] U sunu
       *[other] Bez aduta
    }
trump-all-at = kod sve adut
trump-all-at-first = Kod sve adut
trump-suit-at =
    { $variant ->
        [baloot] u hokumu
       *[other] s adutom
    }
trump-suit-at-first =
    { $variant ->
        [baloot] U hokumu
       *[other] S adutom
    }

seat =
    { $seat ->
        [north] Sjever
        [east] Istok
        [south] Jug
       *[west] Zapad
    }
seat-of =
    { $seat ->
        [north] Sjevera
        [east] Istoka
        [south] Juga
       *[west] Zapada
    }
team =
    { $team ->
        [north_south] Sjever‑Jug
       *[east_west] Istok‑Zapad
    }
team-short =
    { $team ->
        [north_south] S‑J
       *[east_west] I‑Z
    }

bid =
    { $kind ->
        [trump] { $variant ->
            [baloot] { $trump ->
                [none] sun
               *[other] hokum { $trump }
            }
           *[other] { $trump }
        }
        [ashkal] ashkal
        [kasho] kasho
        [capot] kapot { $trump }
        [generale] générale { $trump }
        [number] { $value }
       *[points] { $value } { $trump }
    }
bid-short =
    { $kind ->
        [trump] { $variant ->
            [baloot] { $trump ->
                [none] sun
               *[other] hokum { SHORT($trump) }
            }
           *[other] { SHORT($trump) }
        }
        [ashkal] ashkal
        [kasho] kasho
        [capot] kapot { SHORT($trump) }
        [generale] générale { SHORT($trump) }
        [number] { $value }
       *[points] { $value } { SHORT($trump) }
    }
bid-counted =
    { $total ->
        [0] { $bid }
       *[other] { $bid } od { $total }
    }
bid-counted-short =
    { $total ->
        [0] { SHORT($bid) }
       *[other] { SHORT($bid) } od { $total }
    }
contract =
    { $double ->
        [none] { COUNTED($bid) }
        [double] { COUNTED($bid) }, kontra (×{ $multiplier })
        [redouble] { COUNTED($bid) }, rekontra (×{ $multiplier })
        [triple] { COUNTED($bid) }, trostruko (×{ $multiplier })
        [four] { COUNTED($bid) }, četverostruko (×{ $multiplier })
        [match] { COUNTED($bid) }, meč (za partiju)
       *[gahwa] { COUNTED($bid) }, gahwa (za partiju)
    }{ $closed ->
        [yes] , zatvoreno
       *[no] { "" }
    }
contract-by =
    { $double ->
        [none] { COUNTED($bid) } ({ $seat })
        [double] { COUNTED($bid) } ({ $seat }), kontra (×{ $multiplier })
        [redouble] { COUNTED($bid) } ({ $seat }), rekontra (×{ $multiplier })
        [triple] { COUNTED($bid) } ({ $seat }), trostruko (×{ $multiplier })
        [four] { COUNTED($bid) } ({ $seat }), četverostruko (×{ $multiplier })
        [match] { COUNTED($bid) } ({ $seat }), meč (za partiju)
       *[gahwa] { COUNTED($bid) } ({ $seat }), gahwa (za partiju)
    }{ $closed ->
        [yes] , zatvoreno
       *[no] { "" }
    }
contract-short =
    { $double ->
        [none] { SHORT($bid) }
        [match] { SHORT($bid) } meč
        [gahwa] { SHORT($bid) } gahwa
       *[other] { SHORT($bid) } ×{ $multiplier }
    }
