import Kit

enum PoolsPhrases {
  static let pools = Phrase(es: "Porras", en: "Pools", pt: "Bolões")
  static let about = Phrase(es: "Ayuda", en: "About", pt: "Como funciona")
  static let open = Phrase(es: "Abiertas", en: "Open", pt: "Em aberto")
  static let closed = Phrase(es: "Cerradas", en: "Closed", pt: "Fechados")
  static let views = Phrase(es: "Qué porras", en: "Which pools", pt: "Quais bolões")
  static let newPool = Phrase(es: "Nueva porra", en: "New pool", pt: "Novo bolão")
  static let editPool = Phrase(es: "Editar la porra", en: "Edit the pool", pt: "Editar o bolão")
  static let pool = Phrase(es: "Porra", en: "Pool", pt: "Bolão")
  static let newOnClosed = Phrase(
    es: "Las porras nuevas se hacen en «Abiertas»", en: "New pools are made under “Open”",
    pt: "Os bolões novos fazem-se em “Em aberto”")
  static let choosePool = Phrase(es: "Elige una porra", en: "Choose a pool", pt: "Escolha um bolão")
  static let noPools = Phrase(es: "¿Jugamos una porra?", en: "Shall we have a pool?", pt: "Vamos fazer um bolão?")
  static let noPoolsText = Phrase(
    es: "Elige un partido y lo que pone cada uno. Quien acierte el resultado se lo lleva.",
    en: "Choose a match and what everybody puts in. Whoever gets the score right takes it.",
    pt: "Escolha um jogo e quanto cada um põe. Quem acertar o resultado leva tudo.")
  static let noClosed = Phrase(es: "Aún no hay ninguna cerrada", en: "None closed yet", pt: "Ainda não há fechados")
  static let noClosedText = Phrase(
    es: "Una porra se cierra al poner el resultado del partido.", en: "Entering the match’s result closes a pool.",
    pt: "Um bolão fecha quando se escreve o resultado do jogo.")
  static let poolGone = Phrase(
    es: "Esta porra se ha eliminado.", en: "This pool has been deleted.", pt: "Este bolão foi apagado.")

  // The form
  static let match = Phrase(es: "Partido", en: "Match", pt: "Jogo")
  static let home = Phrase(es: "Local", en: "Home team", pt: "Equipe da casa")
  static let away = Phrase(es: "Visitante", en: "Away team", pt: "Equipe de fora")
  static let chooseTeam = Phrase(es: "Elegir equipo", en: "Choose a team", pt: "Escolher equipe")
  static let chooseMatch = Phrase(
    es: "Elegir del calendario", en: "Choose from the fixtures", pt: "Escolher do calendário")
  static let stake = Phrase(es: "Apuesta", en: "Stake", pt: "Aposta")
  static let stakeEach = Phrase(
    es: "Cada participante pone lo mismo.", en: "Everybody puts in the same.", pt: "Todos põem o mesmo.")
  static let otherStake = Phrase(es: "Otro importe", en: "Another amount", pt: "Outro valor")
  static let chooseStake = Phrase(es: "Elegir importe", en: "Choose an amount", pt: "Escolher valor")
  static let kickOff = Phrase(es: "Comienzo", en: "Kick-off", pt: "Início")
  static let howBetsComeIn = Phrase(es: "Cómo se apuesta", en: "How bets get in", pt: "Como se aposta")
  static func title(_ manner: Pool.Manner) -> Phrase {
    switch manner {
    case .paper:
      Phrase(
        es: "En papel: las apunta quien organiza y se ven todas",
        en: "On paper: the organiser writes them down, for all to see",
        pt: "No papel: escreve quem organiza e todos veem")
    case .link:
      Phrase(
        es: "Por enlace: cada uno la suya, oculta hasta que empiece el partido",
        en: "By link: everybody their own, hidden until the kick-off",
        pt: "Por link: cada um a sua, oculta até o jogo começar")
    }
  }
  static let basis = Phrase(es: "Resultado que vale", en: "Score that counts", pt: "Resultado que vale")
  static func title(_ basis: ResultBasis) -> Phrase {
    switch basis {
    case .regulation: Phrase(es: "A los 90 minutos", en: "After 90 minutes", pt: "Aos 90 minutos")
    case .extraTime: Phrase(es: "Con prórroga", en: "After extra time", pt: "Com prolongamento")
    }
  }
  static let basisNote = Phrase(
    es: "Los penaltis no cuentan nunca.", en: "Penalty shoot-outs never count.", pt: "Os pênaltis nunca contam.")
  static let nobodyHit = Phrase(es: "Si nadie acierta", en: "If nobody gets it", pt: "Se ninguém acertar")
  static func title(_ rule: NobodyHit) -> Phrase {
    switch rule {
    case .carry: Phrase(es: "Bote para la siguiente", en: "Rolls over to the next pool", pt: "Acumula para o próximo")
    case .refund: Phrase(es: "Se devuelve", en: "Everybody is refunded", pt: "Devolve-se a todos")
    case .nearest: Phrase(es: "Gana quien más se acerque", en: "The nearest wins", pt: "Ganha quem ficar mais perto")
    }
  }
  static let mayNotRepeat = Phrase(
    es: "Sin resultados repetidos", en: "No repeated scores", pt: "Sem resultados repetidos")
  static let holder = Phrase(es: "Guarda el dinero", en: "Keeps the money", pt: "Guarda o dinheiro")
  static let rules = Phrase(es: "Reglas", en: "Rules", pt: "Regras")

  static let teamMissing = Phrase(es: "Elige un equipo.", en: "Choose a team.", pt: "Escolha uma equipe.")
  static let sameTeam = Phrase(
    es: "Un equipo no juega contra sí mismo.", en: "A team does not play itself.",
    pt: "Uma equipe não joga contra si mesma.")
  static let choiceMissing = Phrase(es: "Elige una opción.", en: "Choose one.", pt: "Escolha uma opção.")
  static let holderMissing = Phrase(
    es: "Di quién guarda el dinero.", en: "Say who keeps the money.", pt: "Diga quem guarda o dinheiro.")
  static let timeMissing = Phrase(es: "Pon día y hora.", en: "Enter a day and a time.", pt: "Escreva o dia e a hora.")
  static let kickOffNeeded = Phrase(
    es: "Por enlace hace falta la hora: hasta entonces se puede apostar.",
    en: "By link the time is needed: bets stay open until then.",
    pt: "Por link é precisa a hora: até lá pode-se apostar.")
  static let kickOffPast = Phrase(
    es: "Ese momento ya ha pasado.", en: "That moment has passed.", pt: "Esse momento já passou.")
  static let stakeMissing = Phrase(
    es: "Pon cuánto se apuesta.", en: "Enter what everybody puts in.", pt: "Escreva quanto se aposta.")
  static let stakeIsPaid = Phrase(
    es: "Ya hay quien ha pagado: la apuesta no se puede cambiar.",
    en: "Somebody has paid already: the stake cannot change.",
    pt: "Já há quem tenha pago: a aposta não pode mudar.")
  static let mannerIsFixed = Phrase(
    es: "Ya hay apuestas: la forma de apostar no se puede cambiar.",
    en: "There are bets already: how they get in cannot change.",
    pt: "Já há apostas: a forma de apostar não pode mudar.")
  static let scoresRepeat = Phrase(
    es: "Ya hay resultados repetidos.", en: "Some scores are repeated already.", pt: "Já há resultados repetidos.")
  static let uniqueIsForPaper = Phrase(
    es: "Solo en papel: por enlace, rechazar un resultado descubriría que ya está apostado.",
    en: "On paper only: by link, refusing a score would give away that somebody has bet it.",
    pt: "Só no papel: por link, recusar um resultado revelaria que já está apostado.")

  // Rows and detail
  static func bets(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# apuesta", other: "# apuestas"), en: (one: "# bet", other: "# bets"),
      pt: (one: "# aposta", other: "# apostas"))
  }
  static func joined(_ parts: [Phrase]) -> Phrase {
    guard let first = parts.first else { return Phrase(verbatim: "") }
    return parts.dropFirst().reduce(first) { all, next in
      Phrase(es: "\(all) · \(next)", en: "\(all) · \(next)", pt: "\(all) · \(next)")
    }
  }
  static func moment(_ instant: Instant) -> Phrase { Phrase(es: "\(instant)", en: "\(instant)", pt: "\(instant)") }
  static func long(_ instant: Instant) -> Phrase {
    Phrase(es: "\(instant.written(.long))", en: "\(instant.written(.long))", pt: "\(instant.written(.long))")
  }
  static func day(_ day: Day) -> Phrase { Phrase(es: "\(day)", en: "\(day)", pt: "\(day)") }
  static let noKickOff = Phrase(es: "Sin hora", en: "No time yet", pt: "Sem hora")
  static func state(_ state: Pool.State) -> Phrase {
    switch state {
    case .open: Phrase(es: "Abierta", en: "Open", pt: "Em aberto")
    case .locked: Phrase(es: "Bloqueada", en: "Locked", pt: "Bloqueado")
    case .closed: Phrase(es: "Cerrada", en: "Closed", pt: "Fechado")
    }
  }
  static let matchAndStake = Phrase(es: "Partido y apuesta", en: "Match and stake", pt: "Jogo e aposta")
  static let result = Phrase(es: "Resultado", en: "Result", pt: "Resultado")
  static let participants = Phrase(es: "Participantes", en: "Participants", pt: "Participantes")
  static let pot = Phrase(es: "En juego", en: "At stake", pt: "Em jogo")
  static let bote = Phrase(es: "Bote", en: "Rollover", pt: "Acumulado")
  static let boteNote = Phrase(
    es: "El bote es para la primera porra que se decida.", en: "The rollover is for the first pool to be decided.",
    pt: "O acumulado é para o primeiro bolão que se decida.")
  static let boteNow = Phrase(es: "Bote en juego", en: "Rollover to play for", pt: "Acumulado em jogo")
  static let created = Phrase(es: "Creada", en: "Created", pt: "Criado")
  static let enterResult = Phrase(es: "Poner el resultado", en: "Enter the result", pt: "Escrever o resultado")
  static let enterResultNote = Phrase(
    es: "Al ponerlo, la porra se cierra y se reparte.", en: "Entering it closes the pool and shares the pot out.",
    pt: "Ao escrevê-lo, o bolão fecha e reparte-se o dinheiro.")
  static let correctResult = Phrase(es: "Corregir el resultado", en: "Correct the result", pt: "Corrigir o resultado")
  static let correctNote = Phrase(
    es: "El reparto se anula y se hace de nuevo. Queda en el registro, con el motivo.",
    en: "What was shared out is void and done again. It stays in the log, with the reason.",
    pt: "A partilha é anulada e feita de novo. Fica no registro, com o motivo.")
  static let reason = Phrase(es: "Motivo", en: "Reason", pt: "Motivo")
  static let reasonMissing = Phrase(es: "Di por qué.", en: "Say why.", pt: "Diga porquê.")
  static let sameResult = Phrase(
    es: "Es el mismo resultado.", en: "That is the same result.", pt: "É o mesmo resultado.")
  static let cancelMatch = Phrase(
    es: "No se ha jugado: devolver", en: "Not played: refund all", pt: "Não se jogou: devolver")
  static let notPlayed = Phrase(es: "No se jugó", en: "Not played", pt: "Não se jogou")
  static let isRefunded = Phrase(
    es: "El partido no se jugó: cada uno recupera su apuesta.",
    en: "The match was not played: everybody gets their stake back.",
    pt: "O jogo não se realizou: todos recuperam a aposta.")
  static let pending = Phrase(es: "Sin resultado", en: "No result yet", pt: "Sem resultado")
  static let lock = Phrase(es: "Bloquear ya las apuestas", en: "Lock the bets now", pt: "Bloquear já as apostas")
  static let reopen = Phrase(es: "Reabrir las apuestas", en: "Reopen the bets", pt: "Reabrir as apostas")
  static let isClosed = Phrase(
    es: "Esta porra está cerrada.", en: "This pool is closed.", pt: "Este bolão está fechado.")
  static let isNotClosed = Phrase(
    es: "Esta porra no está cerrada todavía.", en: "This pool is not closed yet.",
    pt: "Este bolão ainda não está fechado.")
  static let isLocked = Phrase(
    es: "Las apuestas ya están bloqueadas: no se ha cambiado nada.",
    en: "The bets are locked already: nothing was changed.", pt: "As apostas já estão bloqueadas: nada foi alterado.")
  static let lockedNow = Phrase(
    es: "Las apuestas están bloqueadas.", en: "The bets are locked.", pt: "As apostas estão bloqueadas.")
  static let lockFirst = Phrase(
    es: "Aún se puede apostar. Bloquea antes las apuestas.", en: "Bets are still open. Lock them first.",
    pt: "Ainda se pode apostar. Bloqueie primeiro as apostas.")
  static func opensUntil(_ instant: Instant) -> Phrase {
    Phrase(
      es: "Se puede apostar hasta el \(instant).", en: "Bets are open until \(instant).",
      pt: "Pode-se apostar até \(instant).")
  }
  static let opensUntilLocked = Phrase(
    es: "Se puede apostar hasta que alguien la bloquee.", en: "Bets are open until somebody locks them.",
    pt: "Pode-se apostar até que alguém bloqueie.")
  static let nobodyYet = Phrase(es: "Nadie ha apostado aún", en: "Nobody has bet yet", pt: "Ainda ninguém apostou")
  static let share = Phrase(es: "Invitar con un enlace", en: "Invite by link", pt: "Convidar com um link")
  static let calendar = Phrase(es: "Añadir al calendario", en: "Add to the calendar", pt: "Adicionar ao calendário")
  static let summary = Phrase(es: "Resumen para enviar", en: "Summary to share", pt: "Resumo para enviar")
  static let log = Phrase(es: "Registro de apuestas", en: "Bet log", pt: "Registro das apostas")
  static func proposed(_ score: String, _ basis: Phrase) -> Phrase {
    Phrase(
      es: "El calendario dice \(score) (\(basis)).", en: "The fixtures say \(score) (\(basis)).",
      pt: "O calendário diz \(score) (\(basis)).")
  }
  static func confirm(_ score: String) -> Phrase {
    Phrase(es: "Confirmar \(score)", en: "Confirm \(score)", pt: "Confirmar \(score)")
  }
  static func fixtureStatus(_ status: FixtureStatus) -> Phrase? {
    switch status {
    case .scheduled: nil
    case .postponed:
      Phrase(
        es: "El calendario dice que se ha aplazado.", en: "The fixtures say that it is postponed.",
        pt: "O calendário diz que foi adiado.")
    case .cancelled:
      Phrase(
        es: "El calendario dice que se ha suspendido.", en: "The fixtures say that it is cancelled.",
        pt: "O calendário diz que foi cancelado.")
    case .abandoned:
      Phrase(
        es: "El calendario dice que se interrumpió: decide tú.",
        en: "The fixtures say that it was abandoned: you decide.",
        pt: "O calendário diz que foi interrompido: decida o que fazer.")
    case .awarded:
      Phrase(
        es: "El resultado se decidió en los despachos, no en el campo: decide tú.",
        en: "The result was awarded, not played: you decide.",
        pt: "O resultado foi decidido na secretaria, não em campo: decida o que fazer.")
    }
  }
  static let onlyNinety = Phrase(
    es: "El calendario no dice cómo acabaron los 90 minutos.",
    en: "The fixtures do not say how the 90 minutes ended.",
    pt: "O calendário não diz como acabaram os 90 minutos.")
}
