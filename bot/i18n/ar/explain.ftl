# لماذا لعب الكمبيوتر أو اشترى هكذا: ما الذي حسم، وما الذي يظنه.

explain-choice = { $seat }: { $move }. { $why }
explain-renege-claim = يقيّد على الخصم
explain-made = { BY($contract) }: احتمال نجاحه { $chance }%.
explain-deals =
    { $deals ->
        [1] التوزيع الوحيد الممكن
       *[other] على { $deals } من التوزيعات الممكنة
    }
explain-worth =
    { $clear ->
        [equal] قيمته { $worth }% من الصكة، و{ $move } مثله ({ explain-deals }).
        [close] قيمته { $worth }% من الصكة؛ و{ $move } يساويه في حدود الخطأ ({ $sign }{ $gap } ± { $error }، { explain-deals }).
        [clear] قيمته { $worth }% من الصكة؛ وبعده { $move }، أقل بـ{ $gap } ± { $error }% ({ explain-deals }).
       *[usual] قيمته { $worth }% من الصكة؛ وتقدّم { $move } بـ{ $gap } ± { $error }% ({ explain-deals })، وليس ذلك سببًا واضحًا لترك الاختيار المعتاد.
    }
explain-guess = جُرّبت توزيعات قليلة ({ $deals }) ولا تفرّق بين هذه: إنه تخمين.
explain-other-pass = بس
explain-other-double =
    { $double ->
        [double] دبل
        [redouble] رد الدبل
        [triple] ثري
        [four] فور
        [match] ماتش
       *[gahwa] قهوة
    }
explain-holds =
    { $sure ->
        [sure] عند { $seat } { THE($card) }.
        [likely] عند { $seat } غالبًا { THE($card) } ({ $chance }%).
       *[perhaps] ربما عند { $seat } { THE($card) } ({ $chance }%).
    }
explain-void =
    { $sure ->
        [sure] لم يبق { $suit } عند { $seat }.
        [likely] غالبًا لا { $suit } عند { $seat } ({ $chance }%).
       *[perhaps] ربما لا { $suit } عند { $seat } ({ $chance }%).
    }

explain-why-forced = لا شيء آخر ممكن.
explain-why-too-weak = اليد أضعف من أن تشتري.
explain-why-opening = اليد تكفي لشراء هذا الحكم.
explain-why-raise = زيادة: عند الفريق في هذا الحكم أكثر مما أظهر.
explain-why-change-suit = حكم غير حكم الخويّ: يعد بأكثر.
explain-why-overcall = عرض فوق الخصم: هذا الحكم يأتي بأكثر من اللعب ضدهم.
explain-why-all-tricks = يبدو أكل كل الأكلات ممكنًا.
explain-why-content = لا تضيف هذه اليد شيئًا إلى عرض الخويّ.
explain-why-leave-them = لا يكفي للزيادة: اللعب ضدهم أفضل.
explain-why-high-enough = نجاح الشراء ليس مؤكدًا بما يكفي لرفع النقاط ثانية.
explain-why-they-fail = الأرجح أن يخسر شراؤهم.
explain-why-we-make-it = الأرجح أن ينجح الشراء رغم الدبل.
explain-why-draw-trumps = لسحب حكم الخصم بحكم لا يغلبه أحد.
explain-why-force-trump = يفتح بالحكم ليستنفد الخصم حكمه.
explain-why-stop-ruffs = حكم ضد المشتري: يقل ما يستطيع أن يدق.
explain-why-cash-master = ورقة سيّدة: لا أكبر منها في نوعها عند أحد.
explain-why-partners-suit = هو نوع الخويّ.
explain-why-short-suit = ورقة وحيدة: يمكن دق النوع لاحقًا.
explain-why-safe-lead = فتح آمن: لا ورقة في اليد أقل قيمة.
explain-why-force-out = لإنزال { THE($card) }: بعدها تصبح الورقة التالية في النوع سيّدة.
explain-why-least-bad = كل فتح هنا يضيّع شيئًا: هذا كان الأفضل في التوزيعات المجرّبة.
explain-points =
    { $points ->
        [one] نقطة واحدة مع هذه الورقة
        [two] نقطتان مع هذه الورقة
        [few] { $points } نقاط مع هذه الورقة
        [many] { $points } نقطة مع هذه الورقة
       *[other] { $points } نقطة مع هذه الورقة
    }
explain-why-take =
    { $points ->
        [0] لأخذ الأكلة.
       *[other] لأخذ الأكلة: { explain-points }.
    }
explain-why-ruff =
    { $points ->
        [0] للدق بالحكم.
       *[other] للدق بالحكم: { explain-points }.
    }
explain-why-give-points =
    { $chance ->
        [100] لزيادة النقاط: الأكلة لفريق اللاعب.
       *[other] لزيادة النقاط: الأرجح أن الأكلة لفريق اللاعب ({ $chance }%).
    }
explain-why-low = لاتباع النوع دون أكل: لا ورقة ممكنة أقل نقاطًا.
explain-why-save-points =
    { $chance ->
        [0] الأكلة للخصم: يأخذ أقل ما يمكن من النقاط.
       *[other] الأرجح أن الأكلة للخصم: يأخذ أقل ما يمكن من النقاط.
    }
explain-why-keep-back =
    { $chance ->
        [100] الأكلة لفريق اللاعب، لكن { THE($card) } تبقى في اليد: قيمتها أكبر في أكلة لاحقة.
       *[other] الأرجح أن الأكلة لفريق اللاعب ({ $chance }%)، لكن { THE($card) } تبقى في اليد: قيمتها أكبر في أكلة لاحقة.
    }
explain-why-duck =
    { SHORT($card) } قد تأكل، لكن حفظها أهم من { $points ->
        [0] هذه الأكلة
        [one] نقطة هذه الأكلة
        [two] نقطتي هذه الأكلة
        [few] { $points } نقاط في هذه الأكلة
        [many] { $points } نقطة في هذه الأكلة
       *[other] { $points } نقطة في هذه الأكلة
    }.
explain-why-let-go = تذهب هذه الورقة: الأرخص منها أنفع لاحقًا.
explain-why-discard = للرمي: لا ورقة أخرى أقل قيمة هنا.
explain-why-signal =
    { $told ->
        [calls] تطلب من الخويّ هذا النوع، ولا تكلف شيئًا.
        [refuses] تطلب من الخويّ نوعًا آخر، ولا تكلف شيئًا.
        [has-ten] تُظهر أن العشرة موجودة أيضًا، ولا تكلف شيئًا.
        [no-ace] تُظهر أن الإكه عند غيره، ولا تكلف شيئًا.
        [was-bare] تُظهر أنه لم يبق شيء من النوع، ولا تكلف شيئًا.
        [more-trumps] البنت أولًا: بقي حكم آخر غير الشايب.
       *[queen-alone] الشايب أولًا: لم يبق من الحكم إلا البنت.
    }
explain-why-asked = طلب الخويّ هذا النوع، ولا يكلف شيئًا.
explain-why-look-ahead =
    { $tricks ->
        [0] كل الأيدي مكشوفة: حتى الأكلة الأخيرة لا ورقة تأتي بأكثر.
       *[other] فيما يأتي من أكلات ({ $tricks })، وبحسب الأوراق المكشوفة، لا ورقة تأتي بأكثر.
    }
explain-why-caught = خالف الخصم: تثبت ذلك ورقة لعبها.
