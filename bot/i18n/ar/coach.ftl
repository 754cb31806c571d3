# طاولة التدريب ومدربها.

training-button =
    { $training ->
        [yes] التدريب: نعم
       *[other] التدريب: لا
    }
coach-table = طاولة تدريب
coach-count =
    سؤال المدرب من { $seat }: { $count ->
        [one] مرة
        [two] مرتين
        [few] { $count } مرات
        [many] { $count } مرة
       *[other] { $count } مرة
    }
coach-question = { $player } يريد سؤال المدرب. هل توافق في هذه الصكة؟ عندها يحق للجميع السؤال، ويرى الجميع كم مرة.
coach-awaited = ننتظر جواب { $awaited }.
coach-refused = رفض { $player } المدرب في هذه الجولة.
coach-button-yes = موافق
coach-button-no = بلا مدرب
coach-button =
    { $bidding ->
        [yes] ماذا أشتري؟
       *[no] اسأل المدرب
    }
coach-sent = لا بد من موافقة اللاعبين الآخرين أولًا. ثم اسأل ثانية.
coach-thinking = المدرب يفكر…
coach-late = مضى دورك والمدرب يفكر.
coach-advice = المدرب: **{ $move }**. { $why }
coach-forced = لا شيء آخر ممكن.
coach-chances =
    { $others ->
        [0] فرص كسب الصكة: { $best }.
       *[other] فرص كسب الصكة: { $best }؛ وإلا { $moves }.
    }
coach-chance = { $move } ({ $chance }%)
coach-made =
    { $calls ->
        [yes] { BY($contract) }، إن لُعب: احتمال نجاحه { $chance }%.
       *[no] { BY($contract) }: احتمال نجاحه { $chance }%.
    }
coach-equal = { $moves } متساوية في حدود الخطأ: نحو { $chance }% لكسب الصكة.
coach-otherwise = وإلا: { $moves }.
coach-thumb = هذه نصيحة من الخبرة العامة: لم يكن هناك ما يُحسب، أو لم يتسع الوقت.

# هذه الحركات فرصها أفضل من النصيحة في الجولات التي جربها المدرب.

coach-better-untrue = في الجولات المجرّبة تكسب أكثر مع { $moves }، لكنها تخبر خويّك عن يد غير يدك.
coach-better-thumb = هذه نصيحة من الخبرة العامة: في الجولات القليلة المجرّبة تكسب أكثر مع { $moves }.
coach-better-clear = في الجولات المجرّبة تكسب أكثر مع { $moves }: ربما فضّلها خبير آخر.
