### ヘルプ：かんたんなルール、私たち自身の言葉で

help-learn = 3分で覚える
help-rules-all = 絵で見る全ルール

help-story-title = ものがたり
help-story = あなたは小さなサーカスの団長を任されたばかりです。スターを雇うお金はいつも足りません。そこで、みんなと同じ手を使います。よそより良いショーを開き、よその団員をスカウトするのです。シーズンが終わったとき、いちばん良いショーを見せたサーカスの勝ちです。

help-rules-title = かんたんなルール
help-goal-title = 目的
help-goal = プレイヤーの人数と同じ回数のラウンドを遊びます。ラウンドごとに得点が入り、合計点がいちばん高い人の勝ちです。
help-hand-title = 手札
help-hand = どのカードにも数字が2つあり、上の数字が有効です。手札は並べ替えられず、1枚だけ逆さにすることもできません。ラウンドの前に一度だけ、手札全体を逆さにできます。
help-sets-title = 組
help-sets = ショーできるのは、カード1枚か、隣り合ったカードです。{ $match }のような同じ数字か、{ $run }のような連番（上りでも下りでも）です。
help-order-title = 組の強さ
help-order = 枚数が多いほうが強く、{ $long }は{ $tens }に勝ちます。枚数が同じなら、同じ数字が連番より強く、{ $low }は{ $high }に勝ちます。種類も同じなら、数字の大きいほうが勝ちます。同じ強さでは勝てません。
help-show-title = ショー
help-show = 場札に勝つ組を出します。負けたカードは獲得し、1枚1点になります。場が空なら、どんな組でもショーできます。
help-scout-title = スカウト
help-scout = 場札の両端のどちらかから1枚取り、手札の好きな場所に、好きな向きで入れます。場札の持ち主はスカウトチップを1枚受け取ります（1点）。
help-both-title = スカウト&ショー
help-both = 1ラウンドに一度だけ、スカウトしてすぐにショーできます。ショーする組は、残った場札に勝たなければなりません。
help-end-title = ラウンドの終わり
help-end = 誰かが手札の最後のカードをショーしたとき、または誰かのショーの後、ほかの全員が順にスカウトだけをしたとき、ラウンドはすぐに終わります。
help-points-title = 得点
help-points = 獲得したカードとスカウトチップの数から、手札に残ったカードの数を引きます。誰もあなたの組に勝てず、スカウトでラウンドが終わったときは、あなたの手札は減点されません。
help-two-title = 2人で遊ぶ
help-two = ラウンドごとにチップを3枚ずつ持ちます。スカウトするたびに1枚使い、ショーするまで自分の手番が続きます。スカウト&ショーはありません。相手がショーもスカウトもできないときにも、ラウンドは終わります。使わなかったチップは1枚1点です。第2ラウンドは、第1ラウンドで取り分けておいたカードで遊びます。

help-box-title = 内容物
help-box = 製品版には、カード45枚、スカウトチップ23枚、得点チップ30枚、スカウト&ショーのチップ5枚、スタートプレイヤーマーカー1個が入っています。3人では10のあるカード9枚を、2人と4人では9/10のカードを除きます。

help-key-cards = カードを移動。Shiftで複数選択
    .keys = ← →
help-key-zones = 手札とテーブルを行き来
    .keys = ↑ ↓
help-key-space = カード、端、すき間を選ぶ
    .keys = スペース
help-key-enter = ショー、または決定
    .keys = Enter
help-key-scout = スカウト。カードとすき間を選んだら決定
    .keys = S
help-key-both = スカウト&ショー
    .keys = D
help-key-flip = スカウトするカードや手札を逆さにする
    .keys = T
help-key-keep = 手札をこのままにする
    .keys = K
help-key-escape = ひとつずつ戻る
    .keys = Esc
help-key-undo = 取り消す
    .keys = U
help-key-next = 次へ（コンピューターが一手ずつ進むとき）
    .keys = N
help-key-hint = 団長ならどうするかを尋ねる
    .keys = I
help-key-move = 手を入力する
    .keys = /
help-key-log = これまでの流れ
    .keys = L
help-key-menu = メニュー
    .keys = M
help-key-repeat = 今の状況をもう一度読み上げる
    .keys = R
help-key-why = 直前の操作ができなかった理由（ルール）
    .keys = W
help-key-howto = 遊び方
    .keys = H
help-key-help = このヘルプ
    .keys = ?

help-about-title = このページについて
help-about = SCOUTは梶野桂さんが作り、オインクゲームズが発売しているカードゲームです。このページは非公式・非営利のファン作品で、言葉も絵も私たち自身のものです。オインクゲームズは一切関わっていません。気に入ったら、ぜひ製品を買ってください。
help-licences = ライセンス
help-version = バージョン{ $version }
