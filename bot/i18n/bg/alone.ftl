# Раздаване, което се играе сам с трима експерти, за каквото и да е.

alone-button-on = Напред
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
    }: { $points }
alone-passed = Всички са пас: { $points }
