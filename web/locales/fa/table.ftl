## میز: کارت‌ها، جاها، صحنه، دست، کارها

you = شما

card-name = { $up }، روی دیگر { $down }
card-unknown = کارت به پشت

seats-label = بازیکنان دیگر
seat-label = { $name }: { $counts }.{ $turn ->
    [yes] {" "}نوبت اوست.
   *[no] {""}
}{ $owner ->
    [yes] {" "}مجموعهٔ روی میز از اوست.
   *[no] {""}
}
seat-counts = { $cards } کارت در دست، { $captured } کارت گرفته‌شده، { $chips } نشانگر{ $token ->
    [left] ، بلیت استخدام و نمایش باقی است
    [used] ، بلیت استخدام و نمایش مصرف شده است
   *[none] {""}
}
seat-turn = نوبت
seat-started = شروع‌کنندهٔ این دور.
own-round = دور { $round } از { $rounds }
seat-ready = آماده
seat-choosing = انتخاب…
seat-thinking = در فکر…
seat-did-word = { $kind ->
    [scouted] استخدام
    [both] استخدام و نمایش
   *[showed] نمایش
}
seat-did = { $kind ->
    [scouted] { $values } را استخدام کرد.
    [both] استخدام کرد و { $values } را نمایش داد.
   *[showed] { $values } را نمایش داد.
}

active-label = { $owner ->
    [you] مجموعهٔ شما روی میز: { $values }
   *[other] مجموعهٔ { $name } روی میز: { $values }
}
ribbon = { $owner ->
    [you] مجموعهٔ شما
   *[other] مجموعهٔ { $name }
}
scout-end = { $end ->
    [left] استخدام از سر چپ: { $up }، روی دیگر { $down }
    [right] استخدام از سر راست: { $up }، روی دیگر { $down }
   *[only] استخدام: { $up }، روی دیگر { $down }
}
tag-new = تازه
tray-label = کارت استخدام‌شده: { $up }، روی دیگر { $down }
tray-counts-as = به ارزش
turn-over = برگرداندن
turn-over-to = به { $value }
stage-empty = میز خالی است.
centre-chips = { $count } نشانگر خرج‌شده در وسط

hand-label = دست شما، { $count } کارت
hand-label-scouting = دست شما، یک جا انتخاب کنید
hand-card = { $up }، روی دیگر { $down }، جای { $place } از { $count }
hand-card-in-set = { $card }، { $part ->
    [first] آغاز
    [last] پایان
   *[middle] وسط
} { $kind ->
    [match] { $size } کارت با ارزش یکسان
   *[run] { $size } کارت با ترتیب متوالی
}
ghost-here = این‌جا
ghost-place = این‌جا، جای { $place }
gap = { $where ->
    [first] جای { $place }، پیش از { $right }
    [last] جای { $place }، پس از { $left }
   *[between] جای { $place }، میان { $left } و { $right }
}
gap-makes = { $gap }، ساخته می‌شود: { $kind ->
    [match] { $size } کارت با ارزش یکسان
   *[run] { $size } کارت با ترتیب متوالی
}

actions-label = کارها
key-enter = Enter
key-escape = Esc
action-show = نمایش
action-show-count = { $count } کارت
action-scout = استخدام
action-confirm = تأیید
action-scout-show = استخدام و نمایش
action-scout-then-show = استخدام، سپس نمایش
action-undo = واگرد
action-back = بازگشت
action-menu = منو
action-keep = همین‌طور بماند
action-turn-hand = برگرداندن دست
action-see-table = دیدن میز
action-see-points = دیدن امتیازها
action-next = { $last ->
    [yes] بازی دوباره
   *[no] دور بعد
}

why-choose-cards = اول کارت‌هایی را که نمایش می‌دهید انتخاب کنید.
why-choose-end = اول کارتی از یک سر مجموعه انتخاب کنید.
why-choose-gap = اول جایی در دستتان انتخاب کنید.
why-scouting = اول بازگردید یا استخدام را تأیید کنید.
why-show-now = حالا مجموعه‌ای را نمایش دهید یا بازگردید.
why-must-show = پس از این استخدام، نمایشی ممکن نیست.
why-no-undo = چیزی برای واگرد نیست.
reason-not-your-turn = نوبت شما نیست.
reason-wrong-phase = حالا ممکن نیست.
reason-out-of-range = چنین کارتی نیست.
reason-not-a-set = این کارت‌ها مجموعه نیستند.
reason-too-few-cards = برای شکست دادن مجموعهٔ روی میز، کارت‌ها کم‌اند.
reason-weaker-kind = با تعداد برابر، ترتیب متوالی ارزش یکسان را شکست نمی‌دهد.
reason-lower-value = برای شکست دادن مجموعهٔ روی میز، ارزش کارت‌ها پایین است.
reason-nothing-to-scout = چیزی برای استخدام نیست.
reason-no-token = بلیت استخدام و نمایش شما مصرف شده است.
reason-no-chip = نشانگر استخدامی برایتان نمانده است.
reason-must-show = میز خالی است: باید نمایش دهید.
reason-round-over = دور تمام شده است.
