# أخطاؤك أنت، تُسأل عنها من جديد.

exercise-title = أخطاؤك
exercise-about = مواقف من جولاتك كلّفتك فيها ورقة أو عرض. جد ما هو أفضل: ما تخطئ فيه يعود غدًا، وما تجده يعود بعد أيام ثم أسابيع. لا يراه غيرك، ولا شيء يُحسب.
exercise-done = وجدت { $found } من { $count } من أول مرة.
exercise-due = **{ $count }** تُعاد الآن
exercise-new = **{ $count }** جديدة
exercise-learnt = **{ $count }** تعلّمتها
exercise-none = لا خطأ معروفًا لك بعد. تُكتشف الأخطاء عند تحليل جولاتك: زر «{ analysis-button }» تحت جولة منتهية.
exercise-next-due = يعود التالي { $when }.
exercise-waiting =
    { $count ->
        [0] لا جولة لك تنتظر التحليل: العب فيأتي المزيد.
        [one] لك جولة واحدة لم تُحلَّل بعد.
        [two] لك جولتان لم تُحلَّلا بعد: حتى { $most } في كل مرة، دقيقة أو دقيقتان كل مرة.
        [few] لك { $count } جولات لم تُحلَّل بعد: حتى { $most } في كل مرة، دقيقة أو دقيقتان كل مرة.
        [many] لك { $count } جولة لم تُحلَّل بعد: حتى { $most } في كل مرة، دقيقة أو دقيقتان كل مرة.
       *[other] لك { $count } جولة لم تُحلَّل بعد: حتى { $most } في كل مرة، دقيقة أو دقيقتان كل مرة.
    }
exercise-head = أخطاؤك · { $number } من { $count }
exercise-head-again = أخطاؤك · مرة أخرى
exercise-right = ✅ { $answer }: صحيح.
exercise-as-good = { $best } قيمته مثله.
exercise-wrong = ❌ لا: { $answer }.
exercise-loss = يكلّف { $loss }% من فرص الكسب.
exercise-before = على الطاولة: { $done } (−{ $loss }%).
exercise-same = كما فعلت على الطاولة (−{ $loss }%).
exercise-comes-back = يعود { $when }.
exercise-again = يعود في نهاية هذه الجلسة، ثم { $when }.
exercise-retired = لن تُسأل عن هذا بعد الآن.
exercise-button-open = أخطائي من جديد
exercise-button-begin = ابدأ
exercise-button-next = التالي
exercise-button-drop = لا تسألني ثانية
exercise-button-deal = الجولة كلها
