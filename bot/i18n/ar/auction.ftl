# الشراء: على الطاولة، ثم في يد صاحب الدور.

auction-empty = لا عروض بعد.
auction-word-double = دبل
auction-word-redouble = رد الدبل
auction-call = { $seat }: { $call }
auction-pass =
    { $variant ->
        [croatian_bela] داليه
       *[other] بس
    }
auction-keeps = ثابت
auction-takes =
    { $variant ->
        [baloot] حكم { SHORT($trump) }
        [croatian_bela] سمّى { $trump }
       *[other] اشترى { $trump }
    }
auction-takes-aloud =
    { $variant ->
        [baloot] حكم { $trump }
        [croatian_bela] سمّى { $trump }
       *[other] اشترى { $trump }
    }
auction-double =
    { $double ->
        [double] { $variant ->
            [bulgarian_belot] كونترا
           *[other] { auction-word-double }
        }
        [redouble] { $variant ->
            [bulgarian_belot] ريكونترا
           *[other] { auction-word-redouble }
        }
        [triple] ثري
        [four] فور
        [match] ماتش
       *[gahwa] قهوة
    }
auction-double-chosen =
    { $double } { $closed ->
        [yes] مقفول
       *[no] مفتوح
    }
auction-doubled-aloud-contree =
    { $seat } يضرب الطاولة بقبضته: { $double ->
        [double] «دبل!»
       *[redouble] «رد الدبل!»
    }
auction-line = الشراء: { $calls }
auction-may-double =
    الشراء: { $contract }. يحق لفريق { $team } قول { $double ->
        [double] دبل
        [redouble] رد الدبل
        [triple] ثري
        [four] فور
        [match] ماتش
       *[gahwa] قهوة
    }.

# ما تُسأل عنه الطاولة، حيث لا يكون العرض مجرد زيادة على ما قبله.

auction-turned = الورقة المكشوفة: { SHORT($card) }
auction-asked-take =
    { $sun ->
        [yes] الدورة الأولى: حكم { $trump }، أو صن، أو بس.
       *[no] الدورة الأولى، { $trump }: اشترِ أو قل بس.
    }
auction-ashkal = أشكل: صن تذهب فيه الورقة المكشوفة إلى خويّ المشتري.
auction-asked-other =
    { $sun ->
        [yes] الدورة الثانية: صن، أو حكم في أي نوع غير { $trump }، أو بس.
       *[no] الدورة الثانية: أي نوع غير { $trump }، أو بس.
    }
auction-asked-any =
    { $sun ->
        [yes] الدورة الثانية: صن، أو حكم في أي نوع، أو بس.
       *[no] الدورة الثانية: أي نوع، أو بس.
    }
auction-asked-name = سمِّ الحكم أو قل بس: أول من يسميه هو المشتري.
auction-asked-must-name =
    قال الآخرون كلهم بس{ $mine ->
        [yes] .
       *[no] : على { $seat } تسمية الحكم.
    }
auction-asked-name-after =
    رسا الشراء على { $bid }{ $mine ->
        [yes] .
       *[no] : { $seat } يسمي الحكم.
    }
auction-asked-over = العرض: { $bid }، المشتري { $seat }. ما زال بإمكان الآخرين قول صن.
auction-asked-keep =
    { $sun ->
        [yes] { $seat } يثبت على { $bid } أو يقلبه صن.
       *[no] { $seat } يثبت على { $bid } أو يزيد مرة أخيرة.
    }
auction-kitty =
    { $count ->
        [3] تبقى ثلاث أوراق من كل يد مقلوبة حتى يُسمّى الحكم.
       *[other] الأوراق التي تبقى مقلوبة من كل يد حتى يُسمّى الحكم: { $count }.
    }

auction-your-turn = دورك في الشراء.
auction-your-turn-forced = يلزمك تسمية الحكم: لا يمكنك قول بس.
auction-standing =
    { $relation ->
        [partner] { COUNTED($bid) } من { $seat }، خويّك.
        [opponent] { COUNTED($bid) } من { $seat }، خصمك.
       *[self] { COUNTED($bid) } منك.
    }
auction-you-may-double =
    يمكنك قول { $double ->
        [double] دبل
        [redouble] رد الدبل
        [triple] ثري
        [four] فور
        [match] ماتش
       *[gahwa] قهوة
    }، أو بس.
auction-wait-may-double = يمكنك قول دبل في غير دورك.
auction-hidden =
    { $count ->
        [3] أوراقك الثلاث الأخرى ما زالت مقلوبة.
       *[other] من أوراقك ما زال مقلوبًا: { $count }.
    }
auction-to-come =
    { $count ->
        [3] ستصلك ثلاث أوراق أخرى.
       *[other] أوراق ستصلك بعد ذلك: { $count }.
    }

auction-button-pass =
    { $variant ->
        [croatian_bela] داليه
       *[other] بس
    }
auction-button-keep = ثابت على { COUNTED_SHORT($bid) }
auction-button-double =
    { $double ->
        [double] { $variant ->
            [bulgarian_belot] كونترا
           *[other] دبل
        }
        [redouble] { $variant ->
            [bulgarian_belot] ريكونترا
           *[other] رد الدبل
        }
        [triple] ثري
        [four] فور
        [match] ماتش
       *[gahwa] قهوة
    }
auction-button-bid = { COUNTED_SHORT($bid) }
auction-button-take =
    { $variant ->
        [baloot] حكم { SHORT($trump) }
       *[other] أشتري
    }
auction-button-name =
    { $variant ->
        [baloot] { $trump ->
            [none] صن
           *[other] حكم { SHORT($trump) }
        }
       *[other] { $trump ->
            [none] بلا حكم
            [all] الكل حكم
           *[other] { SHORT($trump) } { $trump }
        }
    }
auction-button-ashkal = أشكل
auction-button-kasho = كاشو
auction-button-capot = كبوت…
auction-button-generale = جنرال…
auction-button-value = { $value }
auction-select-bid = من { $first } إلى { $last }

auction-confirm-capot = كبوت: على فريقك أن يأكل كل الأكلات. اختر الحكم أو ارجع.
auction-confirm-generale = جنرال: عليك أن تأكل كل الأكلات وحدك. اختر الحكم أو ارجع.
auction-confirm-double =
    { $double ->
        [match] الشراء: { COUNTED($bid) }. هل تقول ماتش؟ من يكسب هذه الجولة يكسب الصكة.
        [gahwa] الشراء: { COUNTED($bid) }. هل تقول قهوة؟ من يكسب هذه الجولة يكسب الصكة.
       *[other] رد الدبل على { COUNTED($bid) }؟ تزيد النقاط مرة أخرى.
    }
auction-button-confirm =
    { $double ->
        [match] نعم، ماتش
        [gahwa] نعم، قهوة
       *[other] نعم، رد الدبل
    }
auction-button-reconsider = لا، رجوع
