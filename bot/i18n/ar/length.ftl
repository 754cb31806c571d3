# طول آخر للصكة التالية.

length-button = طول آخر
length-title = طول الصكة التالية
length-hint = اختر النتيجة التي تنهي الصكة التالية. لا بد من موافقة كل لاعب على الطاولة.
length-placeholder = إلى كم نقطة؟
length-choice =
    { $target ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $target } نقاط
        [many] { $target } نقطة
       *[other] { $target } نقطة
    }
length-asked =
    يقترح { $player } لعب الصكة التالية إلى { $target ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $target } نقاط
        [many] { $target } نقطة
       *[other] { $target } نقطة
    }. بقي جواب: { $awaited }.
length-refused = يفضّل { $player } بقاء طول الصكة كما هو.
length-button-yes = موافق
length-button-no = أبقِ الطول
length-button-withdraw = اسحب الاقتراح
length-next =
    تُلعب الصكة التالية إلى { $target ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $target } نقاط
        [many] { $target } نقطة
       *[other] { $target } نقطة
    }.
length-sent = أُرسل الاقتراح: يجيب اللاعبون الآخرون على الطاولة.
length-done = تم. «{ game-button-rematch }» على الطاولة يبدأ الصكة بهذا الطول.
