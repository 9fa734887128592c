## O que outros sítios mostram: diagramas, jogos, perguntas, uma partida

embed-players = { $count ->
    [one] { $count } jogador
    [many] { $count } jogadores
   *[other] { $count } jogadores
}
embed-round = ronda { $round } de { $rounds }
embed-seat = Lugar { $seat }
embed-ribbon = De { $name }
embed-nothing = Nada na mesa
embed-to-turn = { $name } escolhe um lado
embed-to-play = É a vez de { $name }
embed-over = A ronda acabou.

embed-card = { $up } sobre { $down }
embed-card-hidden = carta escondida
embed-table = Conjunto de { $name } na mesa, da esquerda para a direita: { $cards }.
embed-hand = Mão de { $name }, da esquerda para a direita: { $cards }.
embed-hand-empty = Mão de { $name }: vazia.
embed-counts = { $name }: { $cards ->
    [0] { $cards } cartas
    [one] { $cards } carta
    [many] { $cards } cartas
   *[other] { $cards } cartas
} na mão, { $captured ->
    [0] { $captured } capturadas
    [one] { $captured } capturada
    [many] { $captured } capturadas
   *[other] { $captured } capturadas
}, { $chips ->
    [0] { $chips } fichas
    [one] { $chips } ficha
    [many] { $chips } fichas
   *[other] { $chips } fichas
}{ $token ->
    [left] , Scout & Jogar disponível
    [used] , Scout & Jogar usado
   *[none] {""}
}.
embed-marked = Posições marcadas: { $places }.

embed-start = O início
embed-dealt = Dá-se a ronda { $round }, a primeira jogada é de { $name }.
embed-kept = { $name } deixa a mão como está.
embed-turned = { $name } vira a mão.
embed-showed = { $name } joga { $cards }
embed-scouted = { $name } faz Scout de { $cards }
embed-both = { $name } faz Scout e joga { $cards }
embed-scored = A ronda acabou: { $scores }.

embed-replay = Repetição
embed-at = { $ply } de { $count }
embed-first = Ao início
embed-back = Uma jogada atrás
embed-next = Uma jogada à frente
embed-last = Ao fim

embed-ask-beat = Quais batem o conjunto na mesa?
embed-ask-scout = É a vez de { $name }. Qual é o melhor Scout?
embed-ask-count = { $table ->
    [set] Quantos conjuntos desta mão batem o conjunto na mesa?
   *[empty] Quantos conjuntos há nesta mão?
}
embed-ask-score = Quantos pontos faz { $name } nesta ronda?
embed-choose = Escolha uma resposta.
embed-choose-all = Escolha todas as respostas certas.
embed-choice-show = { $cards } ({ $count ->
    [one] posição { $places }
    [many] posições { $places }
   *[other] posições { $places }
})
embed-choice-scout = { $end ->
    [left] a carta da esquerda
    [right] a carta da direita
   *[only] a carta
}, como { $cards }{ $turned ->
    [yes] {" "}(virada)
   *[no] {""}
}, na posição { $place }
embed-your-answer = A sua resposta
embed-check = Verificar
embed-right = Certo.
embed-wrong = Não é bem assim.
embed-is-right = Certo.
embed-is-wrong = Errado.
embed-answer = A resposta é { $answer }.
embed-sum = { $points ->
    [0] { $points } capturadas
    [one] { $points } capturada
    [many] { $points } capturadas
   *[other] { $points } capturadas
} + { $chips ->
    [0] { $chips } fichas
    [one] { $chips } ficha
    [many] { $chips } fichas
   *[other] { $chips } fichas
} − { $hand } na mão
embed-score = Certas: { $right } de { $count }.
embed-value = pontos esperados: { $value }
embed-again = Tentar de novo
embed-why-not-a-set = não é conjunto
embed-why-too-few-cards = poucas cartas
embed-why-weaker-kind = a ordem consecutiva é mais fraca
embed-why-lower-value = demasiado baixo

embed-open = Abrir em SCOUT
embed-play = Começar
embed-loading = A carregar: { $percent } %
embed-play-players = SCOUT: contra { $count ->
    [one] { $count } computador
    [many] { $count } computadores
   *[other] { $count } computadores
}
embed-play-note = Carrega o jogo (cerca de 5 MB). Não oficial, de fãs. Não envia nada.
embed-game = Um jogo de SCOUT

embed-error = Isto não pode ser mostrado.
embed-error-missing = Aqui não há nada para mostrar.
embed-error-place = Ilegível: { $field }, coluna { $column }.
embed-error-line = Ilegível: linha { $line }, coluna { $column }.
embed-error-link = Este endereço está danificado ou cortado.
embed-error-sandbox = A página à volta também tem de permitir «allow-same-origin».
embed-error-engine = Não foi possível iniciar o jogo.
