share-about = A mesa tal como a vê agora. As cartas que não pode ver não estão incluídas.
share-link = Copiar uma ligação
share-embed = Copiar as linhas para uma página
share-svg = Copiar como imagem (SVG)
share-png = Copiar como imagem (PNG)
share-game-link = Copiar uma ligação para o jogo inteiro
share-game-embed = Copiar as linhas para uma repetição
share-copied = Copiado.
share-by-hand = Este navegador não deixa as páginas copiar. Copie daqui:
share-save = Guardar a imagem
share-no-picture = Não foi possível criar a imagem aqui.
share-guide = Como usar isto nas suas páginas

shared-position = Uma posição
shared-game = Um jogo
shared-quiz = Uma pergunta
shared-broken = Esta ligação está danificada ou cortada.
