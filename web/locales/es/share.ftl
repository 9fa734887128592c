share-about = La mesa tal como la ves ahora. Las cartas que no puedes ver no están.
share-link = Copiar un enlace
share-embed = Copiar las líneas para una página
share-svg = Copiar como imagen (SVG)
share-png = Copiar como imagen (PNG)
share-game-link = Copiar un enlace a toda la partida
share-game-embed = Copiar las líneas para una repetición
share-copied = Copiado.
share-by-hand = Este navegador no deja copiar a las páginas. Cópialo de aquí:
share-save = Guardar la imagen
share-no-picture = Aquí no se ha podido crear la imagen.
share-guide = Cómo usarlo en tus propias páginas

shared-position = Una posición
shared-game = Una partida
shared-quiz = Una pregunta
shared-broken = Este enlace está dañado o cortado.
