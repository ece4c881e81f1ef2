import Kit

enum RoundPhrases {
  /// What somebody bet, in how many of its matches.
  static func bet(_ bets: RoundBets, _ round: Phrase) -> Phrase {
    let (name, count) = (bets.name, bets.matches)
    return bets.areChanged
      ? .counted(
        count,
        es: (
          one: "\(name) cambió su apuesta: \(round), # partido",
          other: "\(name) cambió su apuesta: \(round), # partidos"
        ),
        en: (
          one: "\(name) changed their bet: \(round), # match", other: "\(name) changed their bet: \(round), # matches"
        ),
        pt: (one: "\(name) mudou a aposta: \(round), # jogo", other: "\(name) mudou a aposta: \(round), # jogos"))
      : .counted(
        count, es: (one: "\(name) apostó: \(round), # partido", other: "\(name) apostó: \(round), # partidos"),
        en: (one: "\(name) has bet: \(round), # match", other: "\(name) has bet: \(round), # matches"),
        pt: (one: "\(name) apostou: \(round), # jogo", other: "\(name) apostou: \(round), # jogos"))
  }

  static let round = Phrase(es: "Jornada", en: "Round", pt: "Jornada")
  static let rounds = Phrase(es: "Jornadas", en: "Rounds", pt: "Jornadas")
  static let newRound = Phrase(es: "Nueva jornada", en: "New round", pt: "Nova jornada")
  static let which = Phrase(es: "¿Qué jornada?", en: "Which round?", pt: "Que jornada?")
  static let noneYet = Phrase(es: "Aún no hay jornadas", en: "No rounds yet", pt: "Ainda não há jornadas")
  static let noneYetText = Phrase(
    es: "En cuanto haya una, aquí se apuesta en todos sus partidos de una vez.",
    en: "Once there is one, all of its matches are bet on here at once.",
    pt: "Assim que houver uma, aposta-se aqui em todos os seus jogos de uma vez.")
  static let noFixtures = Phrase(
    es: "Las jornadas salen del calendario, y no hay ninguna por jugar.",
    en: "Rounds come from the fixture list, and none is left to be played.",
    pt: "As jornadas vêm do calendário, e não há nenhuma por jogar.")
  static let matches = Phrase(es: "Partidos", en: "Matches", pt: "Jogos")
  static let matchesMissing = Phrase(
    es: "Elige al menos un partido.", en: "Choose at least one match.", pt: "Escolha pelo menos um jogo.")
  static let hasBegun = Phrase(
    es: "Alguno de estos partidos ya ha empezado: quítalo.",
    en: "Some of these matches have begun: leave them out.", pt: "Alguns destes jogos já começaram: retire-os.")
  static let noneToCome = Phrase(
    es: "Los partidos de esa jornada ya han empezado o ya no están. Elige otra.",
    en: "The matches of that round have begun or are gone. Choose another.",
    pt: "Os jogos dessa jornada já começaram ou já não existem. Escolha outra.")
  static let money = Phrase(es: "Dinero", en: "Money", pt: "Dinheiro")
  static let stake = Phrase(es: "Apuesta por partido", en: "Stake per match", pt: "Aposta por jogo")
  static let stakeNote = Phrase(
    es:
      "Sin importe se juega solo por puntos. Con importe, en cada partido se reparte además lo apostado entre quienes lo acierten.",
    en: "Without an amount it is for points only. With one, each match also has a pot for whoever gets it exactly.",
    pt: "Sem valor, joga-se só por pontos. Com valor, cada jogo tem também um pote para quem acertar.")
  static let forPoints = Phrase(es: "Solo por puntos", en: "For points only", pt: "Só por pontos")
  static let save = Phrase(es: "Guardar mis pronósticos", en: "Save my scores", pt: "Guardar os meus palpites")
  static let inZone = Phrase(
    es: "Comienzos en \(ReaderZone()).", en: "Kick-offs in \(ReaderZone()).", pt: "Inícios em \(ReaderZone()).")
  static let ownNote = Phrase(
    es: "Solo los ves tú hasta que empiece cada partido. Hasta entonces puedes cambiarlos.",
    en: "Only you see them until each match begins. Until then you can change them.",
    pt: "Mais ninguém os vê até cada jogo começar. Até lá, podem ser mudados.")
  static func missing(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "Te falta # partido", other: "Te faltan # partidos"),
      en: (one: "# match to go", other: "# matches to go"),
      pt: (one: "Falta # jogo", other: "Faltam # jogos"))
  }
  static let complete = Phrase(
    es: "Tus pronósticos están completos", en: "Your scores are complete", pt: "Os seus palpites estão completos")
  /// To a program, of a match among others.
  static let matchHasBegun = Phrase(
    es: "Este partido ya había empezado: no se ha guardado nada.",
    en: "This match had begun already: nothing was saved.", pt: "Este jogo já tinha começado: nada foi guardado.")
  static func late(_ count: Int) -> Phrase {
    .counted(
      count,
      es: (
        one: "# partido ya había empezado y se queda como estaba. Lo demás está guardado.",
        other: "# partidos ya habían empezado y se quedan como estaban. Lo demás está guardado."
      ),
      en: (
        one: "# match had begun already and stays as it was. The rest is saved.",
        other: "# matches had begun already and stay as they were. The rest is saved."
      ),
      pt: (
        one: "# jogo já tinha começado e fica como estava. O resto está guardado.",
        other: "# jogos já tinham começado e ficam como estavam. O resto está guardado."
      ))
  }
  static let bothGoals = Phrase(
    es: "Pon los goles de los dos, de 0 a 99.", en: "Enter the goals of both, 0 to 99.",
    pt: "Escreva quantos marca cada um, de 0 a 99.")
  static let everybody = Phrase(es: "Quién ha apostado", en: "Who has bet", pt: "Quem já apostou")
  static func lacks(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "le falta #", other: "le faltan #"), en: (one: "# missing", other: "# missing"),
      pt: (one: "falta #", other: "faltam #"))
  }
  static let hasAll = Phrase(es: "Completo", en: "Complete", pt: "Completo")
  static func others(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# pronóstico", other: "Los # pronósticos"), en: (one: "# bet", other: "All # bets"),
      pt: (one: "# palpite", other: "Os # palpites"))
  }
  static func yours(_ score: String, points: Int?) -> Phrase {
    let bet = Phrase(es: "Tu pronóstico: \(score)", en: "Your bet: \(score)", pt: "O seu palpite: \(score)")
    guard let points else { return bet }
    return Phrase(joining: "\(bet) · \(self.points(points))")
  }
  static func youGet(_ money: Money) -> Phrase {
    Phrase(es: "te llevas \(money)", en: "you get \(money)", pt: "recebe \(money)")
  }
  static func youGetBack(_ money: Money) -> Phrase {
    Phrase(es: "recuperas \(money)", en: "you get \(money) back", pt: "recebe \(money) de volta")
  }
  static let youDidNot = Phrase(es: "No apostaste", en: "You did not bet", pt: "Não apostou")
  static func points(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# punto", other: "# puntos"), en: (one: "# point", other: "# points"),
      pt: (one: "# ponto", other: "# pontos"))
  }
  static let write = Phrase(es: "Apuntar a otro", en: "Bet for a friend", pt: "Anotar por outro")
  static let writeNote = Phrase(
    es: "Queda oculto como los demás hasta que empiece cada partido, y se ve que lo apuntaste tú y cuándo.",
    en: "It stays hidden like all others until each match begins, and shows that you wrote it down and when.",
    pt: "Fica oculto como os outros até cada jogo começar, e vê-se quem anotou e quando.")
  static func closed(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# partido cerrado", other: "# partidos cerrados"),
      en: (one: "# match closed", other: "# matches closed"), pt: (one: "# jogo fechado", other: "# jogos fechados"))
  }
  static func close(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "Cerrar # partido", other: "Cerrar # partidos"),
      en: (one: "Close # match", other: "Close # matches"), pt: (one: "Fechar # jogo", other: "Fechar # jogos"))
  }
  static func closeAndShare(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "Cerrar # partido y repartir", other: "Cerrar # partidos y repartir"),
      en: (one: "Close # match and share out", other: "Close # matches and share out"),
      pt: (one: "Fechar # jogo e repartir", other: "Fechar # jogos e repartir"))
  }
  /// Of how many matches the fixtures say how they ended.
  static func known(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "Se sabe # resultado", other: "Se saben # resultados"),
      en: (one: "# result is known", other: "# results are known"),
      pt: (one: "Já se sabe # resultado", other: "Já se sabem # resultados"))
  }
  static func unresolved(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "Falta # resultado", other: "Faltan # resultados"),
      en: (one: "# result is missing", other: "# results are missing"),
      pt: (one: "Falta # resultado", other: "Faltam # resultados"))
  }
  static let results = Phrase(es: "Resultados", en: "Results", pt: "Resultados")
  static let resultsNote = Phrase(
    es: "Al guardar, cada partido con resultado queda cerrado. Los demás pueden esperar.",
    en: "On saving, each match with a result is closed. The others can wait.",
    pt: "Ao guardar, cada jogo com resultado fica fechado. Os outros podem esperar.")
  static let noneToClose = Phrase(
    es: "No hay partidos que esperen su resultado.", en: "No match is waiting for its result.",
    pt: "Nenhum jogo está à espera do resultado.")
  static let isDecided = Phrase(
    es: "Ya hay partidos cerrados en esta jornada: se queda en la liga.",
    en: "Some of this round’s matches are closed: it stays in the league.",
    pt: "Já há jogos fechados nesta jornada: fica na liga.")
}
