# Раздаване, което се играе сам с трима експерти, за каквото и да е.

alone-button-on = Напред
practice-button = Раздаване сам
practice-button-again = Друго раздаване
practice-title = Тренировъчно раздаване
practice-head = Тренировъчно раздаване, само за вас
practice-private = Видели сте го само вие и не се брои никъде.
alone-thinking = { $head }: експертите мислят…
alone-somebody = някой
alone-result =
    { $own ->
        [yes] { BY($contract) }
       *[no] { BY($contract) }, в защита
    }, { $result ->
        [made] изкарана
        [failed] вкарана
        [tie] виси
        [penalty] оспорена
       *[void] не се брои
    }: { $points } в партията
alone-passed = Всички са пас: { $points } в партията
alone-par = Най-доброто при открити карти: { BY($contract) } ({ $points } в партията).
