# Резултатът на едно раздаване, ред по ред, после краят на партията.

score-title =
    Раздаване { $number }: { BY($contract) }, { $result ->
        [made] { score-made }
        [tie] { score-tied }
        [penalty] оспорена
        [void] не се брои
       *[failed] { score-failed }
    }{ $capot ->
        [attack] , { score-capot }
        [defence] , { score-capot } на защитата
       *[none] { "" }
    }
score-title-thrown-in = Раздаване { $number }: без обява, никой не пише
score-made =
    { $variant ->
        [croatian_bela] prolaz
        [baloot] купувачите печелят
       *[other] изкарана
    }
score-failed =
    { $variant ->
        [croatian_bela] pad
        [baloot] купувачите губят
        [tarabish] bait
        [clabber] set
       *[other] вкарана
    }
score-tied =
    { $variant ->
        [tarabish] half-bait
        [baloot] поравно
       *[other] виси
    }
score-made-first =
    { $variant ->
        [croatian_bela] Prolaz
        [baloot] Купувачите печелят
       *[other] Изкарана
    }
score-failed-first =
    { $variant ->
        [croatian_bela] Pad
        [baloot] Купувачите губят
        [tarabish] Bait
        [clabber] Set
       *[other] Вкарана
    }
score-tied-first =
    { $variant ->
        [bulgarian_belot] Виси
        [tarabish] Half-bait
       *[other] Поравно
    }
score-capot =
    { $variant ->
        [croatian_bela] štiglja
        [baloot] кабут
       *[other] капо
    }
score-claimed = { $seat } оспори нарушение.
score-breach = Взятка { $number }: { $seat } изигра { SHORT($card) }, но { $duty }.
breach-must-follow = трябваше да отговори на боята
breach-must-overtake-trump = трябваше да се качи с коз
breach-must-overtake = трябваше да се качи в боята
breach-must-ruff = трябваше да цака
breach-must-overruff = трябваше да надцака
breach-ruff-too-low = трябваше да цака по-високо
breach-no-underruff = не биваше да цака по-ниско
breach-no-trump-lead = не можеше да излезе с коз
score-points = { $points }
score-awaited = Чакаме { $players }.
score-hands = Ръцете
score-total = Общо: { $scores }
score-row-deal = ръка
score-row-total = общо

# Кодовете са на енджина (LineCode).

score-side =
    { $side ->
        [attack] Нападение
       *[defence] Защита
    }
score-the-side =
    { $side ->
        [attack] Нападението
       *[defence] Защитата
    }
score-side-cards =
    { $side ->
        [attack] Карти на нападението
       *[defence] Карти на защитата
    }

score-line-card-points =
    { score-side-cards }: { $points } ({ $tricks ->
        [one] { $tricks } взятка
       *[other] { $tricks } взятки
    })
score-line-card-points-untold = { score-side-cards }: { $points }
score-line-last-trick = Последна взятка: + { $points } = { $total }
score-line-melds-margin = Анонси: + { $points } = { $total }
score-line-belote-margin =
    С { $points ->
        [40] два белота
        [60] три белота
        [80] четири белота
       *[other] { rules-belote-the }
    }: + { $points } = { $total }
score-apart =
    { $apart ->
        [melds] без анонсите
        [belote] без { rules-belote-the }
       *[both] без анонсите и { rules-belote-the }
    }
score-line-bid-reached =
    Изкаран договор: { $total } ≥ { $bid }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-bid-missed =
    Вкаран договор: { $total } < { $bid }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-bid-and-more = Изкаран договор: { $total } ≥ { $bid } и повече от { $others } на защитата
score-line-bid-not-more = Вкаран договор: { $total } ≥ { $bid }, но защитата има { $others }
score-line-capot-reached = Изкарано капо: всички взятки ({ $tricks })
score-line-capot-missed =
    Вкарано капо: { $tricks ->
        [one] само { $tricks } взятка
       *[other] само { $tricks } взятки
    }
score-line-capot-missed-untold = Вкарано капо
score-line-defence-rounded =
    { $off ->
        [0] Защита: { $points }
       *[other] Защита: { $points }, закръглено на { $rounded }
    }
score-rest = Нападение: { $whole } − { $rounded } = { $points }
score-attack-rounded = Нападение: { $points }, закръглено на { $rounded }
score-belote-unscored = За { rules-belote-the } не се пише: той само помогна за договора.
score-lost =
    С договора нападението губи { $part ->
        [melds] анонсите си
        [belote] { rules-belote-its }
       *[both] анонсите си и { rules-belote-its }
    }.
score-part-bid =
    { $bid } за обявата{ $whole ->
        [1] { "" }
       *[other] { $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }
    }
score-part-attack =
    { $points ->
        [0] { score-part-bid }
       *[other] { $points } направени{ $bid ->
            [0] { "" }
           *[other] { " " }+ { score-part-bid }
        }
    }{ $theirs ->
        [0] { "" }
       *[other] { " " }+ { $theirs } от другата страна
    }{ $sweep ->
        [0] { "" }
       *[other] { " " }+ { $sweep } за всички взятки
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } за анонси
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } за { play-belote-word }
    }
score-part-pot =
    { $points ->
        [0] { score-part-bid }
       *[other] { $points } за вкарването{ $bid ->
            [0] { "" }
           *[other] { " " }+ { score-part-bid }
        }
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } за анонси
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } за { play-belote-word }
    }

score-line-generale-reached = Изкаран генерал: всички взятки са на обявилия ({ $tricks })
score-line-generale-missed =
    Вкаран генерал: само { $tricks ->
        [one] { $tricks } взятка на обявилия
       *[other] { $tricks } взятки на обявилия
    }
score-line-generale-missed-untold = Вкаран генерал
score-sum-attack-points-and-bid =
    { $whole ->
        [1] ({ score-part-attack }) × { $multiplier }
       *[0] { score-part-attack }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $result }
    }
score-line-attack-points-and-bid =
    Нападението { $result ->
        [0] не пише нищо
       *[other] пише { score-sum-attack-points-and-bid }
    }
score-sum-pot-and-bid =
    { $whole ->
        [1] ({ score-part-pot }) × { $multiplier }
       *[0] { score-part-pot }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $result }
    }
score-line-pot-and-bid =
    Защитата { $result ->
        [0] не пише нищо
       *[other] пише { score-sum-pot-and-bid }
    }
score-line-defence-points =
    Защитата пише { $rounded } от взятки{ $off ->
        [0] { "" }
       *[other] { " " }({ $points }, закръглено)
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } за анонси
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } за { play-belote-word }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $result }
    }
score-line-attack-after-failure =
    Нападението { $result ->
        [0] не пише нищо
       *[other] пише { $result }: { $melds ->
            [0] { rules-belote-its }
           *[other] { $belote ->
                [0] анонсите си
               *[other] анонсите си и { rules-belote-its }
            }
        }
    }
score-sum-forfeit =
    { $points ->
        [0] { $bid } за обявата
       *[other] ({ $points } за загубеното раздаване{ $sweep ->
            [0] { "" }
           *[other] { " " }+ { $sweep } за всички взятки
        }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid } за обявата
        }{ $whole ->
            [1] { $bonus ->
                [0] { "" }
               *[other] { " " }+ { score-part-bonus }
            }
           *[0] { "" }
        })
    } × { $multiplier }{ $once ->
        [0] { "" }
       *[other] { " " }+ { $once } за всички взятки
    }{ $whole ->
        [1] { "" }
       *[0] { $bonus ->
            [0] { "" }
           *[other] { " " }+ { score-part-bonus }
        }
    } = { $result }
score-part-bonus =
    { $bonus } { $of ->
        [melds] за анонси
        [belote] за { play-belote-word }
       *[both] за анонси и { play-belote-word }
    }
score-line-forfeit = { score-the-side } пише { score-sum-forfeit }
score-sum-forfeit-and-bid =
    { $points ->
        [0] { $bid } за обявата × { $multiplier }
       *[other] { $points } за загубеното раздаване{ $sweep ->
            [0] { "" }
           *[other] { " " }+ { $sweep } за всички взятки
        }{ $bid ->
            [0] { "" }
           *[other] { " " }+ { $bid } за обявата × { $multiplier }
        }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { score-part-bonus }
    } = { $result }
score-line-forfeit-and-bid = Нападението пише { score-sum-forfeit-and-bid }
score-line-belote-kept = { score-the-side } пише { $result }: { rules-belote-its }

score-line-side-total =
    { score-side }: { $cards } от карти{ $last ->
        [0] { "" }
       *[other] { " " }+ { $last } за последната взятка
    }{ $sweep ->
        [0] { "" }
       *[other] { " " }+ { $sweep } за всички взятки
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } за анонси
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } за { play-belote-word }
    }{ $extra ->
        [0] { "" }
       *[other] { " " }= { $total }
    }
score-line-counted-times = { score-side }: { $points } × { $factor } = { $total }
score-line-more-points =
    { score-made-first }: { $total } > { $others }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-fewer-points =
    { score-failed-first }: { $total } < { $others }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-equal-points =
    { score-tied-first }: { $total } на { $others }{ $apart ->
        [none] { "" }
       *[other] , { score-apart }
    }
score-line-no-points = { score-the-side } няма точки от карти: все едно другите имат всички взятки
score-line-every-trick = { score-side }: + { $points } за всички взятки = { $total }
score-line-brought = { score-side-cards }: { $points } × { $to } / { $of } = { $total }
score-line-in-rounds = { score-side }: { $points }, т.е. { $total }
score-line-hanging =
    { $before ->
        [0] Висят { $points } точки
       *[other] Висят: { $before } + { $points } = { $carry }
    }
score-line-with-gains = { score-side }: { $own } + { $gained } от другата страна = { $total }
score-line-bid-added =
    { score-side }: { $points } + { $bid }{ $multiplier ->
        [1] { "" }
       *[other] { " " }× { $multiplier }
    } за обявата = { $total }
score-line-written =
    { score-the-side } { $result ->
        [0] не пише нищо
       *[other] пише { $extra ->
            [0] { $result }
           *[other] { $own }{ $gained ->
                [0] { "" }
               *[other] { " " }+ { $gained } от другата страна
            }{ $carried ->
                [0] { "" }
               *[other] { " " }+ { $carried } висящи
            } = { $result }
        }
    }
score-line-match-points =
    { score-side }: { $extra ->
        [0] { $own }
       *[other] { $gained ->
            [0] { $own }
           *[other] { $multiplier ->
                [1] { $own } + { $gained } от другата страна
               *[other] ({ $own } + { $gained })
            }
        }{ $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } висящи
        } = { $raw }
    }, т.е. { $tens }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus } за всички взятки = { $result }
    }
score-line-tens-cut =
    { score-side }: { $points ->
        [0] 0
       *[other] { $points }, т.е. { $tens }{ $unit ->
            [0] { "" }
           *[other] { " " }+ { $unit } (изгубената десетица) = { $result }
        }
    }
score-line-tens-rounded =
    { score-side }: { $points ->
        [0] 0
       *[other] { $points }, т.е. { $result }
    }
score-line-paired-tens =
    { score-side }: { $gained ->
        [0] { $own }
       *[other] { $own } + { $gained } от другата страна = { $points }
    }, т.е. { $tens }{ $extra ->
        [0] { "" }
       *[other] { $multiplier ->
            [1] { "" }
           *[other] { " " }× { $multiplier }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } висящи
        } = { $result }
    }
score-line-winning-run = { score-side }: поредица, която печели партията
score-line-stopped = { score-side }: { $before } + { $points } = { $total }, целта е стигната и раздаването спира
score-line-all-tricks = { score-side }: всички взятки заедно струват { $points }
score-line-round-points =
    { score-side }: { $sweep ->
        [0] { $points }, т.е. { $rounded }
       *[other] { $bare ->
            [0] { "" }
           *[other] { $points }, т.е. { $bare } +{ " " }
        }{ $sweep } за всички взятки{ $ace ->
            [0] { "" }
            [1] { " " }(обърнато е асо)
           *[other] { " " }(първият на ред държеше асо)
        }{ $bare ->
            [0] { "" }
           *[other] { " " }= { $rounded }
        }
    }{ $extra ->
        [0] { "" }
       *[other] ; { $multiplier ->
            [1] { $rounded }{ $melds ->
                [0] { "" }
               *[other] { " " }+ { $melds } за анонси
            }
           *[other] { $melds ->
                [0] { $rounded }
               *[other] ({ $rounded } + { $melds } за анонси)
            } × { $multiplier }
        }{ $belote ->
            [0] { "" }
           *[other] { " " }+ { $belote } за { play-belote-word }
        }{ $carried ->
            [0] { "" }
           *[other] { " " }+ { $carried } висящи
        } = { $result }
    }
score-line-game-decided =
    { $side ->
        [attack] Нападението печели партията
       *[defence] Защитата печели партията
    }
score-line-claim-right = Оспорването беше вярно
score-line-claim-wrong = Оспорването беше грешно
score-line-every-point =
    { score-the-side } пише всички точки: { $cards }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } за анонси
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } за { play-belote-word }
    }{ $carried ->
        [0] { "" }
       *[other] { " " }+ { $carried } висящи
    }{ $melds ->
        [0] { $belote ->
            [0] { $carried ->
                [0] { "" }
               *[other] { " " }= { $result }
            }
           *[other] { " " }= { $result }
        }
       *[other] { " " }= { $result }
    }
score-line-no-score = Раздаването не се брои, никой не пише

score-button-next = Следващо раздаване
score-button-details = Подробно
score-button-review = Преглед
score-review-title = Преглед на раздаване { $number }
score-review-auction = Наддаването
score-review-trick = Взятка { $number } от { $count }
score-review-hands = Ръцете преди тази взятка
score-review-hand = Вашата ръка: { $cards }
score-review-so-far = Точки от взятки дотук: { $scores }
score-review-f = Начало
score-review-p = Преди
score-review-n = След
score-review-l = Край

game-won = { $team } печели партията с { $points } на { $others }!
game-drawn = Партията е равна: { $scores }.
game-winners = Добре изиграно, { $players }!
game-deals =
    { $deals ->
        [one] { $deals } изиграно раздаване
       *[other] { $deals } изиграни раздавания
    }{ $passed ->
        [0] .
       *[other] , { $passed } без обява.
    }
game-cards =
    { $points ->
        [0] С тези карти средни маси биха били наравно.
        [one] С тези карти средни маси биха дали на { $team } { $points } точка преднина.
       *[other] С тези карти средни маси биха дали на { $team } { $points } точки преднина.
    }{ $against ->
        [yes] { " " }Картите не бяха на страната на победителите.
       *[no] { "" }
    }
game-records = Договори, контри, { play-belote-word }
game-record = { $seat }: { $feats }
game-feat-made =
    { $count ->
        [one] { $count } изкаран договор
       *[other] { $count } изкарани договора
    }
game-feat-failed =
    { $count ->
        [one] { $count } вкаран договор
       *[other] { $count } вкарани договора
    }
game-feat-capots =
    { $count ->
        [one] { $count } изкарано капо
       *[other] { $count } изкарани капо
    }
game-feat-doubles =
    { $count ->
        [one] { $count } контра
       *[other] { $count } контри
    } ({ $won ->
        [0] нито една успешна
       *[other] успешни { $won }
    })
game-feat-belotes =
    { $count ->
        [one] { $count } { play-belote-word }
       *[other] { $count } { $variant ->
            [baloot] балута
            [pilotta] пилоти
            [tarabish] бели
            [clabber] бела
           *[other] белота
        }
    }
game-sheet-title = Протокол
game-sheet-hint = Резултатът на партията след всяко раздаване.
game-sheet-empty = Още няма завършено раздаване.
game-rematch-without = Реваншът ще се играе без { $players }.
game-button-rematch = Реванш
game-button-seats = Места и настройки
game-button-sheet = Протокол
game-button-share = Показване на всички
score-ratings = Рейтинг: { $players }.
score-rating = { $player } { NUMBER($points, useGrouping: 0) } ({ $change })
score-rating-provisional =
    { $player }: { $games } от { $of ->
        [one] { $of } партия
       *[other] { $of } партии
    } до рейтинг
score-rating-trial = { $players }: проба, която не се брои
score-unrated = Извън класирането: ничий рейтинг не се променя.
