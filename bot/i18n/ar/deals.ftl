## جولة واحدة: انظرها، شاركها، العبها من جديد

shared-deal-title = الجولة { $code }
shared-deal-played =
    { $count ->
        [0] لم تُلعب من جديد بعد.
        [one] لُعبت من جديد على طاولة واحدة.
        [two] لُعبت من جديد على طاولتين.
        [few] لُعبت من جديد على { $count } طاولات.
        [many] لُعبت من جديد على { $count } طاولة.
       *[other] لُعبت من جديد على { $count } طاولة.
    }
shared-deal-seen =
    { $seen ->
        [yes] أنت تعرف أوراقها.
       *[no] أنت لا تعرف أوراقها. إن أردت لعبها فلا تنظر إليها أولًا.
    }
shared-deal-results =
    { $count ->
        [one] طاولة واحدة: { $best } للشمال والجنوب
        [two] طاولتان: من { $best } إلى { $worst } للشمال والجنوب
        [few] { $count } طاولات: من { $best } إلى { $worst } للشمال والجنوب
        [many] { $count } طاولة: من { $best } إلى { $worst } للشمال والجنوب
       *[other] { $count } طاولة: من { $best } إلى { $worst } للشمال والجنوب
    }
shared-deal-result =
    { BY($contract) }، { $result ->
        [made] ناجح
        [failed] خسران
        [tie] تعادل
        [penalty] قيد
       *[void] ملغى
    }: { $scores }
shared-deal-result-passed = قال الجميع بس: { $scores }
shared-deal-busy = في هذه القناة طاولة مفتوحة. إغلاقها لا يكلف أحدًا شيئًا: نغلقها ونلعب الجولة { $code } هنا؟
shared-deal-button-close = أغلقها والعب هذه الجولة
shared-deal-button-look = انظر الأوراق
shared-deal-button-play = العب هذه الجولة
shared-deal-button-share = انشرها في هذه القناة
shared-deal-button-export = صدّر الأوراق
shared-deal-button-back = رجوع إلى الجولة
shared-deal-button-id = شارك أو أعد اللعب
shared-deal-export = في هذا النص كل أوراق الجولة، فأنت تعرفها من الآن؛ ولا أسماء فيه. لفتحها ثانية الصقه بعد الأمر ‎/belote deal.
shared-deal-import-title = افتح جولة
shared-deal-import-label = رقمها (D-7K3Q2M) أو نصها
shared-deal-unknown = لا جولة بالرقم { $code }، أو لم تعد محفوظة: الجولات التي لا يفتحها أحد طويلًا تُنسى.
shared-deal-unreadable =
    لا أستطيع قراءة هذه الجولة. { $part ->
        [head] في البداية، الكلمة { $place }
        [hands] في الأيدي، رقم { $place }
        [calls] في العروض، رقم { $place }
       *[cards] في الأوراق الملعوبة، رقم { $place }
    }: `{ $found }`. { $why }
shared-deal-other-rules = لا أستطيع قراءة هذه الجولة. { $why }
shared-deal-not-yours = لا يشارك هذه الجولة إلا من لعبها.
deal-fault-too-many-parts = للجولة أربعة أجزاء على الأكثر، بينها خطوط عمودية.
deal-fault-not-a-head = اللعبة أولًا ثم الموزّع: contree N.
deal-fault-unknown-rules = لا أعرف هذه اللعبة.
deal-fault-not-a-seat = اللاعب يُكتب N أو E أو S أو W.
deal-fault-wrong-hands = عدد الأيدي لا يناسب هذه اللعبة.
deal-fault-wrong-size = عدد الأوراق لا يناسب هذه اللعبة.
deal-fault-not-a-card = تُكتب الورقة برتبتها ثم نوعها: JS هو ولد السبيت.
deal-fault-card-twice = هذه الورقة مكررة.
deal-fault-not-a-call = ليس هذا عرضًا.
deal-fault-illegal = القوانين لا تسمح به في هذا الموضع.
clip-button = مقطع
clip-spoiler = المقطع يُظهر كل ورقة كما لُعبت: اكشفه بعد أن تلعب الجولة، أو إن لم تكن ستلعبها.
clip-no-cards = قال الجميع بس: لا أوراق تُعرض.
clip-busy = الضغط كبير الآن على رسم المقاطع. حاول بعد دقيقة من فضلك.
clip-no-files = لا يحق لي إرفاق ملفات في هذه القناة: يستطيع مشرف منحي صلاحية «Attach Files» (إرفاق الملفات).
