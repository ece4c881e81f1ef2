import Kit

enum LogPhrases {
  static let log = PoolsPhrases.log
  static let whole = Phrase(
    es: "El registro está completo: nadie ha cambiado, quitado ni añadido nada después.",
    en: "The log is whole: nobody has changed, removed or added anything since.",
    pt: "O histórico está completo: ninguém mudou, retirou nem acrescentou nada depois.")
  static let broken = Phrase(
    es: "El registro no cuadra: alguien lo ha cambiado desde fuera.",
    en: "The log does not hold up: somebody has changed it from outside.",
    pt: "O histórico não confere: alguém o mudou por fora.")
  static let stillHidden = Phrase(
    es: "Mientras se puede apostar, el registro muestra las apuestas selladas; los resultados se ven después.",
    en: "While bets are open, the log shows them sealed; the scores appear afterwards.",
    pt: "Enquanto se pode apostar, o histórico mostra as apostas seladas; os resultados aparecem depois.")
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
        es: "El resultado de la entrada \(number) no es el que se selló.",
        en: "The score of entry \(number) is not the one that was sealed.",
        pt: "O resultado da entrada \(number) não é o que foi selado.")
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
        "Cada apuesta entra sellada: el sello es el SHA-256 de la línea que se ve al abrirla, con una sal al azar.",
      en: "Each bet comes in sealed: the seal is the SHA-256 of the line shown once it is opened, with a random salt.",
      pt: "Cada aposta entra selada: o selo é o SHA-256 da linha que se vê depois de aberta, com um sal aleatório."),
    Phrase(
      es:
        "Cada entrada lleva la huella de la anterior. Para cambiar una habría que cambiar todas las que siguen, y quien guardó una huella lo notaría.",
      en:
        "Each entry holds the hash of the one before. Changing one would mean changing all that follow, and whoever kept a hash would notice.",
      pt:
        "Cada entrada leva o código hash da anterior. Para mudar uma seria preciso mudar todas as seguintes, e quem guardou um código notaria."
    ),
    Phrase(
      es: "Antes del partido, guarda o envía al grupo la última huella.",
      en: "Before the match, keep the last hash or send it to the group.",
      pt: "Antes do jogo, guarde ou envie ao grupo o último código hash."),
  ]
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
    case .resettled:
      return Phrase(
        es: "Se repartió de nuevo: cambió el bote", en: "Shared out again: the rollover changed",
        pt: "Repartido de novo: o acumulado mudou")
    }
  }
}
