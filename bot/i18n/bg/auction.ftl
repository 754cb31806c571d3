# Наддаването: на масата, после в ръката на този, който е на ред.

auction-empty = още няма обяви.
auction-word-double = контра
auction-word-redouble = реконтра
auction-call = { $seat } { $call }
auction-pass = пас
auction-keeps = потвърждава
auction-takes =
    { $variant ->
        [baloot] хокум { SHORT($trump) }
       *[other] взема на { $trump }
    }
auction-takes-aloud =
    { $variant ->
        [baloot] хокум { $trump }
       *[other] взема на { $trump }
    }
auction-double =
    { $double ->
        [double] { auction-word-double }
        [redouble] { auction-word-redouble }
        [triple] утроява
        [four] учетворява
        [match] обявява мач
       *[gahwa] обявява гахва
    }
auction-double-chosen =
    { $double }, { $closed ->
        [yes] затворена
       *[no] отворена
    }
auction-doubled-aloud-contree =
    { $seat } удря с юмрук по масата: { $double ->
        [double] „Контра!“
       *[redouble] „Реконтра!“
    }
auction-line = Наддаване: { $calls }
auction-may-double =
    Договор: { $contract }. { $team } може да { $double ->
        [double] каже контра
        [redouble] каже реконтра
        [triple] утрои
        [four] учетвори
        [match] обяви мач
       *[gahwa] обяви гахва
    }.

# Какво се пита масата, когато обявата не е просто по-висока от предишната.

auction-turned = Обърната карта: { SHORT($card) }
auction-asked-take =
    { $sun ->
        [yes] Първи кръг: хокум { $trump }, сан или пас.
       *[no] Първи кръг, { $trump }: вземате или пас.
    }
auction-ashkal = Ашкал е сан, при който обърнатата карта отива при партньора на обявилия.
auction-asked-other =
    { $sun ->
        [yes] Втори кръг: сан, хокум в друга боя освен { $trump }, или пас.
       *[no] Втори кръг: друга боя освен { $trump }, или пас.
    }
auction-asked-any =
    { $sun ->
        [yes] Втори кръг: сан, хокум в която и да е боя, или пас.
       *[no] Втори кръг: която и да е боя, или пас.
    }
auction-asked-name = Назовете коз или пас: който пръв назове, играе.
auction-asked-must-name =
    Всички други са пас{ $mine ->
        [yes] .
       *[no] : { $seat } трябва да назове коз.
    }
auction-asked-name-after =
    Наддаването е спечелено с { $bid }{ $mine ->
        [yes] .
       *[no] : { $seat } назовава коза.
    }
auction-asked-over = Обява: { $bid } от { $seat }. Другите още могат да кажат сан.
auction-asked-keep =
    { $sun ->
        [yes] { $seat } остава на { $bid } или вдига на сан.
       *[no] { $seat } остава на { $bid } или вдига за последно.
    }
auction-kitty =
    { $count ->
        [3] Три карти от всяка ръка остават закрити, докато се назове козът.
       *[other] { $count } карти от всяка ръка остават закрити, докато се назове козът.
    }

auction-your-turn = Ваш ред е да обявите.
auction-your-turn-forced = Трябва да назовете коз: не можете да кажете пас.
auction-standing =
    { $relation ->
        [partner] { COUNTED($bid) } от { $seat }, вашия партньор.
        [opponent] { COUNTED($bid) } от { $seat }, ваш противник.
       *[self] { COUNTED($bid) } от вас.
    }
auction-you-may-double =
    Можете да { $double ->
        [double] кажете контра
        [redouble] кажете реконтра
        [triple] утроите
        [four] учетворите
        [match] обявите мач
       *[gahwa] обявите гахва
    } или пас.
auction-wait-may-double = Можете да кажете контра и извън реда си.
auction-hidden =
    { $count ->
        [3] Другите ви три карти още са закрити.
       *[other] Другите ви { $count } карти още са закрити.
    }
auction-to-come =
    { $count ->
        [3] Ще получите още три карти.
       *[other] Ще получите още { $count } карти.
    }

auction-button-pass = Пас
auction-button-keep = Оставам на { COUNTED_SHORT($bid) }
auction-button-double =
    { $double ->
        [double] Контра
        [redouble] Реконтра
        [triple] Утроявам
        [four] Учетворявам
        [match] Мач
       *[gahwa] Гахва
    }
auction-button-bid = { COUNTED_SHORT($bid) }
auction-button-take =
    { $variant ->
        [baloot] Хокум { SHORT($trump) }
       *[other] Вземам
    }
auction-button-name =
    { $variant ->
        [baloot] { $trump ->
            [none] Сан
           *[other] Хокум { SHORT($trump) }
        }
       *[other] { $trump ->
            [none] Без коз
            [all] Всичко коз
           *[other] { SHORT($trump) } { $trump }
        }
    }
auction-button-ashkal = Ашкал
auction-button-kasho = Кашо
auction-button-capot = Капо…
auction-button-generale = Генерал…
auction-button-value = { $value }
auction-select-bid = от { $first } до { $last }

auction-confirm-capot = Капо: вашата страна трябва да вземе всички взятки. Изберете коз или се върнете.
auction-confirm-generale = Генерал: трябва сами да вземете всички взятки. Изберете коз или се върнете.
auction-confirm-double =
    { $double ->
        [match] Договор: { COUNTED($bid) }. Обявявате мач? Който спечели това раздаване, печели партията.
        [gahwa] Договор: { COUNTED($bid) }. Обявявате гахва? Който спечели това раздаване, печели партията.
       *[other] Реконтра на { COUNTED($bid) }? Залогът пак се вдига.
    }
auction-button-confirm =
    { $double ->
        [match] Да, мач
        [gahwa] Да, гахва
       *[other] Да, реконтра
    }
auction-button-reconsider = Не, назад
