import Kit

enum LogPhrases {
  static let whole = Phrase(
    es: "El registro está completo: nadie ha cambiado, quitado ni añadido nada después.",
    en: "The log is intact: nobody has changed, removed or added anything since.",
    pt: "O histórico está completo: ninguém mudou, retirou nem acrescentou nada depois.")
  static let broken = Phrase(
    es: "El registro no cuadra: alguien lo ha cambiado desde fuera.",
    en: "The log does not hold up: somebody has changed it from outside.",
    pt: "O histórico não confere: alguém o mudou por fora.")
  static let stillHidden = Phrase(
    es: "Mientras se puede apostar, el registro muestra las apuestas selladas; los pronósticos se ven después.",
    en: "While bets are open, the log shows them sealed; the scores appear afterwards.",
    pt: "Enquanto se pode apostar, o histórico mostra as apostas seladas; os palpites aparecem depois.")
  static func fault(_ fault: LogCheck.Fault) -> Phrase {
    switch fault {
    case .gap(let number):
      Phrase(
        es: "Falta la entrada anterior a la \(number).", en: "An entry before number \(number) is missing.",
        pt: "Falta a entrada anterior à \(number).")
    case .brokenChain(let number):
      Phrase(
        es: "La entrada \(number) no enlaza con la anterior.", en: "Entry \(number) does not follow the one before.",
        pt: "A entrada \(number) não continua a anterior.")
    case .changed(let number):
      Phrase(
        es: "La entrada \(number) no coincide con su huella.", en: "Entry \(number) does not match its hash.",
        pt: "A entrada \(number) não corresponde ao seu código hash.")
    case .falseOpening(let number):
      Phrase(
        es: "El pronóstico de la entrada \(number) no es el que se selló.",
        en: "The score of entry \(number) is not the one that was sealed.",
        pt: "O palpite da entrada \(number) não é o que foi selado.")
    case .notOpened(let number):
      Phrase(
        es: "La entrada \(number) no se ha abierto.", en: "Entry \(number) has not been opened.",
        pt: "A entrada \(number) não foi aberta.")
    case .otherBet(let name):
      Phrase(
        es: "La apuesta de \(name) no es la del registro.", en: "\(name)’s bet is not the one in the log.",
        pt: "A aposta de \(name) não é a do histórico.")
    }
  }
  static let howTitle = Phrase(
    es: "Cómo comprobarlo por tu cuenta", en: "How to check it yourself", pt: "Como verificar por conta própria")
  static let how: [Phrase] = [
    Phrase(
      es:
        "Antes del partido, guarda o envía al grupo la última huella. Quien la tenga notará cualquier cambio posterior.",
      en: "Before the match, keep the last hash or send it to the group. Whoever has it will notice any later change.",
      pt: "Antes do jogo, guarde ou envie ao grupo o último código hash. Quem o tiver notará qualquer mudança depois."),
    Phrase(
      es: "Después, descarga el registro y el programa en un ordenador con Python.",
      en: "Afterwards, download the log and the program to a computer with Python.",
      pt: "Depois, faça download do histórico e do programa num computador com Python."),
    Phrase(
      es:
        "El programa comprueba tres cosas: que la huella (hash) de cada entrada es el SHA-256 de su texto (text), que cada una lleva la huella de la anterior, y que el sello (commitment) de cada apuesta es el SHA-256 de lo que se abrió (opening).",
      en:
        "The program checks three things: that each entry’s hash is the SHA-256 of its text, that each holds the hash of the one before, and that each bet’s seal (commitment) is the SHA-256 of what was opened (opening).",
      pt:
        "O programa verifica três coisas: que o código hash de cada entrada é o SHA-256 do seu texto (text), que cada uma leva o código da anterior e que o selo (commitment) de cada aposta é o SHA-256 do que foi aberto (opening)."
    ),
    Phrase(
      es: "Si le das la huella que guardaste, comprueba además que sigue en el registro.",
      en: "Given the hash that you kept, it also checks that it is still in the log.",
      pt: "Com o código que guardou, verifica também se continua no histórico."),
  ]
  static let fieldsTitle = Phrase(
    es: "El texto de una entrada, línea a línea", en: "An entry’s text, line by line",
    pt: "O texto de uma entrada, linha a linha")
  static let fields: [Phrase] = [
    Phrase(verbatim: "sobremesa-log-1"),
    Phrase(es: "la porra", en: "the pool", pt: "o bolão"),
    Phrase(
      es: "el número de la entrada, desde 1", en: "the entry’s number, from 1", pt: "o número da entrada, desde 1"),
    Phrase(es: "qué pasó", en: "what happened", pt: "o que aconteceu"),
    Phrase(
      es: "cuándo, en milisegundos desde 1970 (UTC)", en: "when, in milliseconds since 1970 (UTC)",
      pt: "quando, em milissegundos desde 1970 (UTC)"),
    Phrase(es: "quién lo hizo", en: "who did it", pt: "quem o fez"),
    Phrase(es: "quién apuesta", en: "who bets", pt: "quem aposta"),
    Phrase(es: "la apuesta", en: "the bet", pt: "a aposta"),
    Phrase(es: "el sello", en: "the seal", pt: "o selo"),
    Phrase(
      es: "una nota: condiciones, resultado, motivo", en: "a note: terms, result, reason",
      pt: "uma nota: condições, resultado, motivo"),
    Phrase(
      es: "la huella de la entrada anterior; 64 ceros en la primera",
      en: "the hash of the entry before; 64 zeros in the first",
      pt: "o código hash da entrada anterior; 64 zeros na primeira"),
  ]
  static let fieldsNote = Phrase(
    es:
      #"En UTF-8, con un salto de línea entre dos y ninguno al final; dentro de una línea, «\» se escribe «\\» y un salto, «\n». Lo que no hay queda vacío. Una apuesta se abre como sobremesa-bet-1|sal|porra|apuesta|goles-goles."#,
    en:
      #"In UTF-8, with a line break between two and none at the end; within a line, “\” is written “\\” and a break “\n”. What there is none of is left empty. A bet is opened as sobremesa-bet-1|salt|pool|bet|goals-goals."#,
    pt:
      #"Em UTF-8, com uma quebra de linha entre duas e nenhuma no fim; dentro de uma linha, “\” escreve-se “\\” e uma quebra, “\n”. O que não há fica vazio. Uma aposta abre-se como sobremesa-bet-1|sal|bolão|aposta|resultado-resultado."#
  )
  static let downloadScript = Phrase(
    es: "Descargar el programa", en: "Download the program", pt: "Fazer download do programa")
  static let script = Phrase(es: "Ver el programa", en: "See the program", pt: "Ver o programa")
  static let oneSeal = Phrase(
    es: "O un sello solo, sin programa:", en: "Or one seal alone, without the program:",
    pt: "Ou só um selo, sem o programa:")
  static let command = Phrase(es: "En un terminal", en: "In a terminal", pt: "Num terminal")
  static let lastHash = Phrase(es: "Última huella", en: "Last hash", pt: "Último código hash")
  static let hash = Phrase(es: "Huella", en: "Hash", pt: "Código hash")
  static let commitment = Phrase(es: "Sello", en: "Seal", pt: "Selo")
  static let opened = Phrase(es: "Abierto", en: "Opened", pt: "Aberto")
  static let download = Phrase(es: "Descargar el registro", en: "Download the log", pt: "Fazer download do histórico")
  static func sentence(_ entry: LogEntry) -> Phrase {
    let (author, name) = (entry.author, entry.participant)
    switch entry.kind {
    case .created:
      return Phrase(es: "\(author) creó la porra", en: "\(author) created the pool", pt: "\(author) criou o bolão")
    case .changed:
      return Phrase(es: "\(author) cambió la porra", en: "\(author) changed the pool", pt: "\(author) mudou o bolão")
    case .bet:
      return author == name
        ? Phrase(es: "\(name) apostó", en: "\(name) placed a bet", pt: "\(name) apostou")
        : Phrase(
          es: "\(author) apuntó la apuesta de \(name)", en: "\(author) wrote down \(name)’s bet",
          pt: "\(author) anotou a aposta de \(name)")
    case .removed:
      return Phrase(es: "\(author) quitó a \(name)", en: "\(author) took \(name) out", pt: "\(author) retirou \(name)")
    case .returned:
      return Phrase(
        es: "\(author) volvió a incluir a \(name)", en: "\(author) put \(name) back in",
        pt: "\(author) voltou a incluir \(name)")
    case .reissued:
      return Phrase(
        es: "\(author) dio un enlace nuevo a \(name)", en: "\(author) gave \(name) a new link",
        pt: "\(author) deu um link novo a \(name)")
    case .locked:
      return Phrase(
        es: "\(author) bloqueó las apuestas", en: "\(author) locked the bets", pt: "\(author) bloqueou as apostas")
    case .reopened where entry.note == Reopening.note:
      return Phrase(
        es: "\(author) reabrió las apuestas después de poderse ver los pronósticos",
        en: "\(author) reopened the bets after the scores could be seen",
        pt: "\(author) reabriu as apostas depois de se poderem ver os palpites")
    case .confirmed:
      return Phrase(
        es: "La hora provisional del partido quedó confirmada", en: "The match’s provisional time was confirmed",
        pt: "A hora provisória do jogo foi confirmada")
    case .reopened:
      return Phrase(
        es: "\(author) reabrió las apuestas", en: "\(author) reopened the bets", pt: "\(author) reabriu as apostas")
    case .rescheduled:
      return Phrase(
        es: "El calendario cambió la hora del partido", en: "The fixture list rescheduled the match",
        pt: "O calendário mudou a hora do jogo")
    case .closed:
      return Phrase(
        es: "\(author) puso el resultado \(entry.note)", en: "\(author) entered the result \(entry.note)",
        pt: "\(author) anotou o resultado \(entry.note)")
    case .cancelled:
      return Phrase(
        es: "\(author) dio el partido por no jugado", en: "\(author) marked the match as not played",
        pt: "\(author) deu o jogo como não realizado")
    case .corrected:
      return Phrase(
        es: "\(author) corrigió el resultado", en: "\(author) corrected the result",
        pt: "\(author) corrigiu o resultado")
    case .deleted:
      return Phrase(es: "\(author) eliminó la porra", en: "\(author) deleted the pool", pt: "\(author) apagou o bolão")
    case .restored:
      return Phrase(
        es: "\(author) recuperó la porra", en: "\(author) brought the pool back", pt: "\(author) recuperou o bolão")
    case .withdrawn:
      return Phrase(
        es: "\(author) retiró el resultado", en: "\(author) took the result back",
        pt: "\(author) retirou o resultado")
    case .resettled:
      return Phrase(
        es: "Se repartió de nuevo: cambió el bote", en: "Shared out again: the rollover changed",
        pt: "Repartido de novo: o acumulado mudou")
    }
  }
}
