# النص على الصور، ووصفها لمن لا يراها.

pictures-bid = الشراء: { $contract }
pictures-called = الشراء: { $contract }
pictures-no-bid = الشراء
pictures-contract-short = { SHORT($contract) }
pictures-deal = الجولة { $number }
pictures-problem = المسألة { $number }
pictures-lesson = الدرس { $number }
pictures-reading = قراءة الأيدي
pictures-dealer = الموزّع: { $dealer }
pictures-dealer-mark = م
pictures-last-trick = آخر أكلة
pictures-team =
    { $team ->
        [north_south] ش–ج
       *[east_west] ق–غ
    }

pictures-of-table = صورة الطاولة. { $deal }.
pictures-of-lobby = صورة الطاولة قبل الصكة: { $game }.
pictures-computer = { $called } · كمبيوتر
pictures-computer-short = { $seat } ⚙
pictures-said = { $seat } يقول «{ $word }».
pictures-seat = { $seat }: { $player }.
pictures-awaited = الدور في اللعب على { $seat }.
pictures-awaited-call = الدور في الشراء على { $seat }.
pictures-your-turn = دورك في اللعب.
pictures-your-call = دورك في الشراء.
pictures-calls = آخر العروض: { $calls }.
pictures-turned = الورقة المكشوفة: { $card }.
pictures-laid = { $seat } { $card }
pictures-laid-best = { $seat } { $card } (الأكلة له)
pictures-trick = على الأرض: { $plays }.
pictures-past-trick = آخر أكلة: { $plays }.
pictures-piles = الأوراق المكشوفة، { $seat } (+1: تحتها ورقة مقلوبة): { $cards }.
pictures-pile-covering = { $card } +1
pictures-pile-bare = ورقة مقلوبة
pictures-scores = النتيجة: { $scores }.
pictures-held = اليد: { $cards }.
pictures-playable = يجوز لعب: { $cards }.

pictures-not-playable = لا تُلعب الآن: { $cards }.

pictures-of-game =
    صورة: النتيجة بعد كل جولة. { $deals ->
        [one] جولة واحدة
        [two] جولتان
        [few] { $deals } جولات
        [many] { $deals } جولة
       *[other] { $deals } جولة
    }، { $scores }.
pictures-turn = { $number }: { BY($contract) }، { $result ->
        [made] ناجح
        [failed] خسران
       *[other] لا ناجح ولا خسران
    }، { $first } مقابل { $second }
pictures-turn-bare = { $number }: بلا شراء، { $first } مقابل { $second }

pictures-moment-capot = كبوت!
pictures-moment-double = خسر!
pictures-moment-comeback = عودة!
pictures-told-capot = { $team } أكل كل الأكلات
pictures-told-double = { $team } كان قد قال دبل
pictures-told-comeback =
    { $team } في المقدمة، بعد تأخر قدره { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
