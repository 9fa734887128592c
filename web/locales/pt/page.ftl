## A língua e a aplicação

language-name = Português
language-direction = ltr
language = Língua
language-unknown = A língua «{ $tag }» não existe aqui.
app-description = O jogo de cartas SCOUT, versão não oficial: para jogar, alojar e incorporar, sem servidor.
app-picture-narrow = A sua vez, num telemóvel
app-picture-wide = Uma mesa de cinco

## Palavras comuns

row = { $one }, { $next }
space = {" "}
title = SCOUT
tagline = Contrate a trupe. Roube a cena.
unofficial = Não oficial, feito por fãs, sem ligação à Oink Games. Não envia nada para lado nenhum.
close = Fechar
cancel = Cancelar
cards-none = nada
seat-name = { $who ->
    [you] Você
   *[other] { $name }
}

## Preparação

setup-form = Novo jogo
setup-players = Jogadores
setup-strength = Que nível têm os outros?
setup-mixed = Misto
setup-seats = Lugares e nomes
setup-seat-name = Nome, lugar { $seat }
setup-seat-kind = Quem joga, lugar { $seat }
setup-person = Uma pessoa
separator = ·
setup-computer = Computador: { $level }
setup-play = { $persons ->
    [0] { $bots ->
        [one] Ver jogar { $bots } computador
        [many] Ver jogar { $bots } computadores
       *[other] Ver jogar { $bots } computadores
    }
    [1] { $bots ->
        [one] Começar: contra um
        [many] Começar: contra { $bots-word }
       *[other] Começar: contra { $bots-word }
    }
   *[other] { $bots ->
        [0] Começar: { $persons } pessoas, um dispositivo
        [one] Começar: { $persons } pessoas, 1 computador
        [many] Começar: { $persons } pessoas, { $bots } computadores
       *[other] Começar: { $persons } pessoas, { $bots } computadores
    }
}
first-play = Começar: contra três
first-stuck = Não acontece nada?
first-reset = Recomeçar do zero: os seus jogos ficam guardados.
first-failed = Uma parte da página não chegou.
setup-resume = Continuar
setup-resume-what = { $names }: ronda { $round } de { $rounds }
setup-kept = Jogos por acabar
setup-discard = Eliminar
setup-discard-what = Eliminar o jogo: { $what }
setup-discarded = Jogo eliminado: { $what }
setup-help = Como se joga
newcomer-question = Primeira vez com SCOUT?
newcomer-learn = Aprender em três minutos
newcomer-known = Já conheço
newcomer-go-on = Continuar a aprender
setup-dealing = As cartas são dadas assim que o jogo estiver pronto…
count-word = { $count ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
   *[other] { $count }
}
bot-clown = Palhaço
bot-juggler = Malabarista
bot-acrobat = Acrobata
bot-aerialist = Trapezista
bot-ringmaster = Diretora
level-about = { $style } Ganha { $wins } em cada 100 jogos a quatro, contra três adversários que seguem regras simples.
level-clown = Joga por capricho e esquece logo.
level-juggler = De vez em quando deixa escapar uma boa jogada.
level-acrobat = Joga com segurança e, às vezes, com ousadia.
level-aerialist = Raramente deixa passar uma ocasião.
level-ringmaster = Faz sempre a melhor jogada que encontra.
level-mixed = Um nível diferente em cada lugar, a partir do primeiro.
record-won = { $level }, { $players } jogadores: ganhou { $won } de { $games }. Máximo de pontos: { $best }.
record-streak = { $count } vitórias seguidas!
bot-name-1 = Lola
bot-name-2 = Mira
bot-name-3 = Otto
bot-name-4 = Zaza
bot-name-5 = Benno
person-name = Jogador { $seat }

## Arranque

boot-progress = A preparar o jogo: { $percent } %
boot-almost = A iniciar o jogo…
boot-ready = Pronto a jogar
boot-retry = Tentar de novo
boot-reset = Recomeçar do zero (os jogos ficam guardados)
boot-no-wasm = Este navegador não consegue correr o jogo: falta o WebAssembly, ou está desligado. Serve uma versão atual do Firefox, Chrome, Edge ou Safari.
boot-file-missing = Um ficheiro do jogo não chegou ({ $detail }). Verifique a ligação e tente de novo.
boot-time-over = O jogo demora demasiado a carregar. Verifique a ligação e tente de novo.
boot-version = A página e o jogo são de versões diferentes ({ $detail }). Recarregue a página.
boot-broken = Não foi possível iniciar o jogo ({ $detail }).
trouble-broken-save = Não foi possível ler um jogo guardado. Foi posto de parte; tudo o resto funciona.
trouble-engine = Algo correu mal ({ $detail }). O seu jogo está a salvo.
trouble-loading = Um momento: o jogo ainda está a carregar.
trouble-fleeting = Este navegador não guarda nada: um jogo dura até este separador ser fechado.
elsewhere = Este jogo continuou noutro separador.
elsewhere-take = Continuar aqui
elsewhere-leave = Deixá-lo lá

## A página como aplicação

offline-filling = A guardar para jogar sem rede: { $percent } %
offline-ready = Pronto sem rede: a ligação já não é necessária.
offline-unkept = Aqui cada visita precisa de rede: para guardar a página são precisos https e um navegador atual.
update-offer = Há uma nova versão de SCOUT.
update-take = Usar já
update-later = Mais tarde
update-elsewhere = Está em uso uma nova versão. Esta página passa para ela depois da ronda.
install-offer = Guardar SCOUT neste dispositivo, como uma aplicação?
install-do = Instalar
install-no = Não, obrigado

## A frase

say-your-turn = É a sua vez.
say-turn = { $who ->
    [you] É a sua vez.
   *[other] { $name } está a pensar…
}
say-next = A seguir é { $name }.
say-next-button = Seguinte
    .face = Seguinte
say-which-way = De que lado? Escolhe-se uma só vez, para a mão inteira.
say-choosing = { $who ->
    [you] Escolha um lado.
   *[other] { $name } está a escolher um lado…
}
say-game-over = O jogo acabou.
say-show-anything = A mesa está vazia: jogue o conjunto que quiser.
say-beat-or-scout = { $owner ->
    [you] Bata o seu próprio conjunto { $active }, ou faça Scout.
   *[other] Bata { $active }, ou faça Scout.
}
say-beat = Bata { $active }.
say-scout-only = Nada na sua mão bate { $active }: faça Scout.
say-scout-or-both = Nada na sua mão bate { $active }: faça Scout, ou Scout & Jogar.
say-beats = { $cards } bate { $active }
say-opens = Jogar { $cards }
say-scouting = { $owner ->
    [you] Scout no seu conjunto: escolha uma carta numa ponta, e o espaço para ela.
   *[other] Scout a { $ownerName }: escolha uma carta numa ponta, e o espaço para ela.
}
say-pick-end = Escolha agora a carta: uma ponta do conjunto.
say-pick-gap = Escolha agora o espaço. Pode virar a carta.
say-makes = { $owner ->
    [you] Forma-se { $cards }
   *[other] Scout a { $ownerName }: forma-se { $cards }
}
say-makes-nothing = { $owner ->
    [you] Aí a carta fica sozinha.
   *[other] Scout a { $ownerName }: aí a carta fica sozinha.
}
say-second = Bata agora { $active }.
say-second-free = Jogue agora o conjunto que quiser: a mesa está vazia.
say-looking-back = Está a rever a ronda.
say-look-at = { $at }/{ $of }:
say-look-now = Voltar ao presente
    .face = Agora
say-look-earlier = Um passo antes
    .face = ‹
say-look-later = Um passo depois
    .face = ›

## Porque não

why = Porquê?
refused-not-your-turn = É a vez de { $name }.
refused-wrong-phase = Primeiro todos escolhem um lado.
refused-out-of-range = Aqui não é possível.
refused-not-a-set = { $cards } não são do mesmo valor nem estão em ordem consecutiva.
refused-too-few-cards = { $cards } é pouco: são precisas { $turns } cartas ou mais para bater { $active }.
refused-weaker-kind = { $cards } estão em ordem consecutiva e { $active } são do mesmo valor: é mais forte.
refused-lower-value = { $cards } não é mais alto do que { $active }.
refused-nothing-beats = Nada na sua mão bate { $active }.
refused-nothing-to-scout = A mesa está vazia: não há nada para um Scout.
refused-no-token = Já usou o seu Scout & Jogar nesta ronda.
refused-no-tickets = Com dois jogadores não há Scout & Jogar.
refused-no-chip = Já não tem fichas.
refused-must-show = A mesa está vazia: tem de jogar um conjunto.
refused-round-over = A ronda acabou.
refused-looking-back = Está a rever a ronda: volte primeiro ao presente.
refused-pick-cards = Escolha primeiro cartas: toque na primeira e na última de um conjunto.
refused-pick-end = Escolha primeiro uma carta: uma ponta do conjunto na mesa.
refused-pick-gap = Escolha primeiro onde fica a carta.
refused-pick-way = Escolha primeiro de que lado jogar a mão.
refused-no-show-after = Depois não poderia jogar nenhum conjunto.
refused-gaps-open = Escolha um espaço para a carta, ou carregue em Voltar.
refused-second-half = Jogue agora um conjunto, ou carregue em Voltar.
refused-nothing-to-undo = Não há nada para anular.
refused-no-undo-in-company = Quando jogam várias pessoas, nada se anula.

## O que aconteceu, e o que é dito em voz alta

log-title = Esta ronda
log-round = Ronda { $round }
log-look-back = Rever
log-empty = Nenhuma carta é jogada antes de todos terem escolhido um lado. Ninguém vê o que os outros fazem.
log-start = { $who ->
    [you] A primeira jogada é sua.
   *[other] A primeira jogada é de { $name }.
}
log-see = Ver a mesa como estava
log-dealt = { $who ->
    [you] Ronda { $round }: { $size } cartas a cada um, a primeira jogada é sua
   *[other] Ronda { $round }: { $size } cartas a cada um, a primeira jogada é de { $name }
}
log-turned = { $who ->
    [you] { $way ->
        [turned] Virou a mão
       *[other] Deixou a mão como estava
    }
   *[other] { $name } já escolheu
}
log-scouted = { $who ->
    [you] Fez Scout de { $cards }
   *[other] { $name } fez Scout de { $cards }
}
log-showed = { $who ->
    [you] Jogou { $cards }
   *[other] { $name } jogou { $cards }
}
log-both = { $who ->
    [you] Fez Scout de { $scouted } e jogou { $shown }
   *[other] { $name } fez Scout de { $scouted } e jogou { $shown }
}
log-chip = { $chip ->
    [centre] por uma ficha
    [you] +1 ficha para si
   *[other] +1 ficha para { $name }
}
log-captured = { $captured ->
    [one] +{ $captured } capturada
    [many] +{ $captured } capturadas
   *[other] +{ $captured } capturadas
}
log-emptied = { $who ->
    [you] Fim da ronda: ficou sem cartas
   *[other] Fim da ronda: { $name } ficou sem cartas
}
log-unbeaten = { $who ->
    [you] Fim da ronda: ninguém bateu o seu conjunto
   *[other] Fim da ronda: ninguém bateu o conjunto de { $name }
}
log-game-ended = O jogo acabou
told-action = { $text }.
told-undone = Anulado.

## Fim da ronda, fim do jogo

end-title = Fim da ronda
end-sentence-emptied = { $who ->
    [you] Fim da ronda. Ficou sem cartas.
   *[other] Fim da ronda. { $name } ficou sem cartas.
}
end-sentence-unbeaten = { $who ->
    [you] Fim da ronda. Ninguém bateu o seu conjunto.
   *[other] Fim da ronda. Ninguém bateu o conjunto de { $name }.
}
end-emptied = { $who ->
    [you] Jogou a sua última carta.
   *[other] { $name } jogou a última carta da mão.
}
end-emptied-so = A ronda acaba de imediato. Todos os outros pagam pelas cartas que ainda têm na mão.
end-unbeaten = { $who ->
    [you] Desde o seu último conjunto, todos os outros só fizeram Scout.
   *[other] Desde o último conjunto de { $name }, todos os outros só fizeram Scout.
}
end-unbeaten-two = { $who ->
    [you] Nada podia bater o seu conjunto, e já não havia fichas para um Scout.
   *[other] Nada podia bater o conjunto de { $name }, e já não havia fichas para um Scout.
}
end-unbeaten-so = { $who ->
    [you] { $size ->
        [one] Assim acaba a ronda, e a sua última carta não custa nada.
        [many] Assim acaba a ronda, e as suas { $size } cartas não custam nada.
       *[other] Assim acaba a ronda, e as suas { $size } cartas não custam nada.
    }
   *[other] { $size ->
        [one] Assim acaba a ronda, e a última carta de { $name } não custa nada.
        [many] Assim acaba a ronda, e as { $size } cartas de { $name } não custam nada.
       *[other] Assim acaba a ronda, e as { $size } cartas de { $name } não custam nada.
    }
}
end-round-of = { $round }/{ $rounds }
end-table = Pontos da ronda { $round }
end-player = jogador
end-captured = capturas
end-chips = fichas
end-hand = mão
end-round = ronda
end-total = total
end-free = { $size } na mão, sem pagar
end-won = { $who ->
    [you] Ganhou o jogo!
   *[other] { $name } ganhou o jogo!
}
end-shared = Vitória partilhada: { $names }!
end-rounds-table = Pontos de todas as rondas

## Várias pessoas, um dispositivo

hand-over-to = Passe o dispositivo a { $name }
hand-over-hidden = Agora não se veem as cartas de ninguém.
hand-over-ready = Sou { $name }: ver a minha mão

## Virar a mão

way-as-dealt = Como está
way-turned = Virada
way-note = { $sets ->
    [0] nenhum conjunto de duas cartas ou mais
    [one] { $sets } conjunto, de { $longest } cartas no máximo
    [many] { $sets } conjuntos, de { $longest } cartas no máximo
   *[other] { $sets } conjuntos, de { $longest } cartas no máximo
}
way-legend = De que lado?
way-hand = A sua mão como está
way-hand-turned = A sua mão virada

## Menu

menu-title = Menu
menu-round = Ronda { $round } de { $rounds }
menu-totals = Pontos até agora
menu-pace = Ritmo do computador
pace-step = Passo
pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
pace-off = Já
menu-theme = Cores
theme-system = Sistema
theme-light = Claro
theme-dark = Escuro
theme-contrast = Contraste
menu-log = O que aconteceu
menu-share = Copiar ou partilhar
menu-help = Como se joga
menu-rules = As regras
menu-hint = Que faria a diretora?
menu-settings = Definições
menu-move = Escrever uma jogada
menu-print = Imprimir os pontos
menu-keys = Teclas
menu-leave = Sair do jogo
leave-title = Sair deste jogo?
leave-text = Fica guardado: pode continuá-lo a partir da página inicial.
leave-text-over = O jogo acabou; se sair, o resultado perde-se.
leave-do = Sair
seat-cards = Cartas na mão
seat-points = Cartas capturadas
seat-chips = Fichas de 1 PV
seat-token = Scout & Jogar
seat-token-left = disponível
seat-token-used = usado
seat-total = Pontos de rondas anteriores
seat-start = Começou esta ronda
seat-kind-person = Uma pessoa
