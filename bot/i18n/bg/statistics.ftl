# Статистиката на един играч, на двойка и на един играч срещу друг.

stats-title = { $player }
stats-none = { $own ->
        [yes] Още нямате завършена партия тук.
       *[no] { $player } още няма завършена партия тук.
    } Отворете маса с { help-command-start }: партия в ход е в { help-command-history } още от първото раздаване.
stats-families-all = Всички игри
stats-button-summary = Накратко
stats-button-contracts = Договори
stats-button-people = Играчи
stats-button-accuracy = Точност
stats-button-luck = Грешки
stats-button-achievements = Постижения
stats-button-pair = Като партньори
stats-button-versus = Един срещу друг
stats-scope = { $here ->
        [yes] на този сървър
       *[no] на всички сървъри
    }

stats-hidden = Скрито: само вие виждате тези числа и ви няма в никое класиране.
stats-games = **{ $games ->
        [one] { $games } партия
       *[other] { $games } партии
    }**: победи { $wins } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }), загуби { $losses }{ $draws ->
        [0] { "" }
       *[other] , равни { $draws }
    }
stats-unfinished =
    { $games ->
        [one] С раздаванията на една партия без резултат.
       *[other] С раздаванията на { $games } партии без резултат.
    }
stats-deals-so-far =
    { $deals ->
        [one] { $deals } раздаване
       *[other] { $deals } раздавания
    }
stats-left =
    { $games ->
        [one] { $games } партия, напусната преди края.
       *[other] { $games } партии, напуснати преди края.
    }
stats-deals = { stats-deals-so-far } · { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от точките
stats-streak =
    Сегашна поредица: { $kind ->
        [wins] { $count ->
            [one] { $count } победа
           *[other] { $count } победи
        }
       *[losses] { $count ->
            [one] { $count } загуба
           *[other] { $count } загуби
        }
    }
stats-longest =
    Най-дълги поредици: { $wins ->
        [one] { $wins } победа
       *[other] { $wins } победи
    }, { $losses ->
        [one] { $losses } загуба
       *[other] { $losses } загуби
    }
stats-declarer = Като обявил: изкарани { $made }, вкарани { $failed } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-partner = Като партньор на обявилия: изкарани { $made }, вкарани { $failed } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-defence = В защита: вкарани { $failed } от { $of } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-feats =
    { $capots ->
        [one] { $capots } обявено и изкарано капо
       *[other] { $capots } обявени и изкарани капо
    } · { $sweeps ->
        [one] всички взятки веднъж
       *[other] всички взятки { $sweeps } пъти
    } · { $belotes ->
        [one] { $belotes } белот
       *[other] { $belotes } белота
    }
stats-pace = Време за ход: { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с

stats-contracts-title = Обявени договори
stats-contracts-none = Няма обявен договор.
stats-contracts-row-contract = Договор
stats-contracts-row-made = Изкарани
stats-contracts-row-failed = Вкарани
stats-by-trump = Изкарани / вкарани по коз: { $list }
stats-contracts-row-others = Други
stats-contract =
    { $kind ->
        [trump] Коз
        [ashkal] Ашкал
        [capot] Капо
        [generale] Генерал
       *[other] { NUMBER($value, useGrouping: 0) }
    }
stats-trump = { SHORT($trump) }
stats-over =
    Изкарани договори: средно { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    } отгоре
stats-under =
    Вкарани договори: средно { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    } не достигат
stats-given =
    Казани контри: { $count }, { $won ->
        [0] нито една успешна
       *[other] успешни { $won }
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }){ $alike ->
        [no] { "" }
       *[yes] , { $sign }{ $each ->
            [one] { $each } точка
           *[other] { $each } точки
        } на контра
    }
stats-given-none = Казани контри: няма
stats-received =
    Получени контри: { $count }, { $won ->
        [0] нито една изкарана
       *[other] изкарани { $won }
    } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }){ $alike ->
        [no] { "" }
       *[yes] , { $sign }{ $each ->
            [one] { $each } точка
           *[other] { $each } точки
        } на контра
    }
stats-received-none = Получени контри: няма

stats-partners-title = Най-добри партньори (победи)
stats-partners-none = Нужни са { $games } партии с един и същ партньор.
stats-together =
    { $wins ->
        [one] { $wins } победа
       *[other] { $wins } победи
    } от { $games } партии
stats-met = { $player }: { $count } от { $games } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
stats-opponents-title = Най-трудни противници (загуби)
stats-opponents-none = Още няма най-труден противник: нужни са { $games } партии срещу един и същ играч.
stats-last = Последни партии
stats-game =
    { $day } · { $outcome ->
        [running] в ход
        [stopped] спряна
        [won] победа
        [lost] загуба
        [left] напусната
       *[drawn] равна
    } { $score } на { $others } · { $company }
stats-company = с { $partners }, срещу { $opponents }
stats-company-alone = срещу { $opponents }
stats-computers =
    { $count ->
        [1] компютър
        [2] два компютъра
       *[other] { $count } компютъра
    }

pair-title = { $one } и { $two } като партньори
pair-none = { $one } и { $two } нямат завършена партия като партньори тук.
pair-taken = { $player } като обявил: изкарани { $made }, вкарани { $failed }
versus-title = { $one } срещу { $two }
versus-none = { $one } и { $two } нямат завършена партия един срещу друг тук.
versus-games = **{ $games ->
        [one] { $games } партия
       *[other] { $games } партии
    }** един срещу друг{ $draws ->
        [0] { "" }
       *[other] , от тях равни { $draws }
    }
versus-side =
    { $player }: { $wins ->
        [one] { $wins } победа
       *[other] { $wins } победи
    } · { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от точките · договори: изкарани { $made }, вкарани { $failed }
versus-doubles =
    Контри от { $player }: { $count }, { $won ->
        [0] нито една успешна
       *[other] успешни { $won }
    }
versus-together =
    { $games ->
        [0] Никога не са били партньори.
        [one] Партньори веднъж.
       *[other] Партньори { $games } пъти.
    }

stats-rating =
    Рейтинг: **{ NUMBER($points, useGrouping: 0) }** ({ $ladder }, { $games ->
        [one] { $games } броена партия
       *[other] { $games } броени партии
    })
stats-rating-provisional =
    Рейтинг, който виждате само вие: между { NUMBER($least, useGrouping: 0) } и { NUMBER($most, useGrouping: 0) } ({ $ladder }, { $games } от { $of ->
        [one] { $of } партия
       *[other] { $of } партии
    })
profile-rating = Рейтинг { NUMBER($points, useGrouping: 0) }
profile-games =
    { $games ->
        [one] { $games } партия
       *[other] { $games } партии
    }, победи { $wins } ({ NUMBER($rate, style: "percent", maximumFractionDigits: 0) })
profile-curve =
    Рейтинг, { $ladder } ({ $games ->
        [one] { $games } броена партия
       *[other] { $games } броени партии
    })
profile-outcomes = Победи: { $won }, равни: { $draws }, загуби: { $losses }.
profile-curve-words = { $curve }: от { NUMBER($before, useGrouping: 0) } до { NUMBER($points, useGrouping: 0) }.
