import Kit

enum PoolsPhrases {
  static let pools = Phrase(es: "Porras", en: "Pools", pt: "Bolões")
  static let about = Phrase(es: "Ayuda", en: "About", pt: "Ajuda")
  static let open = Phrase(es: "Abiertas", en: "Open", pt: "Abertos")
  static let closed = Phrase(es: "Cerradas", en: "Closed", pt: "Fechados")
  static let views = Phrase(es: "Qué porras", en: "Which pools", pt: "Quais bolões")
  static let newPool = Phrase(es: "Nueva porra", en: "New pool", pt: "Novo bolão")
  static let editPool = Phrase(es: "Editar la porra", en: "Edit the pool", pt: "Editar o bolão")
  static let pool = Phrase(es: "Porra", en: "Pool", pt: "Bolão")
  static let newOnClosed = Phrase(
    es: "Las porras nuevas se crean en «Abiertas»", en: "New pools are made under “Open”",
    pt: "Os bolões novos são criados em “Abertos”")
  static let choosePool = Phrase(es: "Elige una porra", en: "Choose a pool", pt: "Escolha um bolão")
  static let noPools = Phrase(es: "¿Hacemos una porra?", en: "Shall we have a pool?", pt: "Vamos fazer um bolão?")
  static let noPoolsText = Phrase(
    es: "Elige un partido y lo que pone cada uno. Quien acierte el resultado se lo lleva todo.",
    en: "Choose a match and what everybody puts in. Whoever gets the score right takes the pot.",
    pt: "Um bolão é uma aposta entre amigos: escolha um jogo e quanto cada um põe. Quem acertar leva tudo.")
  static let noClosed = Phrase(
    es: "Aún no hay ninguna cerrada", en: "None closed yet", pt: "Ainda não há nenhum fechado")
  static let noClosedText = Phrase(
    es: "Una porra se cierra al poner el resultado del partido.",
    en: "A pool closes when its match’s result is entered.",
    pt: "Um bolão fecha quando se anota o resultado do jogo.")
  static let takeOffList = Phrase(
    es: "Quitar de la lista", en: "Take off the list", pt: "Retirar da lista")
  static let putBack = Phrase(es: "Volver a la lista", en: "Put back on the list", pt: "Voltar a pôr na lista")
  static let putAway = Phrase(es: "Fuera de la lista", en: "Off the list", pt: "Fora da lista")
  static let wasPutAway = Phrase(es: "Porra fuera de la lista", en: "Pool off the list", pt: "Bolão fora da lista")
  static let backOnTheList = Phrase(
    es: "Porra de nuevo en la lista", en: "Pool back on the list", pt: "Bolão de novo na lista")
  static let isPutAway = Phrase(
    es: "Esta porra está fuera de la lista. Sus cuentas siguen valiendo.",
    en: "This pool is off the list. Its accounts still count.",
    pt: "Este bolão está fora da lista. As contas dele continuam a valer.")
  static let poolGone = Phrase(
    es: "Esta porra se ha eliminado.", en: "This pool has been deleted.", pt: "Este bolão foi apagado.")

  // The form
  static let match = Phrase(es: "Partido", en: "Match", pt: "Jogo")
  /// “Sevilla FC – Real Betis”.
  static func match(_ home: Phrase, _ away: Phrase) -> Phrase {
    Phrase(joining: "\(home) – \(away)")
  }
  static let home = Phrase(es: "Local", en: "Home team", pt: "Em casa")
  static let away = Phrase(es: "Visitante", en: "Away team", pt: "Visitante")
  static let chooseTeam = Phrase(es: "Elegir equipo", en: "Choose a team", pt: "Escolher quem joga")
  static let chooseMatch = Phrase(
    es: "Elegir del calendario", en: "Choose from the fixtures", pt: "Escolher do calendário")
  static let stake = Phrase(es: "Apuesta", en: "Stake", pt: "Aposta")
  static let stakeEach = Phrase(
    es: "Cada participante pone lo mismo.", en: "Everybody puts in the same.", pt: "Todos põem o mesmo valor.")
  static let otherStake = Phrase(es: "Otro importe", en: "Another amount", pt: "Outro valor")
  static let chooseStake = Phrase(es: "Elegir importe", en: "Choose an amount", pt: "Escolher valor")
  static let kickOff = Phrase(es: "Comienzo", en: "Kick-off", pt: "Início")
  static let howBetsComeIn = Phrase(es: "Cómo se apuesta", en: "How bets are placed", pt: "Como se aposta")
  static func title(_ mode: Pool.BettingMode) -> Phrase {
    switch mode {
    case .paper:
      Phrase(
        es: "En papel: las apunta quien organiza y se ven todas",
        en: "On paper: the organiser writes them down, for all to see",
        pt: "No papel: quem organiza anota e todos veem")
    case .link:
      Phrase(
        es: "Por enlace: cada uno la suya, oculta hasta que empiece el partido",
        en: "By link: everybody enters their own, hidden until kick-off",
        pt: "Por link: cada um faz a sua, oculta até o jogo começar")
    }
  }
  static let basis = Phrase(es: "Resultado que vale", en: "Score that counts", pt: "Resultado que vale")
  static func title(_ basis: ResultBasis) -> Phrase {
    switch basis {
    case .regulation: Phrase(es: "A los 90 minutos", en: "After 90 minutes", pt: "Aos 90 minutos")
    case .extraTime: Phrase(es: "Con prórroga", en: "After extra time", pt: "Aos 120 minutos, se houver")
    }
  }
  static let basisNote = Phrase(
    es: "La tanda de penaltis no cuenta nunca.", en: "Penalty shoot-outs never count.",
    pt: "O desempate por penalidades nunca conta.")
  static let nobodyHit = Phrase(es: "Si nadie acierta", en: "If nobody gets it right", pt: "Se ninguém acertar")
  static func title(_ rule: NobodyHit) -> Phrase {
    switch rule {
    case .carry: Phrase(es: "Bote para la siguiente", en: "Rolls over to the next pool", pt: "Acumula para o próximo")
    case .refund: Phrase(es: "Se devuelve el dinero", en: "Everybody is refunded", pt: "O dinheiro é devolvido")
    case .nearest: Phrase(es: "Gana quien más se acerque", en: "The closest wins", pt: "Ganha quem ficar mais perto")
    }
  }
  static func nobodyHit(_ rule: NobodyHit) -> Phrase {
    let rule = title(rule)
    return Phrase(
      es: "Si nadie acierta: \(rule)", en: "If nobody gets it right: \(rule)", pt: "Se ninguém acertar: \(rule)")
  }
  static let mayNotRepeat = Phrase(
    es: "Sin pronósticos repetidos", en: "No repeated scores", pt: "Sem palpites repetidos")
  static let holder = Phrase(es: "Guarda el dinero", en: "Holds the money", pt: "Guarda o dinheiro")
  static let rules = Phrase(es: "Reglas", en: "Rules", pt: "Regras")

  static let teamMissing = Phrase(es: "Elige un equipo.", en: "Choose a team.", pt: "Escolha quem joga.")
  static let sameTeam = Phrase(
    es: "Un equipo no juega contra sí mismo.", en: "A team cannot play itself.",
    pt: "Ninguém joga contra si mesmo.")
  static let choiceMissing = Phrase(es: "Elige una opción.", en: "Choose one.", pt: "Escolha uma opção.")
  static let holderMissing = Phrase(
    es: "Di quién guarda el dinero.", en: "Say who holds the money.", pt: "Diga quem guarda o dinheiro.")
  static let timeMissing = Phrase(
    es: "Pon el día y la hora.", en: "Enter a day and a time.", pt: "Indique o dia e a hora.")
  static let kickOffNeeded = Phrase(
    es: "Por enlace hace falta la hora: hasta entonces se puede apostar.",
    en: "Betting by link needs the kick-off time: bets stay open until then.",
    pt: "Por link é preciso indicar a hora: até lá, as apostas estão abertas.")
  static let kickOffPast = Phrase(
    es: "Ese momento ya ha pasado.", en: "That moment has passed.", pt: "Esse momento já passou.")
  static let stakeMissing = Phrase(
    es: "Di cuánto pone cada uno.", en: "Enter how much everybody puts in.", pt: "Diga quanto cada um põe.")
  static let stakeIsPaid = Phrase(
    es: "Ya ha pagado alguien: el importe no se puede cambiar.",
    en: "Somebody has paid already: the stake cannot change.",
    pt: "Alguém já pagou: o valor não pode mudar.")
  static let mannerIsFixed = Phrase(
    es: "Ya hay apuestas: la forma de apostar no se puede cambiar.",
    en: "There are bets already: how they are placed cannot change.",
    pt: "Já há apostas: a forma de apostar não pode mudar.")
  static let scoresRepeat = Phrase(
    es: "Ya hay pronósticos repetidos.", en: "Some scores are repeated already.", pt: "Já há palpites repetidos.")
  static let uniqueIsForPaper = Phrase(
    es: "Solo en papel: por enlace, rechazar un pronóstico descubriría que alguien ya lo ha hecho.",
    en: "On paper only: by link, refusing a score would give away that somebody has already bet it.",
    pt: "Só no papel: por link, recusar um palpite revelaria que alguém já o deu.")

  // Rows and detail
  /// When a match begins, with the zone that its time is of.
  static func kickOff(_ instant: Instant) -> Phrase {
    let zone = ReaderZone()
    return Phrase(joining: "\(instant) (\(zone))")
  }
  static let inZone = Phrase(
    es: "El comienzo es en \(ReaderZone()).", en: "The kick-off is in \(ReaderZone()).",
    pt: "O início é em \(ReaderZone()).")
  static let noKickOff = Phrase(es: "Sin hora", en: "No time yet", pt: "Sem hora")
  static let betNow = Phrase(es: "Apostar", en: "Bet", pt: "Apostar")
  static let resultMissing = Phrase(es: "Falta el resultado", en: "The result is missing", pt: "Falta o resultado")
  static let betsLocked = Phrase(es: "Apuestas cerradas", en: "Bets locked", pt: "Apostas fechadas")
  static let locked = Phrase(es: "Bloqueada", en: "Locked", pt: "Bloqueado")
  static let matchAndStake = Phrase(es: "Partido y apuesta", en: "Match and stake", pt: "Jogo e aposta")
  static let result = Phrase(es: "Resultado", en: "Result", pt: "Resultado")
  static let participants = Phrase(es: "Participantes", en: "Participants", pt: "Participantes")
  static let pot = Phrase(es: "En juego", en: "Pot", pt: "Em jogo")
  static let carryOver = Phrase(es: "Bote", en: "Rollover", pt: "Acumulado")
  static let carryOverNote = Phrase(
    es: "El bote es para la primera porra que se decida.", en: "The rollover goes to the first pool to be decided.",
    pt: "O acumulado vai para o primeiro bolão a ser decidido.")
  static let carryOverNow = Phrase(es: "Bote en juego", en: "Rollover to play for", pt: "Acumulado em jogo")
  static let goesToCarryOver = Phrase(
    es: "Nadie acierta: al bote", en: "Nobody hit it: rolled over", pt: "Ninguém acertou: acumula")
  static func wentToCarryOver(_ amount: Money, keptBy keeper: String) -> Phrase {
    Phrase(
      es: "Nadie acertó: los \(amount) pasaron al bote, y los guarda \(keeper).",
      en: "Nobody got the score: the \(amount) went into the rollover, held by \(keeper).",
      pt: "Ninguém acertou: os \(amount) passaram para o acumulado, guardados por \(keeper).")
  }
  static let wasRefunded = Phrase(
    es: "Nadie acertó: cada uno recupera lo que puso.", en: "Nobody got the score: everybody gets their stake back.",
    pt: "Ninguém acertou: cada um recebe de volta o que pôs.")
  static let nearestWon = Phrase(
    es: "Nadie acertó el resultado exacto: gana quien más se acercó.",
    en: "Nobody got the exact score: the closest wins.",
    pt: "Ninguém acertou no resultado exato: ganha quem ficou mais perto.")
  /// In a row of a closed pool: two by name, more by their number.
  static func won(by names: [String]) -> Phrase {
    guard let first = names.first else {
      return Phrase(es: "Nadie acertó", en: "Nobody got it", pt: "Ninguém acertou")
    }
    guard names.count > 1 else { return Phrase(es: "Ganó \(first)", en: "\(first) won", pt: "Ganhou \(first)") }
    guard names.count == 2 else {
      let (second, more) = (names[1], names.count - 2)
      return Phrase(
        es: "Ganaron \(first), \(second) y \(more) más", en: "\(first), \(second) and \(more) more won",
        pt: "Ganharam \(first), \(second) e mais \(more)")
    }
    let both = Enumeration(names.map { Phrase(verbatim: $0) })
    return Phrase(es: "Ganaron \(both)", en: "\(both) won", pt: "Ganharam \(both)")
  }
  static let created = Phrase(es: "Creada", en: "Created", pt: "Criado")
  static let pending = Phrase(es: "Sin resultado", en: "No result yet", pt: "Sem resultado")
  static let lock = Phrase(es: "Bloquear ya las apuestas", en: "Lock the bets now", pt: "Bloquear já as apostas")
  static let reopen = Phrase(es: "Reabrir las apuestas", en: "Reopen the bets", pt: "Reabrir as apostas")
  static let scoresWereSeen = Phrase(
    es: "El partido ha empezado y ya se han visto los pronósticos: no se puede volver a apostar.",
    en: "The match has begun and the scores have been seen: betting does not open again.",
    pt: "O jogo começou e os palpites já foram vistos: já não se pode voltar a apostar.")
  static let wasReopened = Phrase(
    es: "reabierta tras verse los pronósticos", en: "reopened after the scores were seen",
    pt: "reaberto depois de vistos os palpites")
  static func provisionalAsk(isPast: Bool) -> Phrase {
    isPast
      ? Phrase(
        es: "La hora provisional ya ha pasado y se sigue pudiendo apostar. Pon la hora real o bloquea las apuestas.",
        en: "The provisional time has passed and bets are still open. Enter the real time or lock the bets.",
        pt: "A hora provisória já passou e ainda se pode apostar. Ponha a hora real ou bloqueie as apostas.")
      : Phrase(
        es: "Mientras sea provisional, las apuestas no se bloquean solas. Pon la hora real en cuanto se sepa.",
        en: "While it is provisional, bets do not lock by themselves. Enter the real time once it is known.",
        pt: "Enquanto for provisória, as apostas não se bloqueiam sozinhas. Ponha a hora real assim que se souber.")
  }
  static func confirmKickOff(_ instant: Instant) -> Phrase {
    Phrase(es: "Confirmar la hora: \(instant)", en: "Confirm the time: \(instant)", pt: "Confirmar a hora: \(instant)")
  }
  static let setKickOff = Phrase(es: "Poner la hora real", en: "Enter the real time", pt: "Pôr a hora real")
  static let opensUntilConfirmed = Phrase(
    es: "Se puede apostar hasta que se confirme la hora del partido y llegue, o alguien bloquee las apuestas.",
    en: "Bets are open until the match’s time is confirmed and comes, or somebody locks them.",
    pt: "Pode-se apostar até a hora do jogo ser confirmada e chegar, ou até alguém bloquear as apostas.")
  static let questions = Phrase(
    es: "El calendario ha cambiado", en: "The fixture list has changed", pt: "O calendário mudou")
  /// What a pool was closed with, and what the fixtures say now.
  static func question(of pool: Pool) -> Phrase {
    let ended = pool.ending?.title ?? notPlayed
    switch pool.question {
    case .score(let score):
      return Phrase(
        es: "El calendario dice ahora \(score.text), y la porra se cerró con: \(ended).",
        en: "The fixture list says \(score.text) now, and the pool was closed with: \(ended).",
        pt: "O calendário diz agora \(score.text), e o bolão fechou com: \(ended).")
    case .status(let status):
      let said = FixturePhrases.status(status) ?? pending
      return Phrase(
        es: "El calendario dice ahora «\(said)», y la porra se cerró con: \(ended).",
        en: "The fixture list says “\(said)” now, and the pool was closed with: \(ended).",
        pt: "O calendário diz agora “\(said)”, e o bolão fechou com: \(ended).")
    case nil: return ended
    }
  }
  static func correct(to ending: Ending) -> Phrase {
    guard let score = ending.score else { return cancelMatch }
    return Phrase(es: "Corregir a \(score.text)", en: "Correct to \(score.text)", pt: "Corrigir para \(score.text)")
  }
  static let keepResult = Phrase(es: "Dejarlo como está", en: "Leave it as it is", pt: "Deixar como está")
  static let calendarReason = Phrase(
    es: "El calendario corrigió el resultado", en: "The fixture list corrected the result",
    pt: "O calendário corrigiu o resultado")
  static let isClosed = Phrase(
    es: "Esta porra está cerrada.", en: "This pool is closed.", pt: "Este bolão está fechado.")
  static let isNotClosed = Phrase(
    es: "Esta porra no está cerrada todavía.", en: "This pool is not closed yet.",
    pt: "Este bolão ainda não está fechado.")
  /// To whom comes later, perhaps with what has waited for signal.
  /// - Parameter zone: the space's. Where it is read nobody knows more than the reader's language.
  static func isLocked(since lock: Instant, in zone: Zone) -> Phrase {
    func at(_ language: Language) -> String { lock.text(in: ReaderLocale(language: language, zone: zone)) }
    return Phrase(
      es: "Las apuestas ya están bloqueadas: no se ha cambiado nada. Bloqueadas desde: \(at(.es)).",
      en: "The bets are locked already: nothing was changed. Locked since: \(at(.en)).",
      pt: "As apostas já estão bloqueadas: nada foi alterado. Bloqueadas desde: \(at(.pt)).")
  }
  static func locked(since instant: Instant) -> Phrase {
    let moment = kickOff(instant)
    return Phrase(
      es: "Las apuestas están bloqueadas desde el \(moment).", en: "The bets have been locked since \(moment).",
      pt: "As apostas estão bloqueadas desde \(moment).")
  }
  static let lockFirst = Phrase(
    es: "Aún se puede apostar. Bloquea antes las apuestas.", en: "Bets are still open. Lock them first.",
    pt: "Ainda se pode apostar. Bloqueie primeiro as apostas.")
  static func opensUntil(_ instant: Instant) -> Phrase {
    let moment = kickOff(instant)
    return Phrase(
      es: "Se puede apostar hasta el \(moment).", en: "Bets are open until \(moment).",
      pt: "As apostas estão abertas até \(moment).")
  }
  static let opensUntilLocked = Phrase(
    es: "Se puede apostar hasta que alguien bloquee las apuestas.", en: "Bets are open until somebody locks them.",
    pt: "As apostas estão abertas até que alguém as bloqueie.")
  static let nobodyYet = Phrase(es: "Nadie ha apostado aún", en: "Nobody has bet yet", pt: "Ninguém apostou ainda")
  static func lacksMoney(of names: [String]) -> Phrase {
    let names = names.joined(separator: ", ")
    return Phrase(es: "Sin pagar: \(names)", en: "Not paid yet: \(names)", pt: "Falta pagar: \(names)")
  }
  static let calendar = Phrase(es: "Añadir al calendario", en: "Add to the calendar", pt: "Adicionar ao calendário")
  static let betsCloseThen = Phrase(
    es: "Las apuestas se cierran cuando empieza.", en: "Bets close when it begins.",
    pt: "As apostas fecham quando começa.")
  static let summary = Phrase(es: "Resumen para enviar", en: "Summary to share", pt: "Resumo para enviar")
  static let log = Phrase(es: "Registro de apuestas", en: "Bet log", pt: "Histórico das apostas")
  static func proposed(_ score: String, _ basis: Phrase) -> Phrase {
    Phrase(
      es: "El calendario dice \(score) · \(basis)", en: "The fixture list says \(score) · \(basis)",
      pt: "O calendário diz \(score) · \(basis)")
  }
  static func fixturesSay(_ score: String) -> Phrase {
    Phrase(es: "El calendario dice \(score)", en: "The fixture list says \(score)", pt: "O calendário diz \(score)")
  }
  static let resultIsKnown = Phrase(
    es: "Ya se sabe el resultado", en: "The result is known", pt: "Já se sabe o resultado")
  static let close = Phrase(es: "Cerrar", en: "Close", pt: "Fechar")
  /// The one tap that closes a pool by what the fixtures say.
  static func closeWith(_ score: String, in pool: Pool) -> Phrase {
    pool.hasStake
      ? Phrase(
        es: "Cerrar con \(score) y repartir", en: "Close with \(score) and share out",
        pt: "Fechar com \(score) e repartir")
      : Phrase(es: "Cerrar con \(score)", en: "Close with \(score)", pt: "Fechar com \(score)")
  }
  static let resultTakenBack = Phrase(
    es: "Sin resultado otra vez", en: "Without a result again", pt: "Outra vez sem resultado")
  static let wasPaidBy = Phrase(
    es: "Ya se ha pagado a alguien con este resultado. Si no es el bueno, corrígelo.",
    en: "Somebody has been paid by this result already. If it is wrong, correct it.",
    pt: "Com este resultado já se pagou a alguém. Se não estiver certo, corrija-o.")
  static let anotherWasClosed = Phrase(
    es: "Después de esta ya se ha cerrado otra porra. Si el resultado no es el bueno, corrígelo.",
    en: "Another pool has been closed since. If the result is wrong, correct it.",
    pt: "Depois deste já se fechou outro bolão. Se o resultado não estiver certo, corrija-o.")
  static func fixtureStatus(_ status: FixtureStatus) -> Phrase? {
    switch status {
    case .scheduled: nil
    case .postponed:
      Phrase(
        es: "El calendario dice que se ha aplazado.", en: "The fixture list says it has been postponed.",
        pt: "O calendário diz que foi adiado.")
    case .cancelled:
      Phrase(
        es: "El calendario dice que se ha cancelado.", en: "The fixture list says it has been cancelled.",
        pt: "O calendário diz que foi cancelado.")
    case .abandoned:
      Phrase(
        es: "El calendario dice que se interrumpió: decide tú.",
        en: "The fixture list says it was abandoned: you decide.",
        pt: "O calendário diz que foi interrompido: decida o que fazer.")
    case .awarded:
      Phrase(
        es: "El resultado se decidió en los despachos, no en el campo: decide tú.",
        en: "The result was awarded, not played: you decide.",
        pt: "O resultado foi decidido fora de campo: decida o que fazer.")
    }
  }
  static let onlyNinety = Phrase(
    es: "El calendario no dice cómo acabaron los 90 minutos.",
    en: "The fixture list does not say how the 90 minutes ended.",
    pt: "O calendário não diz como acabaram os 90 minutos.")
}
