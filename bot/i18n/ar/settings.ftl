# إعدادات السيرفر.

settings-title = إعدادات السيرفر
settings-hint = تسري على الطاولات القادمة. ولمن يفتح طاولة أن يختار غيرها.
settings-zone = المنطقة الزمنية: { $zone }، والساعة فيها { $now }.
settings-zone-title = المنطقة الزمنية
settings-zone-label = أكبر مدنها، بالحروف اللاتينية
settings-language = لغة الطاولات
settings-language-host = لغة المضيف
# اسم هذه اللغة كما يكتبه أهلها.
settings-language-own = العربية
settings-game = اللعبة وقوانين الطاولة
settings-clock = وقت كل دور
settings-level = مستوى الكمبيوتر
settings-pictures = الصور
settings-pictures-none = بلا صور
settings-pictures-none-note = كل شيء بالكلمات
settings-pictures-tricks = بعد كل أكلة
settings-pictures-tricks-note = الطاولة والأيدي مرسومة، بلا وميض
settings-pictures-cards = بعد كل ورقة
settings-pictures-cards-note = محدّثة دائمًا، لكنها تومض كل مرة
settings-button-back = إعدادات السيرفر
settings-button-house = قوانين الطاولة
settings-reactions =
    { $allowed ->
        [yes] كلمات اللاعبين: مسموحة
       *[other] كلمات اللاعبين: موقوفة
    }
settings-feats =
    { $announced ->
        [yes] الإنجازات الجديدة: تُعلن
       *[other] الإنجازات الجديدة: خاصة
    }
settings-button-reset = إعادة الإعدادات إلى أصلها…
settings-ladders = الترتيب
settings-ladders-shared = هذا السيرفر وكل السيرفرات
settings-ladders-shared-note = صكاته تُحسب في الترتيب العام أيضًا
settings-ladders-apart = هذا السيرفر فقط
settings-ladders-apart-note = صكاته لا تُحسب في الترتيب العام
settings-recounting = تُعاد حسابات التصنيف والترتيب…
settings-podium = المنصة في نهاية كل موسم
settings-podium-none = موقوفة
settings-evenings-paused = هناك سهرة لعب متوقفة: لم يعد بإمكاني النشر في قناتها.
settings-day-silent = جولة اليوم لا تُنشر: قناتها زالت أو لا يحق لي النشر فيها. اختر غيرها في «{ today-settings-title }».
