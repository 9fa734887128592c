## Стіл: карти, місця, арена, рука, дії

you = Ти

card-name = { $up }, інший бік { $down }
card-unknown = карта сорочкою вгору

seats-label = Інші гравці
seat-label = { $name }: { $counts }.{ $turn ->
    [yes] {" "}Зараз ходить.
   *[no] {""}
}{ $owner ->
    [yes] {" "}Має набір на столі.
   *[no] {""}
}
seat-counts = { $cards ->
    [one] { $cards } карта в руці
    [few] { $cards } карти в руці
    [many] { $cards } карт у руці
   *[other] { $cards } карти в руці
}, захоплено { $captured }, { $chips ->
    [one] { $chips } жетон
    [few] { $chips } жетони
    [many] { $chips } жетонів
   *[other] { $chips } жетона
}{ $token ->
    [left] , квиток на розвідку й розіграш ще є
    [used] , квиток на розвідку й розіграш використано
   *[none] {""}
}
seat-turn = хід
seat-started = Перший хід цього раунду.
own-round = Раунд { $round }/{ $rounds }
seat-ready = вибрано
seat-choosing = вибирає…
seat-thinking = думає…
seat-did-word = { $kind ->
    [scouted] Розвідка
    [both] Розвідка й розіграш
   *[showed] Розіграш
}
seat-did = { $kind ->
    [scouted] Розвідано { $values }.
    [both] Розвідано й розіграно { $values }.
   *[showed] Розіграно { $values }.
}

active-label = { $owner ->
    [you] Твій набір на столі: { $values }
   *[other] Набір на столі має { $name }: { $values }
}
ribbon = { $owner ->
    [you] Твій набір
   *[other] { $name }
}
scout-end = { $end ->
    [left] Розвідати з лівого краю: { $up }, інший бік { $down }
    [right] Розвідати з правого краю: { $up }, інший бік { $down }
   *[only] Розвідати: { $up }, інший бік { $down }
}
tag-new = нове
tray-label = Розвідана карта: { $up }, інший бік { $down }
tray-counts-as = вартість
turn-over = Перевернути
turn-over-to = на { $value }
stage-empty = Стіл порожній.
centre-chips = { $count ->
    [one] { $count } витрачений жетон посередині
    [few] { $count } витрачені жетони посередині
    [many] { $count } витрачених жетонів посередині
   *[other] { $count } витраченого жетона посередині
}

hand-label = { $count ->
    [one] Твоя рука, { $count } карта
    [few] Твоя рука, { $count } карти
    [many] Твоя рука, { $count } карт
   *[other] Твоя рука, { $count } карти
}
hand-label-scouting = Твоя рука, вибери проміжок
hand-card = { $up }, інший бік { $down }, місце { $place } з { $count }
hand-card-in-set = { $card }, { $part ->
    [first] початок
    [last] кінець
   *[middle] частина
} набору з { $size } карт { $kind ->
    [match] однакової вартості
   *[run] у послідовному порядку
}
ghost-here = сюди
ghost-place = сюди, місце { $place }
gap = { $where ->
    [first] Місце { $place }, перед { $right }
    [last] Місце { $place }, після { $left }
   *[between] Місце { $place }, між { $left } і { $right }
}
gap-makes = { $gap }, утвориться набір із { $size } карт { $kind ->
    [match] однакової вартості
   *[run] у послідовному порядку
}

actions-label = Дії
key-enter = Enter
key-escape = Esc
action-show = Розіграш
action-show-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
action-scout = Розвідка
action-confirm = підтвердь
action-scout-show = Розвідка й розіграш
action-scout-then-show = Розвідка, тоді розіграш
action-undo = Скасувати
action-back = Назад
action-menu = Меню
action-keep = Лишити так
action-turn-hand = Перевернути руку
action-see-table = До столу
action-see-points = До очок
action-next = { $last ->
    [yes] Зіграти ще
   *[no] Наступний раунд
}

why-choose-cards = Спершу вибери карти для розіграшу.
why-choose-end = Спершу вибери карту з краю набору.
why-choose-gap = Спершу вибери проміжок у своїй руці.
why-scouting = Спершу повернися назад або підтвердь розвідку.
why-show-now = Тепер розіграй набір або повернися назад.
why-must-show = Після цієї розвідки не буде чого розіграти.
why-no-undo = Скасовувати нема чого.
reason-not-your-turn = Зараз не твій хід.
reason-wrong-phase = Зараз так не можна.
reason-out-of-range = Такої карти немає.
reason-not-a-set = Ці карти не є набором.
reason-too-few-cards = Замало карт, щоб побити набір на столі.
reason-weaker-kind = За рівної кількості карт послідовний порядок не б’є однакову вартість.
reason-lower-value = Вартість замала, щоб побити набір на столі.
reason-nothing-to-scout = Розвідувати нема чого.
reason-no-token = Твій квиток на розвідку й розіграш використано.
reason-no-chip = У тебе не лишилося жетонів.
reason-must-show = Стіл порожній: треба розіграти.
reason-round-over = Раунд закінчено.
