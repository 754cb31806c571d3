# كلمات اللعبة: الأنواع والأوراق والمقاعد والعروض.
# الصيغ -the و -of و -short و -by تخدم THE() و OF() و SHORT() و BY() داخل الجمل.

suit =
    { $suit ->
        [spades] سبيت
        [hearts] هاص
        [diamonds] ديمن
       *[clubs] شيريا
    }
suit-short = { $symbol }

rank =
    { $rank ->
        [ace] إكه
        [king] شايب
        [queen] بنت
        [jack] ولد
        [ten] عشرة
        [nine] تسعة
        [eight] ثمانية
        [seven] سبعة
       *[six] ستة
    }
rank-the = ال{ $rank }
rank-of = ال{ $rank }
rank-short =
    { $rank ->
        [ace] A
        [king] K
        [queen] Q
        [jack] J
        [ten] 10
        [nine] 9
        [eight] 8
        [seven] 7
       *[six] 6
    }

card = { $rank } { $suit }
card-the = { $rank } ال{ $suit }
card-of = { $rank } ال{ $suit }
card-short = { SHORT($rank) } { SHORT($suit) }

trump =
    { $trump ->
        [spades] سبيت
        [hearts] هاص
        [diamonds] ديمن
        [clubs] شيريا
        [none] { $variant ->
            [baloot] صن
           *[other] بلا حكم
        }
       *[all] الكل حكم
    }
trump-short =
    { $trump ->
        [none] { $variant ->
            [baloot] صن
           *[other] بلا
        }
        [all] الكل
       *[other] { $symbol }
    }
trump-none-at =
    { $variant ->
        [baloot] في الصن
       *[other] في بلا حكم
    }
trump-none-at-first = { trump-none-at }
trump-all-at = في الكل حكم
trump-all-at-first = { trump-all-at }
trump-suit-at =
    { $variant ->
        [baloot] في الحكم
       *[other] مع نوع حكم
    }
trump-suit-at-first = { trump-suit-at }

seat =
    { $seat ->
        [north] الشمال
        [east] الشرق
        [south] الجنوب
       *[west] الغرب
    }
seat-of = { $seat }
team =
    { $team ->
        [north_south] الشمال‑الجنوب
       *[east_west] الشرق‑الغرب
    }
team-short =
    { $team ->
        [north_south] شمال‑جنوب
       *[east_west] شرق‑غرب
    }

bid =
    { $kind ->
        [trump] { $variant ->
            [baloot] { $trump ->
                [none] صن
               *[other] حكم { $trump }
            }
           *[other] { $trump }
        }
        [ashkal] أشكل
        [kasho] كاشو
        [capot] كبوت { $trump }
        [generale] جنرال { $trump }
        [number] { $value }
       *[points] { $value } { $trump }
    }
bid-short =
    { $kind ->
        [trump] { $variant ->
            [baloot] { $trump ->
                [none] صن
               *[other] حكم { SHORT($trump) }
            }
           *[other] { SHORT($trump) }
        }
        [ashkal] أشكل
        [kasho] كاشو
        [capot] كبوت { SHORT($trump) }
        [generale] جنرال { SHORT($trump) }
        [number] { $value }
       *[points] { $value } { SHORT($trump) }
    }
bid-counted =
    { $total ->
        [0] { $bid }
       *[other] { $bid } (من { $total })
    }
bid-counted-short =
    { $total ->
        [0] { SHORT($bid) }
       *[other] { SHORT($bid) } (من { $total })
    }
contract =
    { $double ->
        [none] { COUNTED($bid) }
        [double] { COUNTED($bid) }، دبل (×{ $multiplier })
        [redouble] { COUNTED($bid) }، رد الدبل (×{ $multiplier })
        [triple] { COUNTED($bid) }، ثري (×{ $multiplier })
        [four] { COUNTED($bid) }، فور (×{ $multiplier })
        [match] { COUNTED($bid) }، ماتش (على الصكة)
       *[gahwa] { COUNTED($bid) }، قهوة (على الصكة)
    }{ $closed ->
        [yes] ، مقفول
       *[no] { "" }
    }
contract-by =
    { $double ->
        [none] { COUNTED($bid) }، المشتري { $seat }
        [double] { COUNTED($bid) }، المشتري { $seat }، دبل (×{ $multiplier })
        [redouble] { COUNTED($bid) }، المشتري { $seat }، رد الدبل (×{ $multiplier })
        [triple] { COUNTED($bid) }، المشتري { $seat }، ثري (×{ $multiplier })
        [four] { COUNTED($bid) }، المشتري { $seat }، فور (×{ $multiplier })
        [match] { COUNTED($bid) }، المشتري { $seat }، ماتش (على الصكة)
       *[gahwa] { COUNTED($bid) }، المشتري { $seat }، قهوة (على الصكة)
    }{ $closed ->
        [yes] ، مقفول
       *[no] { "" }
    }
contract-short =
    { $double ->
        [none] { SHORT($bid) }
        [match] { SHORT($bid) } ماتش
        [gahwa] { SHORT($bid) } قهوة
       *[other] { SHORT($bid) } ×{ $multiplier }
    }
