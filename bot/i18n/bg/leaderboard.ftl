# Класирането на сървъра.

leaderboard-title = Класиране: { $ladder }
leaderboard-ladder =
    { $company ->
        [people] { $family }
       *[computers] { $family }, с компютри
    }
family-contree = Контре и coinche
family-coinche = Coinche, всичко коз от 258
family-belote = Белот
family-baloot = Балут
family-clabber = Клабер
family-pilotta = Пилота
family-tarabish = Тарабиш
leaderboard-empty = Тук още никой не е класиран. Отворете маса с { help-command-start }: първото място е свободно!
leaderboard-least =
    За класиране { $games ->
        [one] е нужна { $games } завършена партия
       *[other] са нужни { $games } завършени партии
    }.
leaderboard-one-server = За класиране сред всички сървъри играйте поне на два от тях.
leaderboard-button-about = Как се брои
leaderboard-button-back = Към класирането
leaderboard-rules = Партията ви се брои, ако сами направите повечето си ходове и сте там накрая; иначе я губите. Ако някой напусне, за другите решава резултатът след последното раздаване, което всички са изиграли: колкото е по-ясен, толкова повече се брои. Който прекрати партия без съгласието на другата страна, я губи.
leaderboard-rules-here = Партията се брои еднакво, с когото и да играете.
leaderboard-rules-all = Сред всички сървъри рейтингът ви се мени най-много с { $person } за { $days } дни с един и същ човек и общо с { $unknown } с хора, които почти не са играли с други; за място се иска да сте играли на { $servers } сървъра.
leaderboard-latest =
    { $change ->
        [up] Последната ви партия тук: +{ $points }.
        [down] Последната ви партия тук: −{ $points }.
       *[none] Последната ви партия тук не промени рейтинга ви: завърши наравно или както всички очакваха.
    }
leaderboard-latest-weight =
    { $why ->
        [unknown] Тя се брои за по-малко от цяла партия, защото някой в нея почти не е играл с други.
       *[often] Тя се брои за по-малко от цяла партия, защото за { $days } дни сте срещали едни и същи хора често. Партиите с други ви местят повече.
    }
leaderboard-past-end = Толкова надолу няма никого.
leaderboard-beside =
    { $measure ->
        [contracts] вкарани
       *[other] партии
    }
leaderboard-line = { $rank }\. { $player } · **{ $value }** · { $beside }
leaderboard-own = Вашето място: { $rank } от { $of }.
leaderboard-unranked = Още не сте завършили партия, която се брои тук.
leaderboard-provisional =
    Още не сте класирани: { $games ->
        [one] { $games } партия
       *[other] { $games } партии
    } от { $least }.
leaderboard-away = Не сте играли от два месеца: изиграйте една партия и мястото ви се връща.
leaderboard-hidden = Скрити сте от всички класирания.
leaderboard-page = Страница { $page } от { $pages }
leaderboard-scope-here = Този сървър
leaderboard-scope-all = Всички сървъри
leaderboard-span-week = Тази седмица
leaderboard-span-month = Този месец
leaderboard-span-season = Този сезон (три месеца)
leaderboard-span-ever = За цялото време
leaderboard-measure-rating = Рейтинг
leaderboard-measure-wins = Победи
leaderboard-measure-contracts = Изкарани договори
leaderboard-measure-average = Точки на раздаване
leaderboard-button-previous = Предишна
leaderboard-button-next = Следваща
leaderboard-button-own = Моето място
