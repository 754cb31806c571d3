## تحليل جولة: ما كان ممكنًا، وكم كلّف كل عرض وكل ورقة، ولماذا

analysis-button = تحليل
analysis-title = تحليل الجولة { $code }
analysis-progress = قُيِّم { $done } من { $of } من القرارات… الطاولات الجارية أولًا.
analysis-waiting = يبدأ التحليل…
analysis-place = دورك في الطابور { $place }. الدور للجميع، والطاولات الجارية أولًا.
analysis-failed = لم يستطع الكمبيوتر إكمال هذا التحليل. حاول بعد دقيقة.
analysis-busy = تحليلات كثيرة تنتظر. حاول بعد دقائق.
analysis-busy-own =
    لك من قبل { $count ->
        [one] تحليل واحد ينتظر
        [two] تحليلان ينتظران
        [few] { $count } تحليلات تنتظر
        [many] { $count } تحليلًا ينتظر
       *[other] { $count } تحليل ينتظر
    }. اطلب هذا عندما ينتهي أحدها.
analysis-button-refresh = تحديث
analysis-button-show = عرض { $number }
analysis-button-verdict = الخلاصة
analysis-button-legend = معنى العلامات
analysis-button-bids = العروض
analysis-button-deal = الجولة
analysis-button-back = رجوع إلى التحليل
analysis-button-previous = السابق
analysis-button-next = التالي

analysis-lost = **الشراء أضاع هذه الجولة على { $team }**: { $how ->
        [too-high] { BY($contract) } لم يكن ممكنًا إنجاحه.
        [left] كان بإمكان { $seat } إنجاح { $bid }، لكن الشراء أخذه { $others }.
       *[passed-out] كان بإمكان { $seat } إنجاح { $bid }، ولم يعرض أحد.
    }
analysis-lost-call =
    العرض الذي فعلها: **{ $call }**{ $why ->
        [error] ، وكان { $best } أفضل بـ{ analysis-cost } نقطة.
        [untrue] ، ولم يقل ما في اليد.
        [unlucky] . وبما كان بإمكان { $seat } أن يعلمه كان صحيحًا: سوء حظ.
       *[close] . وبما كان بإمكان { $seat } أن يعلمه كان اختيارًا متقاربًا.
    }
analysis-could = كان بإمكان { $seat } إنجاح { $bid } ({ $points })
analysis-points =
    { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }{ $melds ->
        [0] { "" }
       *[other] { " " }+ { $melds } مشاريع
    }{ $belote ->
        [0] { "" }
       *[other] { " " }+ { $belote } بيلوت
    }
analysis-par = والأيدي كلها مكشوفة: { $contracts }.
analysis-par-played = والأيدي كلها مكشوفة، لم يكن شراء أفضل: { $points }.
analysis-par-none = والأيدي كلها مكشوفة، لم يكن لأحد شراء ناجح.
analysis-passed = لم يعرض أحد.
analysis-played = ما لُعب: { BY($contract) }، { $result ->
        [made] ناجح
        [failed] خسران
        [tie] تعادل
        [penalty] قيد
        [void] ملغى
       *[open] لم ينته
    }.
analysis-seen =
    { $seen ->
        [made] { $result ->
            [made] هذه هي النتيجة الطبيعية مع أفضل لعب من الجميع.
           *[other] مع أفضل لعب كان سينجح.
        }
       *[failed] { $result ->
            [made] أفضل لعب من الخصم كان سيُخسره.
            [failed] هذه هي النتيجة الطبيعية: أمام أفضل لعب من الخصم لم يكن شيء لينقذه.
           *[other] أفضل لعب من الخصم كان سيُخسره.
        }
    }

analysis-accuracy-title = دقة اللعب
analysis-accuracy =
    { $you ->
        [yes] **{ $seat } (أنت)**
       *[no] **{ $seat }**
    }: { $value }% من { $count } ورقة
analysis-accuracy-few =
    { $you ->
        [yes] **{ $seat } (أنت)**
       *[no] **{ $seat }**
    }: { $count ->
        [0] لا اختيار يُحكم عليه
        [one] اختيار واحد
        [two] اختياران
        [few] { $count } اختيارات
        [many] { $count } اختيارًا
       *[other] { $count } اختيار
    }
analysis-accuracy-least = عدد الاختيارات اللازم للنسبة المئوية: { $least } على الأقل.
analysis-errors =
    { $count ->
        [0] بلا خطأ
        [one] خطأ واحد
        [two] خطآن
        [few] { $count } أخطاء
        [many] { $count } خطأ
       *[other] { $count } خطأ
    }
analysis-bad-luck = سوء حظ ×{ $count }
analysis-lucky = حظ ×{ $count }

analysis-strip-title = أكلة أكلة
analysis-strip-legend =
    { $judged ->
        [yes] ✅ جيد · ❌ خطأ · 🌧️ سوء حظ · 🍀 حظ.{ " " }
       *[no] { "" }
    }الرقم: النقاط فوق ما ينجح الشراء، مع أفضل لعب بعدها ممن يرون كل الأوراق ({ $sign }: يخسر).
analysis-turn-down = خسر الشراء في الأكلة { $trick }.
analysis-turn-safe = ضُمن الشراء في الأكلة { $trick }.
analysis-safe-throughout = لم يكن الشراء في خطر قط.
analysis-down-throughout = لم يكن الشراء في المتناول قط.

analysis-moments-title = ما كلّف أكثر
analysis-measures = الكلفة لا تحسب إلا ما يمكن للاعب أن يعلمه؛ وقائمة الأكلات ترى كل الأوراق.
analysis-moment = **{ $trick ->
        [0] الشراء
       *[other] الأكلة { $trick }
    }، { $seat }**: { $done } كلّف { $loss } { $loss ->
        [one] نقطة مئوية
        [two] نقطة مئوية
        [few] نقاط مئوية
        [many] نقطة مئوية
       *[other] نقطة مئوية
    } من { $you ->
        [yes] فرص كسبك
       *[no] فرص كسبه
    }{ $points ->
        [0] { "" }
        [1] { " " }ونقطة واحدة
       *[other] { " " }و{ analysis-cost } من النقاط
    }. الأفضل { $best }.
analysis-cost =
    { $points }{ $error ->
        [0] { "" }
       *[other] { " " }± { $error }
    }
analysis-no-error = **بلا خطأ.** بما يمكن لكل لاعب أن يعلمه، لم تكن ورقة خاطئة: أحسنتم جميعًا!
analysis-no-error-in-play = **لم تكن ورقة خاطئة** بما يمكن لكل لاعب أن يعلمه.{ $bids ->
        [0] { "" }
       *[other] { " " }عروض كلّفت نقاطًا: { $bids } (**{ analysis-button-bids }**).
    }
analysis-only-bad-luck =
    { $count ->
        [one] ورقة واحدة تبيّن خطؤها: سوء حظ، لم يكن لأحد أن يعلم.
        [two] ورقتان تبيّن خطؤهما: سوء حظ، لم يكن لأحد أن يعلم.
        [few] { $count } أوراق تبيّن خطؤها: سوء حظ، لم يكن لأحد أن يعلم.
        [many] { $count } ورقة تبيّن خطؤها: سوء حظ، لم يكن لأحد أن يعلم.
       *[other] { $count } ورقة تبيّن خطؤها: سوء حظ، لم يكن لأحد أن يعلم.
    }

analysis-moment-title =
    { $number } من { $count } · { $trick ->
        [0] الشراء
       *[other] الأكلة { $trick }
    }، { $seat }
analysis-moment-hand = اليد: { $cards }
analysis-moment-trick = على الأرض: { $plays }
analysis-moment-laid = { $seat } { SHORT($card) }
analysis-moment-lead = { $seat } يفتح.
analysis-moment-why = **الأفضل { $best }.** { $why }
analysis-moment-right = **{ $best }: صحيح.** { $why }
analysis-moment-worth = مع { $done } فرصة كسب الصكة { $chosen }%.
analysis-moment-brings = بالنقاط في الجولة: { $chosen } في المتوسط.
analysis-moment-cost = مع { $done } نزلت فرصة كسب الصكة من { $better }% إلى { $chosen }%.
analysis-moment-points =
    بنقاط الجولة: { $chosen } بدل { $better } في المتوسط{ $error ->
        [0] { "" }
       *[other] { " " }(± { $error })
    }.
analysis-fact-needs =
    { $side ->
        [attack] ما زال الشراء يحتاج { $points ->
            [one] نقطة واحدة.
            [two] نقطتين.
            [few] { $points } نقاط.
            [many] { $points } نقطة.
           *[other] { $points } نقطة.
        }
       *[defence] ما زال المشتري يحتاج { $points ->
            [one] نقطة واحدة.
            [two] نقطتين.
            [few] { $points } نقاط.
            [many] { $points } نقطة.
           *[other] { $points } نقطة.
        }
    }
analysis-fact-made = نجح الشراء بالفعل.
analysis-fact-master = { SHORT($card) } سيّدة: لا أكبر منها في { $suit } عند أحد.
analysis-fact-trumps =
    { $count ->
        [0] لا حكم عند غيره.
        [one] بقي في الخارج حكم واحد: { $cards }.
        [two] بقي في الخارج حكمان: { $cards }.
        [few] بقي في الخارج { $count } أحكام: { $cards }.
        [many] بقي في الخارج { $count } حكمًا: { $cards }.
       *[other] بقي في الخارج { $count } حكم: { $cards }.
    }
analysis-lines-title = والأيدي كلها مكشوفة، تكمل الجولة هكذا:
analysis-line-points =
    بعد { SHORT($card) } ({ $lead } لصالح { $own ->
        [yes] فريقك
       *[no] { $team }
    }): { $cards }

analysis-calls-points =
    والأيدي كلها مكشوفة: { $done } يأتي بـ{ $points } لصالح { $own ->
        [yes] فريقك
       *[no] { $team }
    }، و{ $best } بـ{ $better }.
analysis-call-points =
    والأيدي كلها مكشوفة: { $done } يأتي بـ{ $points } لصالح { $own ->
        [yes] فريقك
       *[no] { $team }
    }.

analysis-untrue-title = ليس باتفاق الطاولة
analysis-told = { $call }، ومعناه: { $told }. وفي اليد: { $held }.
analysis-told-nothing = لا شيء بعينه
analysis-untrue = **{ $call }**، ومعناه: { $told }. وفي اليد: { $held }.
analysis-held =
    { $count ->
        [0] لا { $trump }
       *[other] { $cards }
    }{ $aces ->
        [0] ، بلا إكه من نوع آخر
        [1] ، إكه من نوع آخر
       *[other] ، إكات من أنواع أخرى: { $aces }
    }
analysis-bids-title = العروض
analysis-bids-hint = كثيرًا ما يختلف اللاعبون الجيدون في العروض. تُذكر الكلفة حيث تكون مؤكدة؛ وهي خطأ ابتداءً من { $blame ->
        [one] نقطة مئوية
        [two] نقطتين مئويتين
        [few] { $blame } نقاط مئوية
        [many] { $blame } نقطة مئوية
       *[other] { $blame } نقطة مئوية
    } من فرصة الكسب، إن كانت كذلك والأيدي مكشوفة أيضًا.
analysis-bid-untrue = ليس بالاتفاق: في اليد { $held }
analysis-bid-cost = كلّف { analysis-cost } من النقاط، والأفضل { $best }
analysis-bid-made = فرصة نجاحه { $chance }%
analysis-bid-expert =
    { $bids ->
        [yes] الخبير يعرض { $call }
       *[no] الخبير يقول { $call }
    }
analysis-bid-agrees = كما يفعل الخبير
analysis-bid-exact = هذا ما تطلبه الطريقة تمامًا
analysis-bids-none = لم يُقدَّم عرض.
