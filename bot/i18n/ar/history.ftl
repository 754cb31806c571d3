# صكات اللاعب واحدة واحدة، وجولاتها.

history-title = صكات { $player }
history-link = الطاولة
history-uncounted = غير محسوبة
history-choose = افتح صكة
history-select-game =
    { $number }. { $outcome ->
        [won] فوز
        [lost] خسارة
        [left] مغادرة
        [stopped] موقوفة
       *[drawn] تعادل
    } { $score } مقابل { $others }
history-select-unfinished =
    { $outcome ->
        [running] جارية
       *[other] موقوفة
    }: { $score } مقابل { $others }
history-running = ما زالت هذه الصكة تُلعب: تُحسب في الإحصاءات والترتيب عند نهايتها.
history-stopped = قُطعت هذه الصكة بلا نتيجة: لا تُحسب لأحد.
history-no-deals = لم تنته أي جولة.
history-side =
    { $players }: { $points ->
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }{ $won ->
        [yes] ، الفائزون
       *[no] { "" }
    }
history-contract =
    { SHORT($bid) }{ $doubles ->
        [0] { "" }
        [1] ، دبل
       *[other] ، { $variant ->
            [baloot] { $doubles ->
                [2] ثري
                [3] فور
               *[other] قهوة
            }
           *[other] { $doubles ->
                [2] رد الدبل
               *[other] ماتش
            }
        }
    }
history-ended =
    { $result ->
        [made] { score-made }
        [failed] { score-failed }
        [tie] { score-tied }
        [penalty] قيد
       *[void] ملغى
    }
history-deal = { $number }. { $player }: { history-contract }، { history-ended }، { $score } مقابل { $others }
history-choose-deal = راجع جولة
history-select-deal = الجولة { $number }
history-button-back = كل الصكات
history-button-game = رجوع إلى الصكة
history-deal-title = الجولة { $number } من الصكة { $game }
history-other-rules = لُعبت هذه الصكة بنسخة أخرى من القوانين: لم تعد قراءتها ممكنة.
history-later-version = لُعبت هذه الطاولة بنسخة أحدث من البوت: تُقرأ بعد تحديث البوت.
history-untold = لا سجل محفوظًا لهذه الجولة.
history-not-yet = تُراجع هذه الجولة بعد نهاية الصكة.
