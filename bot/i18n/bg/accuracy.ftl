# Колко добре един играч е играл раздаванията, които са анализирани.

accuracy-none = Тук още няма анализирано раздаване на { $player }. Под завършено раздаване това прави *Анализ*.
accuracy-deals = **{ $deals ->
        [one] Анализирано { $deals } раздаване
       *[other] Анализирани { $deals } раздавания
    }**
accuracy-what =
    { $what ->
        [cards] Карти
        [calls] Обяви
        [declarer] Като обявил
        [partner] Като партньор на обявилия
       *[defence] В защита
    }
accuracy-line = { $name }: **{ $value }** ({ $count })
accuracy-few = Твърде малко решения за оценка (под { $least }): { $names }
accuracy-few-one = { $name } ({ $count })
accuracy-about = От 100, с броя на решенията. Единствените възможни и равностойните карти не се броят.

accuracy-periods =
    { $weekly ->
        [yes] Седмица по седмица
       *[no] Месец по месец
    }
accuracy-curve =
    Точност на картите { $weekly ->
        [yes] по седмици
       *[no] по месеци
    }

accuracy-mistakes = Какво струваше най-много
accuracy-mistake =
    { $kind ->
        [trumps-late] Козовете изтеглени твърде късно
        [trumps-wasted] Излизане с коз без полза
        [master-kept] Старша карта, изиграна твърде късно
        [master-early] Старша карта, изиграна твърде рано
        [wrong-suit] Излизане с грешна боя
        [ruff-missed] Пропуснато цакане
        [ruff-wasted] Цакане без полза
        [trick-left] Взятка, която не е взета
        [trick-taken] Взятка, която беше по-добре да се остави
        [points-kept] Без точки върху взятката на партньора
        [points-given] Точки върху взятката на противника
        [wrong-discard] Грешно чистене
        [played-high] Твърде висока карта от боята
       *[played-low] Твърде ниска карта от боята
    }: { $count ->
        [one] веднъж
       *[other] { $count } пъти
    }, { $count ->
        [one] { "" }
       *[other] всеки път{ " " }
    }{ $points ->
        [one] { $points } пункт
       *[other] { $points } пункта
    }
accuracy-mistakes-none = Няма грешки в тези раздавания.
accuracy-mistakes-all =
    Процентни пунктове от изгледите за победа; общо { $count ->
        [one] { $count } грешка
       *[other] { $count } грешки
    }, всяка за 5 или повече

accuracy-luck = Късметът в картите
accuracy-luck-held = При открити ръце: **{ $points }**
accuracy-luck-usual = Средна маса: **{ $points }**
accuracy-luck-made = Вашата маса: **{ $points }**
accuracy-luck-balance = Късмет: **{ $points }**, по { $each } на раздаване
accuracy-luck-few = Твърде малко раздавания за оценка ({ $count } от { $least })
accuracy-luck-mixed = Казва се, когато всички тези раздавания са от една игра: всяка игра брои точките по свой начин.
accuracy-luck-about = Точките, с които страната води. Късмет: колкото са стрували картите ѝ при открити ръце, минус колкото правят средни маси от компютри.

accuracy-button-analyse = Анализ на моите раздавания
accuracy-waiting =
    { $count ->
        [0] Всичките ви раздавания тук са анализирани.
        [one] { $count } ваше раздаване още не е анализирано.
       *[other] { $count } ваши раздавания още не са анализирани: по { $most } наведнъж, последните първи.
    }
accuracy-progress =
    { $of ->
        [one] Раздаването ви се анализира: готово { $done } от { $of }
       *[other] Раздаванията ви се анализират: готови { $done } от { $of }
    }
