## Мова й застосунок

language-name = Українська
language-direction = ltr
language = Мова
language-unknown = Мови «{ $tag }» тут немає.
app-description = Неофіційна карткова гра SCOUT: грай, розміщуй і вбудовуй, без сервера.
app-picture-narrow = Твій хід, на телефоні
app-picture-wide = Стіл на п’ятьох

## Спільні слова

row = { $one }, { $next }
space = {" "}
title = SCOUT
tagline = Перемани зірок. Підкори манеж.
unofficial = Неофіційна робота шанувальників, не від Oink Games. Нікуди нічого не надсилає.
close = Закрити
cancel = Скасувати
cards-none = нічого
seat-name = { $who ->
    [you] Ти
   *[other] { $name }
}

## Підготовка

setup-form = Нова партія
setup-players = Гравці
setup-strength = Наскільки сильні інші?
setup-mixed = Різні
setup-seats = Місця та імена
setup-seat-name = Ім’я гравця на місці { $seat }
setup-seat-kind = Хто грає на місці { $seat }
setup-person = Людина
separator = ·
setup-computer = Комп’ютер: { $level }
setup-play = { $persons ->
    [0] { $bots ->
        [one] Дивитися, як грає { $bots } комп’ютер
        [few] Дивитися, як грають { $bots } комп’ютери
        [many] Дивитися, як грають { $bots } комп’ютерів
       *[other] Дивитися, як грають { $bots } комп’ютера
    }
    [1] Грати: ти проти { $bots-word }
   *[other] Грати: { $persons ->
        [one] { $persons } людина
        [few] { $persons } людини
        [many] { $persons } людей
       *[other] { $persons } людини
    }, { $bots ->
        [0] один пристрій
        [one] { $bots } комп’ютер
        [few] { $bots } комп’ютери
        [many] { $bots } комп’ютерів
       *[other] { $bots } комп’ютера
    }
}
first-play = Грати: ти проти трьох
first-stuck = Нічого не відбувається?
first-reset = Почати заново: твої партії збережуться.
first-failed = Частина сторінки не завантажилася.
setup-resume = Продовжити
setup-resume-what = { $names }: раунд { $round } з { $rounds }
setup-kept = Незакінчені партії
setup-discard = Видалити
setup-discard-what = Видалити партію: { $what }
setup-discarded = Видалено: { $what }
setup-help = Як грати
newcomer-question = Уперше граєш у SCOUT?
newcomer-learn = Навчитися за три хвилини
newcomer-known = Я вже вмію
newcomer-go-on = Вчитися далі
setup-dealing = Карти буде роздано, щойно гра завантажиться…
count-word = { $count ->
    [1] одного
    [2] двох
    [3] трьох
    [4] чотирьох
   *[other] { $count }
}
bot-clown = Клоун
bot-juggler = Жонглерка
bot-acrobat = Акробат
bot-aerialist = Гімнастка
bot-ringmaster = Директор
level-about = { $style } За столом на чотирьох проти трьох, що грають за простими правилами, виграє { $wins } зі 100 партій.
level-clown = Грає з примхи й одразу забуває.
level-juggler = Часом випускає з рук добрий хід.
level-acrobat = Грає надійно, а часом зухвало.
level-aerialist = Рідко проґавить нагоду.
level-ringmaster = Завжди робить найкращий хід, який може знайти.
level-mixed = По одному кожного рівня, починаючи з першого місця.
record-won = { $level }, гравців: { $players }. Виграно { $won } з { $games }. Найбільше очок: { $best }.
record-streak = Поспіль: { $count }!
bot-name-1 = Лола
bot-name-2 = Міра
bot-name-3 = Отто
bot-name-4 = Заза
bot-name-5 = Бенно
person-name = Гравець { $seat }

## Запуск

boot-progress = Гра готується: { $percent } %
boot-almost = Гра запускається…
boot-ready = Гра готова
boot-retry = Ще раз
boot-reset = Почати заново (партії збережуться)
boot-no-wasm = Цей браузер не може запустити гру: WebAssembly у ньому немає або вимкнено. Підійде сучасний Firefox, Chrome, Edge чи Safari.
boot-file-missing = Один із файлів гри не завантажився ({ $detail }). Перевір з’єднання й спробуй ще раз.
boot-time-over = Гра завантажується надто довго. Перевір з’єднання й спробуй ще раз.
boot-version = Версії сторінки й гри не збігаються ({ $detail }). Перезавантаж сторінку.
boot-broken = Гру не вдалося запустити ({ $detail }).
trouble-broken-save = Збережену партію не вдалося прочитати. Її відкладено; решта працює.
trouble-engine = У грі щось пішло не так ({ $detail }). Твоя партія нікуди не поділася.
trouble-loading = Хвилинку: гра ще завантажується.
trouble-fleeting = Цей браузер нічого не зберігає: партія триває, доки вкладку не закрито.
elsewhere = Ця партія триває в іншій вкладці.
elsewhere-take = Грати тут
elsewhere-leave = Лишити там

## Сторінка як застосунок

offline-filling = Зберігаємо для гри без мережі: { $percent } %
offline-ready = Можна грати без мережі: з’єднання більше не потрібне.
offline-unkept = Тут щоразу потрібна мережа: щоб зберегти сторінку, потрібні https і сучасний браузер.
update-offer = Є нова версія SCOUT.
update-take = Перейти зараз
update-later = Пізніше
update-elsewhere = Уже діє нова версія. Ця сторінка перейде на неї після раунду.
install-offer = Зберегти SCOUT на цьому пристрої як застосунок?
install-do = Встановити
install-no = Ні, дякую

## Речення

say-your-turn = Твій хід.
say-turn = { $who ->
    [you] Твій хід.
   *[other] { $name } думає…
}
say-next = Далі грає { $name }.
say-next-button = Далі
    .face = Далі
say-which-way = Яким боком угору? Вибираєш один раз, для всієї руки.
say-choosing = { $who ->
    [you] Вибери бік.
   *[other] { $name } вибирає бік…
}
say-game-over = Партію закінчено.
say-show-anything = Стіл порожній: розіграй будь-який набір.
say-beat-or-scout = { $owner ->
    [you] Побий власний набір { $active } або розвідай.
   *[other] Побий { $active } або розвідай.
}
say-beat = Побий { $active }.
say-scout-only = Побити { $active } нічим: розвідай карту.
say-scout-or-both = Побити { $active } нічим: розвідай, або розвідай і розіграй.
say-beats = { $cards } б’є { $active }
say-opens = Розіграти { $cards }
say-scouting = { $owner ->
    [you] Розвідка у власному наборі: вибери карту з краю та проміжок для неї.
   *[other] Розвідка (набір має { $ownerName }): вибери карту з краю та проміжок для неї.
}
say-pick-end = Тепер вибери карту з краю набору.
say-pick-gap = Тепер вибери проміжок. Карту можна перевернути.
say-makes = { $owner ->
    [you] Утвориться { $cards }
   *[other] Розвідка (набір має { $ownerName }): утвориться { $cards }
}
say-makes-nothing = { $owner ->
    [you] Там карта буде сама.
   *[other] Розвідка (набір має { $ownerName }): там карта буде сама.
}
say-second = Тепер побий { $active }.
say-second-free = Тепер розіграй будь-який набір: стіл порожній.
say-looking-back = Так було раніше.
say-look-at = { $at }/{ $of }:
say-look-now = Повернутися до поточного моменту
    .face = Зараз
say-look-earlier = На крок раніше
    .face = ‹
say-look-later = На крок пізніше
    .face = ›

## Чому ні

why = Чому?
refused-not-your-turn = Зараз ходить { $name }.
refused-wrong-phase = Спершу всі вибирають бік.
refused-out-of-range = Тут так не можна.
refused-not-a-set = { $cards } — не набір: немає ні однакової вартості, ні послідовного порядку.
refused-too-few-cards = { $cards } — замало: щоб побити { $active }, потрібно карт: { $turns } або більше.
refused-weaker-kind = { $cards } — послідовний порядок, а { $active } — однакова вартість, і вона сильніша.
refused-lower-value = { $cards } не вище, ніж { $active }.
refused-nothing-beats = Побити { $active } нічим.
refused-nothing-to-scout = На столі нема чого розвідувати.
refused-no-token = Твою «Розвідку й розіграш» у цьому раунді використано.
refused-no-tickets = У грі вдвох «Розвідки й розіграшу» немає.
refused-no-chip = У тебе не лишилося жетонів.
refused-must-show = Стіл порожній: треба розіграти.
refused-round-over = Раунд закінчено.
refused-looking-back = Зараз видно минулий момент: спершу повернися до поточного.
refused-pick-cards = Спершу вибери карти: торкнися першої й останньої карти набору.
refused-pick-end = Спершу вибери карту з краю набору на столі.
refused-pick-gap = Спершу вибери проміжок для карти.
refused-pick-way = Спершу вибери, яким боком угору грати.
refused-no-show-after = Після цього не буде чого розіграти.
refused-gaps-open = Вибери проміжок для карти або повернися назад.
refused-second-half = Розіграй зараз або повернися назад.
refused-nothing-to-undo = Скасовувати нема чого.
refused-no-undo-in-company = Коли грають кілька людей, скасовувати ходи не можна.

## Що сталося, і що кажуть уголос

log-title = Цей раунд
log-round = Раунд { $round }
log-look-back = Переглянути
log-empty = Доки всі не вибрали бік, карт ніхто не грає. Що роблять інші, не видно нікому.
log-start = { $who ->
    [you] Починаєш ти.
   *[other] Починає { $name }.
}
log-see = Подивитися, яким тоді був стіл
log-dealt = { $who ->
    [you] Раунд { $round }: по { $size ->
        [one] { $size } карті
        [few] { $size } карти
        [many] { $size } карт
       *[other] { $size } карти
    }, починаєш ти
   *[other] Раунд { $round }: по { $size ->
        [one] { $size } карті
        [few] { $size } карти
        [many] { $size } карт
       *[other] { $size } карти
    }, починає { $name }
}
log-turned = { $who ->
    [you] { $way ->
        [turned] Ти перевертаєш руку
       *[other] Ти лишаєш руку як є
    }
   *[other] { $name }: вибір зроблено
}
log-scouted = { $who ->
    [you] Ти розвідуєш { $cards }
   *[other] { $name } розвідує { $cards }
}
log-showed = { $who ->
    [you] Ти розігруєш { $cards }
   *[other] { $name } розігрує { $cards }
}
log-both = { $who ->
    [you] Ти розвідуєш { $scouted } й розігруєш { $shown }
   *[other] { $name } розвідує { $scouted } й розігрує { $shown }
}
log-chip = { $chip ->
    [centre] за жетон
    [you] тобі +1 жетон
   *[other] +1 жетон: { $name }
}
log-captured = захоплено карт: { $captured }
log-emptied = { $who ->
    [you] Кінець раунду: твоя рука порожня
   *[other] Кінець раунду: { $name } більше не має карт
}
log-unbeaten = { $who ->
    [you] Кінець раунду: твій набір ніхто не побив
   *[other] Кінець раунду: { $name } має непобитий набір
}
log-game-ended = Партію закінчено
told-action = { $text }.
told-undone = Скасовано.

## Кінець раунду, кінець партії

end-title = Кінець раунду
end-sentence-emptied = { $who ->
    [you] Кінець раунду. Твоя рука порожня.
   *[other] Кінець раунду. { $name } більше не має карт.
}
end-sentence-unbeaten = { $who ->
    [you] Кінець раунду. Твій набір ніхто не побив.
   *[other] Кінець раунду. { $name } має непобитий набір.
}
end-emptied = { $who ->
    [you] Твою останню карту розіграно.
   *[other] { $name } більше не має карт у руці.
}
end-emptied-so = Раунд закінчується одразу. Усі інші платять за карти, що лишилися в руках.
end-unbeaten = { $who ->
    [you] Після твого останнього розіграшу всі інші лише розвідували.
   *[other] Набір на столі має { $name }, і відтоді всі інші лише розвідували.
}
end-unbeaten-two = { $who ->
    [you] Твій набір не було чим побити, а жетонів на розвідку не лишилося.
   *[other] { $name } має набір, який не було чим побити, а жетонів на розвідку не лишилося.
}
end-unbeaten-so = { $who ->
    [you] { $size ->
        [one] Тож раунд закінчено, і твоя { $size } карта нічого не коштує.
        [few] Тож раунд закінчено, і твої { $size } карти нічого не коштують.
        [many] Тож раунд закінчено, і твої { $size } карт нічого не коштують.
       *[other] Тож раунд закінчено, і твої { $size } карти нічого не коштують.
    }
   *[other] { $size ->
        [one] Тож раунд закінчено. { $name } має ще { $size } карту, яка нічого не коштує.
        [few] Тож раунд закінчено. { $name } має ще { $size } карти, які нічого не коштують.
        [many] Тож раунд закінчено. { $name } має ще { $size } карт, які нічого не коштують.
       *[other] Тож раунд закінчено. { $name } має ще { $size } карти, які нічого не коштують.
    }
}
end-round-of = { $round }/{ $rounds }
end-table = Очки раунду { $round }
end-player = гравець
end-captured = захопл.
end-chips = жетони
end-hand = рука
end-round = раунд
end-total = разом
end-free = карт у руці: { $size }, нічого не коштують
end-won = { $who ->
    [you] Перемога твоя!
   *[other] { $name } виграє партію!
}
end-shared = Спільна перемога: { $names }!
end-rounds-table = Очки всіх раундів

## Кілька людей за одним пристроєм

hand-over-to = Передай пристрій: { $name }
hand-over-hidden = Зараз нічиїх карт не видно.
hand-over-ready = Я { $name }: показати мої карти

## Перевертання руки

way-as-dealt = Як роздано
way-turned = Навпаки
way-note = { $sets ->
    [0] лише окремі карти
    [one] { $sets } набір, найдовший { $longest }
    [few] { $sets } набори, найдовший { $longest }
    [many] { $sets } наборів, найдовший { $longest }
   *[other] { $sets } набору, найдовший { $longest }
}
way-legend = Яким боком угору?
way-hand = Твоя рука, як роздано
way-hand-turned = Твоя рука, навпаки

## Меню

menu-title = Меню
menu-round = Раунд { $round } з { $rounds }
menu-totals = Очки дотепер
menu-pace = Темп комп’ютерних гравців
pace-step = Крок
pace-slow = Поволі
pace-normal = Звично
pace-fast = Швидко
pace-off = Одразу
menu-theme = Кольори
theme-system = Як пристрій
theme-light = Світлі
theme-dark = Темні
theme-contrast = Контраст
menu-log = Що сталося
menu-share = Копіювати або поділитися
menu-help = Як грати
menu-rules = Правила
menu-hint = Що зробив би директор?
menu-settings = Налаштування
menu-move = Записати хід
menu-print = Надрукувати очки
menu-keys = Клавіші
menu-leave = Вийти з партії
leave-title = Вийти з цієї партії?
leave-text = Її збережено: можна продовжити з першої сторінки.
leave-text-over = Партію закінчено; її результат теж зникне.
leave-do = Вийти
seat-cards = Карти в руці
seat-points = Захоплені карти
seat-chips = Жетони 1 ПО
seat-token = Розвідка й розіграш
seat-token-left = ще є
seat-token-used = використано
seat-total = Очки попередніх раундів
seat-start = Починає цей раунд
seat-kind-person = Людина
