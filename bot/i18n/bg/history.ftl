# Партиите на един играч една по една и раздаванията им.

history-title = Партии на { $player }
history-link = масата
history-uncounted = не се брои
history-choose = Отваряне на партия
history-select-game =
    { $number }. { $outcome ->
        [won] Победа
        [lost] Загуба
        [left] Напусната
        [stopped] Спряна
       *[drawn] Равна
    } { $score } на { $others }
history-select-unfinished =
    { $outcome ->
        [running] В ход
       *[other] Спряна
    }: { $score } на { $others }
history-running = Тази партия още се играе: тя се брои в статистиката и класирането, когато свърши.
history-stopped = Тази партия беше прекъсната без резултат: не се брои на никого.
history-no-deals = Няма завършено раздаване.
history-side =
    { $players }: { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }{ $won ->
        [yes] , победители
       *[no] { "" }
    }
history-contract =
    { SHORT($bid) }{ $doubles ->
        [0] { "" }
        [1] , контра
       *[other] , { $variant ->
            [baloot] { $doubles ->
                [2] утроено
                [3] учетворено
               *[other] гахва
            }
           *[other] { $doubles ->
                [2] реконтра
               *[other] мач
            }
        }
    }
history-ended =
    { $result ->
        [made] { score-made }
        [failed] { score-failed }
        [tie] { score-tied }
        [penalty] оспорена
       *[void] не се брои
    }
history-deal = { $number }. { $player }: { history-contract }, { history-ended }, { $score } на { $others }
history-choose-deal = Преглед на раздаване
history-select-deal = Раздаване { $number }
history-button-back = Всички партии
history-button-game = Към партията
history-deal-title = Раздаване { $number } от партия { $game }
history-other-rules = Тази партия е играна по друга версия на правилата: вече не може да се прочете.
history-later-version = На тази маса е играно с по-нова версия на бота: може да се прочете, щом ботът бъде обновен.
history-untold = За това раздаване няма запис.
history-not-yet = Това раздаване може да се прегледа, когато партията свърши.
