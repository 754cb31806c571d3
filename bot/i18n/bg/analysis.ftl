## Анализът на едно раздаване: какво е имало, какво е струвала всяка обява и карта, и защо

analysis-button = Анализ
analysis-title = Анализ на раздаване { $code }
analysis-progress = Преценени { $done } от { $of } решения… Масите, на които се играе, са с предимство.
analysis-waiting = Анализът започва…
analysis-place = Място { $place } на опашката. Хората се редуват, а масите, на които се играе, са с предимство.
analysis-failed = Компютрите не успяха да довършат този анализ. Опитайте пак след минута.
analysis-busy = Чакат твърде много анализи. Опитайте пак след няколко минути.
analysis-busy-own =
    Вече чакате { $count ->
        [one] { $count } анализ
       *[other] { $count } анализа
    }. Поискайте този, когато някой от тях свърши.
analysis-button-refresh = Обновяване
analysis-button-show = Показване { $number }
analysis-button-verdict = Оценка
analysis-button-legend = Какво значат знаците
analysis-button-bids = Обявите
analysis-button-deal = Раздаването
analysis-button-back = Към анализа
analysis-button-previous = Предишно
analysis-button-next = Следващо

analysis-lost = **Това раздаване { $team } загубиха в наддаването**: { $how ->
        [too-high] { BY($contract) } не можеше да се изкара.
        [left] { $seat } можеше да изкара { $bid }, а договорът остана за { $others }.
       *[passed-out] { $seat } можеше да изкара { $bid }, а никой не обяви.
    }
analysis-lost-call =
    Решаващата обява: **{ $call }**{ $why ->
        [error] , а { $best } струваше с { analysis-cost } точки повече.
        [untrue] , която не казваше какво има в ръката.
        [unlucky] . При това, което { $seat } можеше да знае, тя беше правилна: лош късмет.
       *[close] . При това, което { $seat } можеше да знае, изборът беше труден.
    }
analysis-could = { $seat } можеше да изкара { $bid } ({ $points })
analysis-points =
    { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } за анонси
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } за белота
    }
analysis-par = При открити ръце { $contracts }.
analysis-par-played = При открити ръце нямаше по-добър договор: { $points }.
analysis-par-none = При открити ръце никой не можеше да изкара договор.
analysis-passed = Никой не обяви.
analysis-played = Изиграно: { BY($contract) }, { $result ->
        [made] изкарана
        [failed] вкарана
        [tie] виси
        [penalty] оспорена
        [void] не се брои
       *[open] незавършена
    }.
analysis-seen =
    { $seen ->
        [made] { $result ->
            [made] Това е нормалният резултат при най-добра игра на всички.
           *[other] С най-добра игра се изкарваше.
        }
       *[failed] { $result ->
            [made] Най-добрата защита я вкарваше.
            [failed] Това е нормалният резултат: срещу най-добрата защита нищо не помагаше.
           *[other] Най-добрата защита я вкарваше.
        }
    }

analysis-accuracy-title = Точност в картите
analysis-accuracy =
    { $you ->
        [yes] **{ $seat } (вие)**
       *[no] **{ $seat }**
    }: { $value }% от { $count } карти
analysis-accuracy-few =
    { $you ->
        [yes] **{ $seat } (вие)**
       *[no] **{ $seat }**
    }: { $count ->
        [0] няма избор за преценка
        [one] { $count } избор
       *[other] { $count } избора
    }
analysis-accuracy-least = За процент са нужни поне { $least } избора.
analysis-errors =
    { $count ->
        [0] без грешки
        [one] { $count } грешка
       *[other] { $count } грешки
    }
analysis-bad-luck = лош късмет ×{ $count }
analysis-lucky = късмет ×{ $count }

analysis-strip-title = Взятка по взятка
analysis-strip-legend =
    { $judged ->
        [yes] ✅ добре · ❌ грешка · 🌧️ лош късмет · 🍀 късмет.{ " " }
       *[no] { "" }
    }Числото: точките над нужните за договора при най-добра игра оттам нататък на играчи, които виждат всички карти ({ $sign }: договорът пада).
analysis-turn-down = Договорът падна във взятка { $trick }.
analysis-turn-safe = Договорът стана сигурен във взятка { $trick }.
analysis-safe-throughout = Договорът нито за миг не беше в опасност.
analysis-down-throughout = Договорът нито за миг не беше възможен.

analysis-moments-title = Какво струваше най-много
analysis-measures = При цената се гледа само това, което играчът е можел да знае; списъкът на взятките вижда всички карти.
analysis-moment = **{ $trick ->
        [0] Наддаване
       *[other] Взятка { $trick }
    }, { $seat }**: { $done } отне { $loss } { $loss ->
        [one] процентен пункт
       *[other] процентни пункта
    } от { $you ->
        [yes] вашите
       *[no] неговите
    } изгледи за победа{ $points ->
        [0] { "" }
        [one] { " " }и { analysis-cost } точка
       *[other] { " " }и { analysis-cost } точки
    }. По-добре беше { $best }.
analysis-cost =
    { $points }{ $error ->
        [0] { "" }
       *[other] { " " }± { $error }
    }
analysis-no-error = **Без грешки.** При това, което всеки можеше да знае, няма грешна карта: браво на всички!
analysis-no-error-in-play = **Няма грешна карта** при това, което всеки можеше да знае.{ $bids ->
        [0] { "" }
       *[other] { " " }Обяви, които струваха точки: { $bids } (**{ analysis-button-bids }**).
    }
analysis-only-bad-luck =
    { $count ->
        [one] Една карта излезе неуспешна: лош късмет, никой не можеше да знае.
       *[other] { $count } карти излязоха неуспешни: лош късмет, никой не можеше да знае.
    }

analysis-moment-title =
    { $number } от { $count } · { $trick ->
        [0] наддаване
       *[other] взятка { $trick }
    }, { $seat }
analysis-moment-hand = Ръка: { $cards }
analysis-moment-trick = На масата: { $plays }
analysis-moment-laid = { $seat } { SHORT($card) }
analysis-moment-lead = { $seat } излиза.
analysis-moment-why = **По-добре беше { $best }.** { $why }
analysis-moment-right = **{ $best } е вярно.** { $why }
analysis-moment-worth = С { $done } изгледите за победа са { $chosen }%.
analysis-moment-brings = В точки за раздаването: средно { $chosen }.
analysis-moment-cost = С { $done } изгледите за победа спаднаха от { $better }% на { $chosen }%.
analysis-moment-points =
    В точки за раздаването: средно { $chosen } вместо { $better }{ $error ->
        [0] { "" }
       *[other] { " " }(± { $error })
    }.
analysis-fact-needs =
    { $side ->
        [attack] { $points ->
            [one] За договора трябва още { $points } точка.
           *[other] За договора трябват още { $points } точки.
        }
       *[defence] { $points ->
            [one] На нападението трябва още { $points } точка.
           *[other] На нападението трябват още { $points } точки.
        }
    }
analysis-fact-made = Договорът вече е изкаран.
analysis-fact-master = { SHORT($card) } е старша: никой няма по-силна карта от боята { $suit }.
analysis-fact-trumps =
    { $count ->
        [0] Никой друг няма коз.
        [one] Навън остава един коз: { $cards }.
       *[other] Навън остават { $count } коза: { $cards }.
    }
analysis-lines-title = При открити ръце раздаването продължава така:
analysis-line-points =
    След { SHORT($card) } ({ $lead } за { $own ->
        [yes] вашата страна
       *[no] { $team }
    }): { $cards }

analysis-calls-points =
    При открити ръце: { $done } носи { $points } на { $own ->
        [yes] вашата страна
       *[no] { $team }
    }, { $best } – { $better }.
analysis-call-points =
    При открити ръце: { $done } носи { $points } на { $own ->
        [yes] вашата страна
       *[no] { $team }
    }.

analysis-untrue-title = Не по конвенцията на масата
analysis-told = { $call }, което казва: { $told }. В ръката: { $held }.
analysis-told-nothing = нищо определено
analysis-untrue = **{ $call }**, което казва: { $told }. В ръката: { $held }.
analysis-held =
    { $count ->
        [0] без { $trump }
       *[other] { $cards }
    }{ $aces ->
        [0] , без странично асо
        [one] , едно странично асо
       *[other] , { $aces } странични аса
    }
analysis-bids-title = Обявите
analysis-bids-hint = Добрите играчи често спорят за обявите. Цена се дава там, където е сигурна; от { $blame ->
        [one] { $blame } процентен пункт
       *[other] { $blame } процентни пункта
    } изгледи за победа нагоре е грешка, ако е била такава и при открити ръце.
analysis-bid-untrue = не по конвенцията: имаше { $held }
analysis-bid-cost = струваше { analysis-cost } точки, по-добре беше { $best }
analysis-bid-made = { $chance }% вероятност да се изкара
analysis-bid-expert =
    { $bids ->
        [yes] експерт би обявил { $call }
       *[no] експертът: { $call }
    }
analysis-bid-agrees = както би обявил експерт
analysis-bid-exact = точно това, което конвенцията иска
analysis-bids-none = Нямаше обяви.
