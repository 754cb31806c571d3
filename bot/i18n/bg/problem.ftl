# Задачи за всички: коя карта, коя обява.

problem-title = Задачи
problem-head =
    Задача · { $game } · { $kind ->
        [bids] обяви
       *[cards] карти
    } · ниво { NUMBER($points, useGrouping: 0) }
problem-found =
    { $count ->
        [one] Вие отговаряте на нея първи.
       *[other] { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от { $count } души са я решили.
    }
problem-rating = Вашето ниво: ≈ { NUMBER($points, useGrouping: 0) }
problem-rating-later = Нивото ви се показва от отговор № { $least } нататък; досега: { $count }.
problem-none =
    { $count ->
        [0] Още няма задачи за тази игра.
       *[other] Отговорихте на всички задачи: общо { $count }. Тези, които пропуснахте, се връщат сред вашите грешки.
    }
problem-why-title =
    { $kind ->
        [bids] Защо тази обява
       *[cards] Защо тази карта
    }
problem-button-later = По-късно пак
problem-button-why = Защо?
problem-button-report = Сигнал
problem-report-title = Какво не е наред?
problem-report-label = С едно изречение, за домакина на бота
