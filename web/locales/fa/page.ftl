## زبان و برنامه

language-name = فارسی
language-direction = rtl
language = زبان
language-unknown = زبان «{ $tag }» اینجا نیست.
app-description = نسخهٔ غیررسمی بازی کارتی SCOUT، برای بازی، میزبانی و جاسازی، بدون سرور.
app-picture-narrow = نوبت شما، روی گوشی
app-picture-wide = میزی پنج‌نفره

## واژه‌های مشترک

row = { $one }، { $next }
space = {" "}
title = SCOUT
tagline = ستاره‌ها را استخدام کنید. دل‌ها را ببرید.
unofficial = غیررسمی، کار دوستداران بازی. از Oink Games نیست. چیزی به جایی نمی‌فرستد.
close = بستن
cancel = انصراف
cards-none = هیچ
seat-name = { $who ->
    [you] شما
   *[other] { $name }
}

## آماده‌سازی

setup-form = بازی تازه
setup-players = بازیکنان
setup-strength = دیگران چقدر قوی باشند؟
setup-mixed = درهم
setup-seats = صندلی‌ها و نام‌ها
setup-seat-name = نام بازیکن صندلی { $seat }
setup-seat-kind = بازیکن صندلی { $seat }
setup-person = انسان
separator = ·
setup-computer = رایانه: { $level }
setup-play = { $persons ->
    [0] { $bots ->
       *[other] تماشای بازی { $bots } رایانه
    }
    [1] { $bots ->
        [1] شروع: شما در برابر یک نفر
       *[other] شروع: شما در برابر { $bots-word } نفر
    }
   *[other] { $bots ->
        [0] شروع: { $persons } نفر، یک دستگاه
       *[other] شروع: { $persons } نفر، { $bots } رایانه
    }
}
first-play = شروع: شما در برابر سه نفر
first-stuck = اتفاقی نمی‌افتد؟
first-reset = شروع از نو: بازی‌هایتان محفوظ می‌ماند.
first-failed = بخشی از صفحه نرسید.
setup-resume = ادامه
setup-resume-what = { $names }: دور { $round } از { $rounds }
setup-kept = بازی‌های نیمه‌کاره
setup-discard = حذف
setup-discard-what = حذف بازی { $what }
setup-discarded = حذف شد: { $what }
setup-help = روش بازی
newcomer-question = با SCOUT تازه آشنا شده‌اید؟
newcomer-learn = یادگیری در سه دقیقه
newcomer-known = بلدم
newcomer-go-on = ادامهٔ یادگیری
setup-dealing = همین که بازی آماده شود کارت‌ها پخش می‌شوند…
count-word = { $count ->
    [1] یک
    [2] دو
    [3] سه
    [4] چهار
   *[other] { $count }
}
bot-clown = دلقک
bot-juggler = تردست
bot-acrobat = آکروبات‌باز
bot-aerialist = بندباز
bot-ringmaster = مدیر سیرک
level-about = { $style } در بازی چهارنفره با سه حریفی که طبق قاعده‌های ساده بازی می‌کنند، از هر ۱۰۰ بازی { $wins } بازی را می‌برد.
level-clown = هر طور دلش بخواهد بازی می‌کند و همان دم از یاد می‌برد.
level-juggler = گاهی حرکت خوبی از دستش می‌افتد.
level-acrobat = مطمئن، و گاهی بی‌باک.
level-aerialist = کم پیش می‌آید فرصتی را از دست بدهد.
level-ringmaster = همیشه بهترین حرکتی را می‌کند که پیدا کند.
level-mixed = از هر سطح یکی به نوبت، از صندلی اول.
record-won = { $level }، { $players } نفره: { $won } برد از { $games } بازی. بیشترین امتیاز: { $best }.
record-streak = { $count } برد پیاپی!
bot-name-1 = لولا
bot-name-2 = میرا
bot-name-3 = اوتو
bot-name-4 = زازا
bot-name-5 = بنو
person-name = بازیکن { $seat }

## آغاز

boot-progress = بازی آماده می‌شود: { $percent }٪
boot-almost = بازی راه می‌افتد…
boot-ready = آمادهٔ بازی
boot-retry = تلاش دوباره
boot-reset = شروع از نو (بازی‌ها محفوظ می‌ماند)
boot-no-wasm = این مرورگر نمی‌تواند بازی را اجرا کند: WebAssembly ندارد یا خاموش است. فایرفاکس، کروم، اج یا سافاری تازه می‌تواند.
boot-file-missing = یکی از فایل‌های بازی نرسید ({ $detail }). اتصال را بررسی کنید و دوباره بکوشید.
boot-time-over = بارگیری بازی بیش از اندازه طول کشیده است. اتصال را بررسی کنید و دوباره بکوشید.
boot-version = نسخهٔ صفحه با نسخهٔ بازی یکی نیست ({ $detail }). صفحه را دوباره بارگیری کنید.
boot-broken = بازی راه نیفتاد ({ $detail }).
trouble-broken-save = یکی از بازی‌های ذخیره‌شده خوانده نشد. آن را کنار گذاشتیم؛ بقیهٔ چیزها کار می‌کند.
trouble-engine = در بازی خطایی پیش آمد ({ $detail }). بازی شما محفوظ است.
trouble-loading = یک لحظه: بازی هنوز در حال بارگیری است.
trouble-fleeting = این مرورگر چیزی نگه نمی‌دارد: بازی تا بستن این زبانه می‌ماند.
elsewhere = این بازی در زبانهٔ دیگری ادامه یافته است.
elsewhere-take = بازی در این‌جا
elsewhere-leave = همان‌جا بماند

## صفحه همچون برنامه

offline-filling = ذخیره برای بازی آفلاین: { $percent }٪
offline-ready = آمادهٔ بازی آفلاین: دیگر به شبکه نیازی نیست.
offline-unkept = این‌جا هر بار به شبکه نیاز است: برای نگه داشتن صفحه، https و مرورگری تازه لازم است.
update-offer = نسخهٔ تازهٔ SCOUT رسیده است.
update-take = استفاده از آن
update-later = بعداً
update-elsewhere = نسخهٔ تازه‌ای به کار افتاده است. این صفحه پس از پایان دور به آن می‌رود.
install-offer = SCOUT مثل یک برنامه روی این دستگاه بماند؟
install-do = نصب
install-no = نه، ممنون

## جمله

say-your-turn = نوبت شماست.
say-turn = { $who ->
    [you] نوبت شماست.
   *[other] { $name } دارد فکر می‌کند…
}
say-next = نفر بعد { $name } است.
say-next-button = بعدی
    .face = بعدی
say-which-way = کدام رو بالا باشد؟ یک بار و برای همهٔ دست انتخاب می‌کنید.
say-choosing = { $who ->
    [you] یک رو انتخاب کنید.
   *[other] { $name } یک رو انتخاب می‌کند…
}
say-game-over = بازی تمام شد.
say-show-anything = میز خالی است: هر مجموعه‌ای خواستید نمایش دهید.
say-beat-or-scout = { $owner ->
    [you] { $active } خودتان را شکست دهید یا استخدام کنید.
   *[other] { $active } را شکست دهید یا استخدام کنید.
}
say-beat = { $active } را شکست دهید.
say-scout-only = دستتان حریف { $active } نیست: کارتی استخدام کنید.
say-scout-or-both = دستتان حریف { $active } نیست: استخدام، یا استخدام و نمایش.
say-beats = { $cards } از { $active } قوی‌تر است
say-opens = نمایش { $cards }
say-scouting = { $owner ->
    [you] استخدام از خودتان: کارتی از یک سر و جایی برای آن انتخاب کنید.
   *[other] استخدام از { $ownerName }: کارتی از یک سر و جایی برای آن انتخاب کنید.
}
say-pick-end = حالا کارت را انتخاب کنید: یک سر مجموعه.
say-pick-gap = حالا جای آن را انتخاب کنید. می‌توانید برش گردانید.
say-makes = { $owner ->
    [you] ساخته می‌شود: { $cards }
   *[other] استخدام از { $ownerName }، ساخته می‌شود: { $cards }
}
say-makes-nothing = { $owner ->
    [you] کارت آن‌جا تنها می‌ماند.
   *[other] استخدام از { $ownerName }، کارت آن‌جا تنها می‌ماند.
}
say-second = حالا { $active } را شکست دهید.
say-second-free = حالا هر مجموعه‌ای خواستید نمایش دهید: میز خالی است.
say-looking-back = نگاه به گذشته.
say-look-at = { $at } از { $of }:
say-look-now = بازگشت به حالا
    .face = حالا
say-look-earlier = یک گام پیش‌تر
    .face = ‹
say-look-later = یک گام بعدتر
    .face = ›

## چرا نه

why = چرا؟
refused-not-your-turn = نوبت { $name } است.
refused-wrong-phase = اول همه یک رو انتخاب می‌کنند.
refused-out-of-range = این‌جا ممکن نیست.
refused-not-a-set = { $cards } مجموعه نیست: نه ارزش یکسان دارد نه ترتیب متوالی.
refused-too-few-cards = { $cards } کم است: برای شکست دادن { $active } دست‌کم { $turns } کارت لازم است.
refused-weaker-kind = { $cards } ترتیب متوالی است و { $active } ارزش یکسان: ارزش یکسان قوی‌تر است.
refused-lower-value = { $cards } بالاتر از { $active } نیست.
refused-nothing-beats = دستتان حریف { $active } نیست.
refused-nothing-to-scout = روی میز چیزی برای استخدام نیست.
refused-no-token = استخدام و نمایش شما در این دور مصرف شده است.
refused-no-tickets = در بازی دونفره استخدام و نمایش نیست.
refused-no-chip = نشانگر استخدامی برایتان نمانده است.
refused-must-show = میز خالی است: باید نمایش دهید.
refused-round-over = دور تمام شده است.
refused-looking-back = دارید به گذشته نگاه می‌کنید: اول به حالا بازگردید.
refused-pick-cards = اول کارت‌ها را انتخاب کنید: روی اولین و آخرین کارت مجموعه بزنید.
refused-pick-end = اول کارتی انتخاب کنید: یک سر مجموعهٔ روی میز.
refused-pick-gap = اول انتخاب کنید کارت کجا برود.
refused-pick-way = اول انتخاب کنید کدام روی دست بالا باشد.
refused-no-show-after = پس از آن، هیچ مجموعه‌ای را نمی‌توان نمایش داد.
refused-gaps-open = جایی برای کارت انتخاب کنید یا بازگردید.
refused-second-half = حالا نمایش دهید یا بازگردید.
refused-nothing-to-undo = چیزی برای واگرد نیست.
refused-no-undo-in-company = وقتی چند نفر بازی می‌کنند، واگرد ممکن نیست.

## آنچه گذشت، و آنچه بلند گفته می‌شود

log-title = این دور
log-round = دور { $round }
log-look-back = نگاه به گذشته
log-empty = تا همه رویی انتخاب نکنند، کارتی بازی نمی‌شود. هیچ‌کس نمی‌بیند دیگران چه می‌کنند.
log-start = { $who ->
    [you] شما شروع می‌کنید.
   *[other] { $name } شروع می‌کند.
}
log-see = دیدن میز به همان صورت که بود
log-dealt = { $who ->
    [you] دور { $round }: نفری { $size } کارت، شما شروع می‌کنید
   *[other] دور { $round }: نفری { $size } کارت، { $name } شروع می‌کند
}
log-turned = { $who ->
    [you] { $way ->
        [turned] شما دست را برگرداندید
       *[other] شما دست را همین‌طور نگه داشتید
    }
   *[other] { $name } آماده است
}
log-scouted = { $who ->
    [you] شما { $cards } را استخدام کردید
   *[other] { $name } { $cards } را استخدام کرد
}
log-showed = { $who ->
    [you] شما { $cards } را نمایش دادید
   *[other] { $name } { $cards } را نمایش داد
}
log-both = { $who ->
    [you] شما { $scouted } را استخدام کردید و { $shown } را نمایش دادید
   *[other] { $name } { $scouted } را استخدام کرد و { $shown } را نمایش داد
}
log-chip = { $chip ->
    [centre] در ازای یک نشانگر
    [you] یک نشانگر برای شما
   *[other] یک نشانگر برای { $name }
}
log-captured = { $captured } کارت گرفته شد
log-emptied = { $who ->
    [you] پایان دور: دست شما خالی است
   *[other] پایان دور: دست { $name } خالی است
}
log-unbeaten = { $who ->
    [you] پایان دور: کسی شما را شکست نداد
   *[other] پایان دور: کسی { $name } را شکست نداد
}
log-game-ended = بازی تمام شد
told-action = { $text }.
told-undone = واگرد شد.

## پایان دور، پایان بازی

end-title = پایان دور
end-sentence-emptied = { $who ->
    [you] پایان دور. دست شما خالی است.
   *[other] پایان دور. دست { $name } خالی است.
}
end-sentence-unbeaten = { $who ->
    [you] پایان دور. کسی شما را شکست نداد.
   *[other] پایان دور. کسی { $name } را شکست نداد.
}
end-emptied = { $who ->
    [you] شما آخرین کارتتان را نمایش دادید.
   *[other] { $name } آخرین کارت دستش را نمایش داد.
}
end-emptied-so = دور بی‌درنگ تمام می‌شود. از همهٔ بازیکنان دیگر برای کارت‌های دستشان امتیاز کم می‌شود.
end-unbeaten = { $who ->
    [you] پس از آخرین نمایش شما، همهٔ بازیکنان دیگر فقط استخدام کرده‌اند.
   *[other] پس از آخرین نمایش { $name }، همهٔ بازیکنان دیگر فقط استخدام کرده‌اند.
}
end-unbeaten-two = { $who ->
    [you] چیزی قوی‌تر از مجموعهٔ شما نبود، و نشانگری هم برای استخدام نمانده بود.
   *[other] چیزی قوی‌تر از مجموعهٔ { $name } نبود، و نشانگری هم برای استخدام نمانده بود.
}
end-unbeaten-so = { $who ->
    [you] پس دور تمام است، و { $size } کارتِ دست شما امتیازی کم نمی‌کند.
   *[other] پس دور تمام است، و { $size } کارتِ دست { $name } امتیازی کم نمی‌کند.
}
end-round-of = { $round } از { $rounds }
end-table = امتیازهای دور { $round }
end-player = بازیکن
end-captured = گرفته
end-chips = نشانگر
end-hand = دست
end-round = دور
end-total = جمع
end-free = { $size } کارت در دست، بدون کسر امتیاز
end-won = { $who ->
    [you] شما برندهٔ بازی هستید!
   *[other] { $name } برندهٔ بازی است!
}
end-shared = برد مشترک: { $names }!
end-rounds-table = امتیازهای همهٔ دورها

## چند نفر با یک دستگاه

hand-over-to = دستگاه را به { $name } بدهید
hand-over-hidden = حالا کارت‌های هیچ‌کس دیده نمی‌شود.
hand-over-ready = من { $name } هستم: دستم را ببینم

## برگرداندن دست

way-as-dealt = همان‌طور که آمد
way-turned = برگردانده
way-note = { $sets ->
    [0] فقط کارت‌های تکی
   *[other] { $sets } مجموعه، بزرگ‌ترین با { $longest } کارت
}
way-legend = کدام رو بالا باشد؟
way-hand = دست شما همان‌طور که آمد
way-hand-turned = دست شما برگردانده

## منو

menu-title = منو
menu-round = دور { $round } از { $rounds }
menu-totals = امتیازها تا این‌جا
menu-pace = سرعت بازیکنان رایانه‌ای
pace-step = گام
pace-slow = آهسته
pace-normal = عادی
pace-fast = تند
pace-off = فوری
menu-theme = رنگ‌ها
theme-system = مثل دستگاه
theme-light = روشن
theme-dark = تیره
theme-contrast = پرتضاد
menu-log = آنچه گذشت
menu-share = کپی یا هم‌رسانی
menu-help = روش بازی
menu-rules = قواعد
menu-hint = مدیر سیرک چه می‌کرد؟
menu-settings = تنظیمات
menu-move = نوشتن حرکت
menu-print = چاپ امتیازها
menu-keys = کلیدها
menu-leave = ترک بازی
leave-title = این بازی را ترک می‌کنید؟
leave-text = بازی نگه داشته می‌شود: از صفحهٔ اول می‌توانید ادامه‌اش دهید.
leave-text-over = بازی تمام شده است؛ نتیجه‌اش هم پاک می‌شود.
leave-do = ترک
seat-cards = کارت‌های دست
seat-points = کارت‌های گرفته‌شده
seat-chips = نشانگرهای استخدام
seat-token = استخدام و نمایش
seat-token-left = باقی است
seat-token-used = مصرف شده
seat-total = امتیاز دورهای پیش
seat-start = این دور را شروع کرده است
seat-kind-person = انسان
