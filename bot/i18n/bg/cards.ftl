# Думите на играта: бои, карти, места, обяви.
# Формите -the, -of, -short и -by служат на THE(), OF(), SHORT() и BY() в изреченията:
# THE() е с пълен член (за подлог), OF() – с кратък (за допълнение).

suit =
    { $suit ->
        [spades] пика
        [hearts] купа
        [diamonds] каро
       *[clubs] спатия
    }
suit-short = { $symbol }

rank =
    { $rank ->
        [ace] асо
        [king] поп
        [queen] дама
        [jack] вале
        [ten] 10
        [nine] 9
        [eight] 8
        [seven] 7
       *[six] 6
    }
rank-the =
    { $rank ->
        [ace] асото
        [king] попът
        [queen] дамата
        [jack] валето
        [ten] десетката
        [nine] деветката
        [eight] осмицата
        [seven] седмицата
       *[six] шестицата
    }
rank-of =
    { $rank ->
        [king] попа
       *[other] { THE($rank) }
    }
rank-short =
    { $rank ->
        [ace] A
        [king] K
        [queen] Q
        [jack] J
       *[other] { $rank }
    }

card = { $rank } { $suit }
card-the = { THE($rank) } { $suit }
card-of = { OF($rank) } { $suit }
card-short = { SHORT($rank) } { SHORT($suit) }

trump =
    { $trump ->
        [spades] пика
        [hearts] купа
        [diamonds] каро
        [clubs] спатия
        [none] { $variant ->
            [baloot] сан
           *[other] без коз
        }
       *[all] всичко коз
    }
trump-short =
    { $trump ->
        [none] { $variant ->
            [baloot] сан
           *[other] БК
        }
        [all] ВК
       *[other] { $symbol }
    }
trump-none-at =
    { $variant ->
        [baloot] на сан
       *[other] на без коз
    }
trump-none-at-first =
    { $variant ->
        [baloot] На сан
       *[other] На без коз
    }
trump-all-at = на всичко коз
trump-all-at-first = На всичко коз
trump-suit-at =
    { $variant ->
        [baloot] на хокум
       *[other] на боя
    }
trump-suit-at-first =
    { $variant ->
        [baloot] На хокум
       *[other] На боя
    }

seat =
    { $seat ->
        [north] Север
        [east] Изток
        [south] Юг
       *[west] Запад
    }
seat-of = на { $seat }
team =
    { $team ->
        [north_south] Север‑Юг
       *[east_west] Изток‑Запад
    }
team-short =
    { $team ->
        [north_south] С‑Ю
       *[east_west] И‑З
    }

bid =
    { $kind ->
        [trump] { $variant ->
            [baloot] { $trump ->
                [none] сан
               *[other] хокум { $trump }
            }
           *[other] { $trump }
        }
        [ashkal] ашкал
        [kasho] кашо
        [capot] капо { $trump }
        [generale] генерал { $trump }
        [number] { $value }
       *[points] { $value } { $trump }
    }
bid-short =
    { $kind ->
        [trump] { $variant ->
            [baloot] { $trump ->
                [none] сан
               *[other] хокум { SHORT($trump) }
            }
           *[other] { SHORT($trump) }
        }
        [ashkal] ашкал
        [kasho] кашо
        [capot] капо { SHORT($trump) }
        [generale] генерал { SHORT($trump) }
        [number] { $value }
       *[points] { $value } { SHORT($trump) }
    }
bid-counted =
    { $total ->
        [0] { $bid }
       *[other] { $bid } (от { $total })
    }
bid-counted-short =
    { $total ->
        [0] { SHORT($bid) }
       *[other] { SHORT($bid) } (от { $total })
    }
contract =
    { $double ->
        [none] { COUNTED($bid) }
        [double] { COUNTED($bid) }, контра (×{ $multiplier })
        [redouble] { COUNTED($bid) }, реконтра (×{ $multiplier })
        [triple] { COUNTED($bid) }, утроено (×{ $multiplier })
        [four] { COUNTED($bid) }, учетворено (×{ $multiplier })
        [match] { COUNTED($bid) }, мач (за партията)
       *[gahwa] { COUNTED($bid) }, гахва (за партията)
    }{ $closed ->
        [yes] , затворена
       *[no] { "" }
    }
contract-by =
    { $double ->
        [none] { COUNTED($bid) } от { $seat }
        [double] { COUNTED($bid) } от { $seat }, контра (×{ $multiplier })
        [redouble] { COUNTED($bid) } от { $seat }, реконтра (×{ $multiplier })
        [triple] { COUNTED($bid) } от { $seat }, утроено (×{ $multiplier })
        [four] { COUNTED($bid) } от { $seat }, учетворено (×{ $multiplier })
        [match] { COUNTED($bid) } от { $seat }, мач (за партията)
       *[gahwa] { COUNTED($bid) } от { $seat }, гахва (за партията)
    }{ $closed ->
        [yes] , затворена
       *[no] { "" }
    }
contract-short =
    { $double ->
        [none] { SHORT($bid) }
        [match] { SHORT($bid) } мач
        [gahwa] { SHORT($bid) } гахва
       *[other] { SHORT($bid) } ×{ $multiplier }
    }
