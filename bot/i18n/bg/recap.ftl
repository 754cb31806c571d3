# Поглед назад към един сезон: на играч или на сървър.

recap-button = Равносметка
recap-button-own = Моят сезон
recap-button-server = Сезонът на сървъра
recap-button-before = Предишен сезон
recap-button-after = Следващ сезон
recap-title = Сезонът на { $player }
recap-title-server = Сезонът на сървъра
recap-running = Сезонът продължава до { DATETIME($ended, dateStyle: "long") }.
recap-few =
    { $games ->
        [0] Няма завършена партия тук през този сезон
        [one] Само { $games } завършена партия тук през този сезон
       *[other] Само { $games } завършени партии тук през този сезон
    }: за равносметка са нужни { $least }.
recap-games =
    { $games ->
        [one] { $games } партия
       *[other] { $games } партии
    }, { $deals ->
        [one] { $deals } раздаване
       *[other] { $deals } раздавания
    }, { $players ->
        [one] { $players } играч
       *[other] { $players } играчи
    }

recap-line = **{ $what }**: { $value }
recap-line-noted = **{ $what }**: { $value } ({ $note })
recap-what =
    { $what ->
        [partner] Най-добър партньор
        [pair] Най-добра двойка
        [boldest] Най-смел изкаран договор
        [costliest] Най-скъпа контра
        [trump] Любим коз
        [accuracy] Точност, преди и сега
        [streak] Най-дълга поредица победи
       *[deal] Раздаване на сезона
    }
recap-by = от { $player }
recap-swing = { history-ended }: { $points }
recap-swing-server = от { $player }, контра от { $doubler }, { history-ended }: { $points }
recap-contracts =
    { $count ->
        [one] { $count } договор
       *[other] { $count } договора
    }
recap-then-now = { $before } → { $now }
recap-wins =
    { $count ->
        [one] { $count } победа
       *[other] { $count } победи
    }
recap-usual = { $points }, средни маси { $usual }
recap-side = отборът на { $player }: { recap-usual }
