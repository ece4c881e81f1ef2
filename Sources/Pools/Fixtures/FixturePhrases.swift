import Kit

enum FixturePhrases {
  static let fixtures = Phrase(es: "Partidos", en: "Fixtures", pt: "Jogos")
  static let next = Phrase(es: "Próximos", en: "Upcoming", pt: "Próximos")
  static let played = Phrase(es: "Jugados", en: "Played", pt: "Terminados")
  static let views = Phrase(es: "Qué partidos", en: "Which matches", pt: "Quais jogos")
  static let nonePlayed = Phrase(
    es: "Aún no se ha jugado ninguno", en: "None has been played yet", pt: "Ainda não se jogou nenhum")
  static let none = Phrase(es: "No hay partidos", en: "No fixtures", pt: "Não há jogos")
  static let noneText = Phrase(
    es: "Importa un calendario y las porras nuevas te propondrán los próximos partidos.",
    en: "Import a fixture list, and new pools will suggest the next matches.",
    pt: "Importe um calendário e os bolões novos vão propor os próximos jogos.")
  static let importing = Phrase(es: "Importar partidos", en: "Import fixtures", pt: "Importar jogos")
  static let file = Phrase(
    es: "Archivo de openfootball (JSON o Football.TXT)", en: "An openfootball file (JSON or Football.TXT)",
    pt: "Documento do openfootball (JSON ou Football.TXT)")
  static let zone = Phrase(es: "Zona horaria, si falta", en: "Time zone, if missing", pt: "Fuso horário, se faltar")
  static let automatic = Phrase(es: "La del país", en: "The country’s own", pt: "O do país")
  static let changed = Phrase(es: "Cambiados", en: "Changed", pt: "Alterados")
  static let unchanged = Phrase(es: "Iguales", en: "Unchanged", pt: "Iguais")
  static let remarks = Phrase(
    es: "Importados sin resultado", en: "Imported without their score", pt: "Importados sem resultado")
  static let asides = Phrase(
    es: "Lo que no es un partido", en: "What is not a match", pt: "O que não é um jogo")
  static let hours = Phrase(es: "Horas sin zona", en: "Hours without a zone", pt: "Horas sem fuso")
  static let readIn = Phrase(es: "Leídas en", en: "Read in", pt: "Lidas em")
  static let readAgain = Phrase(es: "Leer en otra zona", en: "Read in another zone", pt: "Ler em outro fuso")
  static func reason(_ reason: ReadZone.Reason) -> Phrase {
    switch reason {
    case .chosen:
      Phrase(
        es: "Es la que se eligió para esta competición, también para lo que venga.",
        en: "It was chosen for this competition, for what comes later too.",
        pt: "Foi o escolhido para esta competição, também para o que vier.")
    case .competition:
      Phrase(
        es: "Es la de donde se juega la competición. Si no es esa, cámbiala: las horas cambian con ella.",
        en: "It is where the competition is played. If that is wrong, change it: the hours change with it.",
        pt: "É o do lugar onde se joga a competição. Se não for esse, mude-o: as horas mudam com ele.")
    case .space:
      Phrase(
        es:
          "El archivo no dice dónde se juega, así que es la vuestra. Si no es esa, cámbiala: las horas cambian con ella.",
        en:
          "The file doesn’t say where it is played, so it is yours. If that is wrong, change it: the hours change with it.",
        pt:
          "O documento não diz onde se joga, por isso é o deste espaço. Se não for esse, mude-o: as horas mudam com ele."
      )
    }
  }
  static let noSuchZone = Phrase(
    es: "Esa zona horaria no existe.", en: "There is no such time zone.", pt: "Esse fuso horário não existe.")
  static let noLocalHours = Phrase(
    es: "Todas las horas de este archivo traen su zona.", en: "All hours of this file come with their zone.",
    pt: "Todas as horas deste documento trazem o seu fuso.")
  static let latest = Phrase(es: "Últimas importaciones", en: "Latest imports", pt: "Últimas importações")
  static func brought(new: Int, changed: Int) -> Phrase {
    Phrase(
      es: "nuevos \(new), cambiados \(changed)", en: "new \(new), changed \(changed)",
      pt: "novos \(new), alterados \(changed)")
  }
  static let competitions = Phrase(es: "Competiciones", en: "Competitions", pt: "Competições")
  static func matches(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# partido", other: "# partidos"), en: (one: "# match", other: "# matches"),
      pt: (one: "# jogo", other: "# jogos"))
  }
  static let deletionNote = Phrase(
    es: "Las porras de un partido eliminado siguen adelante con la hora que tienen.",
    en: "Pools on a deleted match go on with the kick-off they have.",
    pt: "Os bolões de um jogo apagado continuam com a hora que têm.")
  static let leftDeleted = Phrase(es: "Eliminados aquí", en: "Deleted here", pt: "Apagados aqui")
  static let takeBack = Phrase(es: "Deshacer la importación", en: "Undo the import", pt: "Desfazer a importação")
  static let takeBackNote = Phrase(
    es: "Lo nuevo se elimina y lo cambiado vuelve a estar como antes.",
    en: "What is new is deleted, and what changed is as it was before.",
    pt: "O que é novo é apagado e o que mudou volta a ficar como estava.")
  static let gone = Phrase(
    es: "Este partido se ha eliminado.", en: "This match has been deleted.", pt: "Este jogo foi apagado.")
  static let provisional = Phrase(es: "hora provisional", en: "provisional time", pt: "hora provisória")
  static let provisionalRow = Phrase(es: "Hora provisional", en: "Provisional time", pt: "Hora provisória")
  static let provisionalNote = Phrase(
    es:
      "El calendario tiene toda la jornada a la misma hora: es provisional hasta que se sepa la de cada partido.",
    en: "The fixture list has the whole round at one time: it is provisional until each match’s own is known.",
    pt: "O calendário tem a jornada toda à mesma hora: é provisória até se saber a de cada jogo.")
  static let stillNone = Phrase(es: "Sin fecha", en: "No date", pt: "Sem data")
  static let newPool = Phrase(es: "Hacer una porra", en: "Make a pool", pt: "Fazer um bolão")
  static let pools = Phrase(es: "Porras de este partido", en: "Pools on this match", pt: "Bolões deste jogo")

  static func status(_ status: FixtureStatus) -> Phrase? {
    switch status {
    case .scheduled: nil
    case .postponed: Phrase(es: "Aplazado", en: "Postponed", pt: "Adiado")
    case .cancelled: Phrase(es: "Cancelado", en: "Cancelled", pt: "Cancelado")
    case .abandoned: Phrase(es: "Interrumpido", en: "Abandoned", pt: "Interrompido")
    case .awarded: Phrase(es: "Decidido en los despachos", en: "Awarded", pt: "Decidido fora de campo")
    }
  }

  // What is wrong with a file
  /// “liga.json: …”, “Sevilla FC – Real Betis: …”.
  static func reason(_ reason: Phrase, of thing: String) -> Phrase {
    Phrase(joining: "\(thing): \(reason)")
  }
  static func noMatches(_ name: String) -> Phrase {
    Phrase(es: "\(name) no contiene partidos.", en: "\(name) contains no matches.", pt: "\(name) não contém jogos.")
  }
  static func noFixtureFile(_ name: String) -> Phrase {
    Phrase(
      es: "\(name) no es un calendario: no contiene partidos.",
      en: "\(name) is not a fixture list: it contains no matches.",
      pt: "\(name) não é um calendário: não contém jogos.")
  }
  static func reason(_ problem: FixtureProblem) -> Phrase {
    problem.match.isEmpty ? reason(problem.kind) : reason(reason(problem.kind), of: problem.match)
  }
  private static func reason(_ kind: FixtureProblem.Kind) -> Phrase {
    switch kind {
    case .noTeams: Phrase(es: "Falta un equipo.", en: "A team is missing.", pt: "Falta quem joga.")
    case .sameTeam: PoolsPhrases.sameTeam
    case .noRound: Phrase(es: "Falta la jornada.", en: "The round is missing.", pt: "Falta a jornada.")
    case .wrongDate(let text):
      Phrase(es: "La fecha «\(text)» no existe.", en: "There is no date “\(text)”.", pt: "A data “\(text)” não existe.")
    case .wrongTime(let text):
      Phrase(
        es: "La hora «\(text)» no se entiende.", en: "The time “\(text)” cannot be understood.",
        pt: "A hora “\(text)” não se entende.")
    case .wrongStatus(let text):
      Phrase(
        es: "El estado «\(text)» es desconocido.", en: "The status “\(text)” is unknown.",
        pt: "O estado “\(text)” é desconhecido.")
    case .notUnderstood: Phrase(es: "No se entiende.", en: "It cannot be understood.", pt: "Não se entende.")
    case .noMatch:
      Phrase(es: "No menciona ningún partido.", en: "It does not mention any match.", pt: "Não fala de nenhum jogo.")
    case .noYear:
      Phrase(
        es: "El archivo no dice de qué año son las fechas: los partidos se han importado sin ellas.",
        en: "The file doesn’t say which year its dates are in: the matches were imported without them.",
        pt: "O documento não diz de que ano são as datas: os jogos foram importados sem elas.")
    case .countDiffers(let said, let read):
      Phrase(
        es: "El archivo dice que tiene \(matches(said)), y se han leído \(read).",
        en: "The file says it has \(matches(said)), and \(read) were read.",
        pt: "O documento diz que tem \(matches(said)), e foram lidos \(read).")
    case .notAMatch: Phrase(es: "No es un partido.", en: "It is not a match.", pt: "Não é um jogo.")
    case .wrongScore:
      Phrase(
        es: "El resultado está incompleto: el partido se ha importado sin él.",
        en: "The score is incomplete: the match was imported without it.",
        pt: "O resultado está incompleto: o jogo foi importado sem ele."
      )
    case .inconsistentScore:
      Phrase(
        es: "El resultado se contradice: el partido se ha importado sin él.",
        en: "The score contradicts itself: the match was imported without it.",
        pt: "O resultado é contraditório: o jogo foi importado sem ele.")
    case .repeated(let place):
      Phrase(
        es: "Ya está en la línea \(place).", en: "It is on line \(place) already.", pt: "Já está na linha \(place).")
    }
  }

  /// What became of one match.
  static func changes(_ change: FixtureImport.Change) -> Phrase {
    let (old, new) = (change.before, change.after)
    let fields: [(isChanged: Bool, from: Phrase, to: Phrase)] = [
      (old.name != new.name, Phrase(verbatim: old.name), Phrase(verbatim: new.name)),
      (old.kickOff != new.kickOff || old.day != new.day, when(old), when(new)),
      (old.isProvisional != new.isProvisional, certainty(old), certainty(new)),
      (old.score != new.score, score(old), score(new)), (old.status != new.status, state(old), state(new)),
      (old.ground != new.ground, named(old.ground), named(new.ground)),
      (old.group != new.group, named(old.group), named(new.group)),
      (old.number != new.number, named(old.number.map(String.init)), named(new.number.map(String.init))),
    ]
    let changes = fields.filter(\.isChanged).map { Phrase(joining: "\($0.from) → \($0.to)") }
    return changes.joined(by: " · ") ?? Phrase(verbatim: "")
  }
  private static func named(_ text: String?) -> Phrase {
    Phrase(verbatim: text.flatMap { $0.isEmpty ? nil : $0 } ?? "—")
  }
  private static func certainty(_ fixture: Fixture) -> Phrase {
    fixture.isProvisional
      ? provisional : Phrase(es: "hora confirmada", en: "confirmed time", pt: "hora confirmada")
  }
  static func when(_ fixture: Fixture) -> Phrase {
    if let kickOff = fixture.kickOff { return Phrase(kickOff) }
    return (fixture.isPutOff ? nil : fixture.day).map { Phrase($0) } ?? stillNone
  }
  private static func state(_ fixture: Fixture) -> Phrase {
    status(fixture.status) ?? Phrase(es: "En la fecha prevista", en: "As scheduled", pt: "Na data prevista")
  }
  /// “1–1 (2–1 after extra time, 4–2 on penalties)”
  static func score(_ fixture: Fixture) -> Phrase {
    let score = fixture.score
    guard let first = score.shown else { return Phrase(verbatim: "—") }
    var text = Phrase(verbatim: first.text)
    if let half = score.halfTime { text = Phrase(joining: "\(text) (\(half.text))") }
    if let extra = score.extraTime {
      text = Phrase(
        es: "\(text) · prórroga \(extra.text)", en: "\(text) · extra time \(extra.text)",
        pt: "\(text) · 120 min \(extra.text)")
    }
    if let penalties = score.penalties {
      text = Phrase(
        es: "\(text) · penaltis \(penalties.text)", en: "\(text) · shoot-out \(penalties.text)",
        pt: "\(text) · penalidades \(penalties.text)")
    }
    return text
  }
}
