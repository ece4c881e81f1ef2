import Kit

enum LeaguePhrases {
  static let leagues = Phrase(es: "Ligas entre amigos", en: "Leagues among friends", pt: "Ligas entre amigos")
  static let league = Phrase(es: "Liga", en: "League", pt: "Liga")
  static let newLeague = Phrase(es: "Nueva liga", en: "New league", pt: "Nova liga")
  static let newLeagueNote = Phrase(
    es: "Jornadas enteras, con un enlace para toda la temporada",
    en: "Whole matchdays, with one link for the season", pt: "Jornadas inteiras, com um só link para a temporada")
  static let editLeague = Phrase(es: "Cambiar el nombre", en: "Change its name", pt: "Mudar o nome")
  static let nameMissing = Phrase(
    es: "Ponle un nombre a la liga.", en: "Give the league a name.", pt: "Dê um nome à liga.")
  static let hasRounds = Phrase(
    es: "Esta liga tiene jornadas, con sus puntos y su dinero. Elimina antes las jornadas.",
    en: "This league has rounds, with their points and money. Delete the rounds first.",
    pt: "Esta liga tem jornadas, com os seus pontos e dinheiro. Apague primeiro as jornadas.")
  static let table = Phrase(es: "Clasificación", en: "Table", pt: "Classificação")
  static let points = Phrase(es: "Puntos", en: "Points", pt: "Pontos")
  static let exact = Phrase(es: "Exactos", en: "Exact", pt: "Exatos")
  static let difference = Phrase(es: "Diferencia", en: "Difference", pt: "Diferença")
  static let pointsNote = Phrase(
    es: "3 puntos por el resultado exacto, 2 por la diferencia de goles, 1 por quién gana.",
    en: "3 points for the exact score, 2 for the goal difference, 1 for who wins.",
    pt: "3 pontos pelo resultado exato, 2 pela diferença no marcador, 1 por quem ganha.")
  static let tiesNote = Phrase(
    es:
      "Con los mismos puntos, va delante quien tiene más exactos y, después, más diferencias. Quien empata en todo comparte el puesto.",
    en:
      "On equal points, more exact scores come first, then more differences. Those level in everything share the place.",
    pt:
      "Com os mesmos pontos, fica à frente quem tem mais exatos e, depois, mais diferenças. Quem empata em tudo fica no mesmo lugar."
  )
  static let playIn = Phrase(es: "jugar esta liga", en: "play in this league", pt: "jogar nesta liga")
  static let ownLink = Phrase(
    es: "Entrar en otro móvil", en: "Come in on another phone", pt: "Entrar em outro dispositivo")
  static let ownLinkNote = Phrase(
    es: "Con este enlace, que es solo tuyo, sigues siendo tú en otro dispositivo. No se lo pases a nadie.",
    en:
      "With this link, which is yours alone, you keep your name and points on another device. Give it to nobody else.",
    pt: "Com este link, que é só seu, entra com o seu nome em outro dispositivo. Não o envie a ninguém.")
}
