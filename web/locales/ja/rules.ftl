### ルール：ひとつずつ、小さな絵といっしょに

rules-title = ルール
rules-play = 始める
rules-contents = 目次

rules-aim-title = 目的
rules-aim = プレイヤーの人数と同じ回数のラウンドを遊びます。ラウンドごとに得点が入りますが、減点になることもあります。合計点がいちばん高い人の勝ちです。同点なら勝利を分け合います。

rules-cards-title = カード
rules-cards = どのカードにも1から10までの数字が2つ、両端に1つずつあります。上の数字が有効で、下の数字は逆さです。カードは45枚で、違う数字2つの組み合わせが1枚ずつあります。

rules-deal-title = 配り方
rules-deal = カードはすべて切って、向きもばらばらに配ります。最初のスタートプレイヤーはくじで決め、その後はラウンドごとに左隣の人に移ります。
rules-deal-players = 人数
rules-deal-out = 除くカード
rules-deal-hand = 1人の枚数
rules-deal-rounds = ラウンド数
rules-deal-tens = 10のあるカード9枚
rules-deal-one = 9/10のカード
rules-deal-none = なし

rules-hand-title = 手札
rules-hand = 手札は配られた順のままです。並べ替えることも、1枚だけ逆さにすることもできません。

rules-turning-title = 手札を逆さにする
rules-turning = ラウンドに一度、誰かがカードを出す前に、手札全体を逆さにできます。どのカードももう一方の数字になり、並び順は変わりません。全員が秘密に決め、全員が決めたら始まります。

rules-sets-title = 組
rules-sets = 出せるのは「組」です。カード1枚か、手札で隣り合った2枚以上のカードで、すべて同じ数字か、1ずつ上がるか下がる連番になっているものです。連番は10で終わり、1には続きません。

rules-strength-title = どちらの組が強いか
rules-strength = 次の3つを順に比べます。最初に差がついたところで決まります。

rules-more-cards-title = 1. 枚数
rules-more-cards = 枚数の多い組は、数字に関係なく、少ない組に勝ちます。

rules-match-over-run-title = 2. 同じ数字か連番か
rules-match-over-run = 枚数が同じなら、同じ数字は連番に勝ちます。

rules-higher-value-title = 3. 数字の大きさ
rules-higher-value = 枚数も種類も同じなら、数字の大きいほうが勝ちます。同じ強さでは勝てません。連番が上りか下りかは関係ありません。

rules-turns-title = 手番
rules-turns = 手番は左隣へ順に回ります。手番では、ショー、スカウト、スカウト&ショーのどれか1つをします。パスはできません。

rules-show-title = ショー
rules-show = 場札（場に出ている組）より強い組を出します。負けたカードは獲得し、裏向きにして自分の前に置きます。1枚1点です。出した組は手札での並び順のまま新しい場札になり、あなたがその持ち主です。

rules-scout-title = スカウト
rules-scout = 場札の両端のどちらかから、1枚だけ取ります。手札の好きな場所に、好きな向きで入れます。場札の持ち主はスカウトチップを1枚受け取ります（1点）。ショーできるときでもスカウトできます。残った場札は持ち主が変わらず、残ったカードだけの組として扱います。

rules-empty-table-title = 場が空のとき
rules-empty-table = ラウンドの初めと、最後の1枚がスカウトされた後は、場が空です。スカウトするカードがないので、必ずショーします。どんな組でもかまいません。獲得するカードはありません。

rules-scout-and-show-title = スカウト&ショー
rules-scout-and-show = 1ラウンドに一度だけ、チケットを使って、スカウトしてすぐにショーできます。場札の持ち主はいつもどおりチップを受け取ります。ショーする組は残った場札に勝たなければなりませんが、取ったカードを含まなくてもかまいません。スカウトの後にショーできる組がないときは、使えません。次のラウンドには新しいチケットがもらえます。

rules-round-end-title = ラウンドの終わり
rules-round-end = 次のどちらかになると、ラウンドはすぐに終わります。

rules-emptied-title = 手札がなくなる
rules-emptied = 誰かが手札の最後のカードをショーしたとき。

rules-unbeaten-title = 誰も場札に勝てない
rules-unbeaten = 誰かのショーの後、ほかの全員が順にスカウトだけをしたとき。その場札の持ち主は、手札が残っていても減点されません。スカウト&ショーもショーなので、そこから数え直します。

rules-points-title = 得点
rules-points = 獲得したカードとスカウトチップの数から、手札の枚数を引きます。場に残った場札とチケットは、誰の得点にもなりません。

rules-two-players-title = 2人で遊ぶ
rules-two-players = ほかはすべて同じで、次のところだけが変わります。

rules-two-chips-title = スカウトにはチップを使う
rules-two-chips = ラウンドごとにチップを3枚ずつ持ちます。スカウトするたびに1枚を中央に出し、場札の持ち主は何ももらえません。チップがなければスカウトできません。残したチップは1枚1点です。

rules-two-again-title = 手番が続く
rules-two-again = スカウトの後も、ショーするまで自分の手番です。スカウト&ショーはありません。できることがあるなら、必ずしなければなりません。

rules-two-end-title = ラウンドの終わり
rules-two-end = どちらかの手札がなくなるか、相手がショーもスカウトもできなくなると、ラウンドは終わります。後者の場合、最後にショーした人の手札は減点されません。

rules-two-rounds-title = 2ラウンド
rules-two-rounds = 第1ラウンドで配られなかった22枚が、第2ラウンドのカードになります。

## 絵

rules-picture-single = カード1枚：{ $cards }
rules-picture-match = 同じ数字：{ $cards }
rules-picture-run = 連番：{ $cards }
rules-picture-no = 組ではありません：{ $cards }
rules-picture-beats = { $cards }は{ $active }に勝ちます
rules-picture-ties = { $cards }は{ $active }に勝てません
rules-picture-values = カード：{ $up }が有効、{ $down }はもう一方の数字
rules-picture-turned = { $cards }を逆さにすると{ $active }
rules-picture-captured = { $cards }をショーして{ $active }に勝ち、裏向きで獲得します
rules-picture-ends = 場に{ $cards }：取れるのは{ $left }か{ $right }
rules-picture-placed = { $card }を手札に入れると{ $cards }
rules-picture-both = { $card }を取り、{ $cards }で残りの{ $active }に勝ちます
rules-picture-sum = 獲得{ $captured }枚とチップ{ $chips }枚から手札{ $hand }枚を引いて{ $score }点
rules-picture-free = 獲得{ $captured }枚とチップ{ $chips }枚で{ $score }点。手札{ $hand }枚は減点なし

## 絵の中の言葉（「が勝つ」は左の組と右の組の間に立つ）

rules-word-single = カード1枚
rules-word-match = 同じ数字
rules-word-run = 連番
rules-word-no = 組ではない
rules-word-beats = が勝つ
rules-word-ties = は勝てない
rules-word-turned = 逆さにすると
rules-word-captured = 獲得
rules-word-ring = 場
rules-word-left = 場の残り
rules-word-hand = あなたの手札
rules-word-shown = ショー
rules-word-counts = 有効
