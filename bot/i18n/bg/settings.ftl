# Настройките на един сървър.

settings-title = Настройки на сървъра
settings-hint = Важат за следващите маси. Който отваря маса, може да избере друго.
settings-zone = Часова зона: { $zone }, където е { $now }.
settings-zone-title = Часова зона
settings-zone-label = Най-големият ѝ град, на латиница
settings-language = Език на масите
settings-language-host = Езикът на домакина
# Името на този език, както го пишат говорещите го.
settings-language-own = Български
settings-game = Игра и правила
settings-clock = Време за ход
settings-level = Ниво на компютрите
settings-pictures = Картинки
settings-pictures-none = Без
settings-pictures-none-note = всичко е с думи
settings-pictures-tricks = След всяка взятка
settings-pictures-tricks-note = масата и ръцете са рисувани, без мигане
settings-pictures-cards = След всяка карта
settings-pictures-cards-note = винаги актуално, но всеки път мига
settings-button-back = Настройки на сървъра
settings-button-house = Правила на масата
settings-reactions =
    { $allowed ->
        [yes] Реакции на играчите: позволени
       *[other] Реакции на играчите: изключени
    }
settings-feats =
    { $announced ->
        [yes] Нови постижения: обявяват се
       *[other] Нови постижения: лични
    }
settings-button-reset = Нулиране на настройките…
settings-ladders = Класирания
settings-ladders-shared = Този и всички сървъри
settings-ladders-shared-note = партиите му се броят и в общото
settings-ladders-apart = Само този сървър
settings-ladders-apart-note = партиите му не се броят в общото
settings-recounting = Рейтингите и класиранията се преизчисляват…
settings-podium = Подиум в края на всеки сезон
settings-podium-none = Изключен
settings-evenings-paused = Една игрална вечер е в пауза: вече не мога да пиша в канала ѝ.
settings-day-silent = Раздаването на деня не се публикува: каналът му го няма или не мога да пиша там. Изберете друг в „Раздаване на деня“.
