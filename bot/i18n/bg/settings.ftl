# Настройките на един сървър.

settings-title = Настройки на сървъра
settings-page-start = Начало
settings-page-tables = Маси
settings-page-ratings = Рейтинги
settings-page-posts = Публикации
settings-page-reset = Нулиране
settings-line = { $name }: { $value }
settings-off = без канал
settings-button-undo = Отмяна
settings-undone = Отменено. Отново:
settings-same = Избрано, както вече беше.
settings-zone = Часова зона: { $zone }, където е { $now }.
settings-zone-title = Часова зона
settings-zone-label = Най-големият ѝ град, на латиница
settings-language = Език на масите
settings-language-host = Езикът на домакина
# Името на този език, както го пишат говорещите го.
settings-language-own = Български
settings-game = Игра и правила
settings-channels = Канали за маси
settings-channels-hint = До десет: масите, предизвикателствата, вечерите и раздаването на деня остават в тях и в нишките им.
settings-channels-all = навсякъде
settings-channels-none = никъде
settings-channels-gone = Всички канали, избрани за маси, са изтрити и никоя не се отваря. Изберете други под { settings-page-start }.
settings-button-anywhere = Маси навсякъде
settings-button-allow = Разреши тук
settings-allowed = В { $channel } вече могат да се отварят маси. За отмяна: { help-command-setup }.
settings-clock = Време за ход
settings-level = Ниво на компютрите
settings-convention = { convention-title }
settings-pictures = Картинки
settings-pictures-none = Без
settings-pictures-none-note = всичко е с думи
settings-pictures-tricks = След всяка взятка
settings-pictures-tricks-note = масата и ръцете са рисувани, без мигане
settings-pictures-cards = След всяка карта
settings-pictures-cards-note = винаги актуално, но всеки път мига
settings-pack = Картите, които виждат всички
settings-button-back = Настройки на сървъра
settings-button-house = Правила на масата
settings-reactions =
    { $allowed ->
        [yes] Реакции на играчите: позволени
       *[other] Реакции на играчите: изключени
    }
settings-folds =
    { $folds ->
        [yes] Раздавания: едно съобщение за партия
       *[other] Раздавания: по едно съобщение
    }
settings-feats =
    { $announced ->
        [yes] Нови постижения: обявяват се
       *[other] Нови постижения: лични
    }
settings-button-reset = Нулиране на тези настройки
settings-reset-what = Нулирането променя това:
settings-reset-keeps = Резултатите, рейтингите, ролите и вечерите остават. Може да се отмени до един ден.
settings-reset-none = Всичко е както при идването на бота.
settings-ladders = Класирания
settings-ladders-shared = Този и всички сървъри
settings-ladders-shared-note = партиите му се броят и в общото
settings-ladders-apart = Само този сървър
settings-ladders-apart-note = партиите му не се броят в общото
settings-recounting = Рейтингите и класиранията се преизчисляват…
settings-podium = Подиум в края на всеки сезон
settings-podium-hint = Публикува се в канал на всеки три месеца.
settings-button-podium-off = Изключване на подиума
settings-day = { today-settings-title }
settings-day-hour = Час на раздаването на деня
settings-button-day-off = Без раздаване на деня
settings-evenings-paused = Една игрална вечер е в пауза: в канала ѝ вече не мога да пиша или да отварям маси.
settings-day-silent = Раздаването на деня не се публикува: каналът го няма или не мога да пиша там. Изберете друг под { settings-page-posts }.
settings-day-elsewhere = Раздаването на деня все още идва в { $channel }, където не се отварят маси. Изберете друг канал под { settings-page-posts }.
