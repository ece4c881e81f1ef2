import Kit

enum LogPhrases {
  static let log = PoolsPhrases.log
  static let whole = Phrase(
    es: "El registro está completo: nadie ha cambiado, quitado ni añadido nada después.",
    en: "The log is whole: nobody has changed, taken out or put in anything later.",
    pt: "O registro está completo: ninguém mudou, retirou ou acrescentou nada depois.")
  static let broken = Phrase(
    es: "El registro no cuadra: alguien lo ha cambiado por fuera.",
    en: "The log does not hold: somebody has changed it from outside.",
    pt: "O registro não bate certo: alguém o mudou por fora.")
  static let stillHidden = Phrase(
    es: "Mientras se puede apostar, el registro muestra compromisos; los resultados se abren después.",
    en: "While bets are open the log shows commitments; the scores are opened afterwards.",
    pt: "Enquanto se pode apostar, o registro mostra compromissos; os resultados abrem-se depois.")
  static func fault(_ fault: LogCheck.Fault) -> Phrase {
    switch fault {
    case .gap(let number):
      Phrase(
        es: "Falta la entrada anterior a la \(number).", en: "An entry before number \(number) is missing.",
        pt: "Falta a entrada anterior à \(number).")
    case .brokenChain(let number):
      Phrase(
        es: "La entrada \(number) no enlaza con la anterior.", en: "Entry \(number) does not follow the one before.",
        pt: "A entrada \(number) não liga à anterior.")
    case .changed(let number):
      Phrase(
        es: "La entrada \(number) no da su huella.", en: "Entry \(number) does not give its hash.",
        pt: "A entrada \(number) não dá a sua impressão digital.")
    case .falseOpening(let number):
      Phrase(
        es: "El resultado de la entrada \(number) no es el que se comprometió.",
        en: "The score of entry \(number) is not the one committed to.",
        pt: "O resultado da entrada \(number) não é o comprometido.")
    case .notOpened(let number):
      Phrase(
        es: "La entrada \(number) no se ha abierto.", en: "Entry \(number) has not been opened.",
        pt: "A entrada \(number) não foi aberta.")
    case .otherBet(let name):
      Phrase(
        es: "La apuesta de \(name) no es la del registro.", en: "The bet of \(name) is not the one in the log.",
        pt: "A aposta de \(name) não é a do registro.")
    }
  }
  static let howTitle = Phrase(
    es: "Cómo comprobarlo fuera de aquí", en: "How to check it elsewhere", pt: "Como verificar fora daqui")
  static let how: [Phrase] = [
    Phrase(
      es:
        "Cada apuesta entra como un compromiso: el SHA-256 de la línea que se ve bajo la entrada, con una sal al azar.",
      en: "Each bet comes in as a commitment: the SHA-256 of the line below the entry, with a random salt.",
      pt: "Cada aposta entra como um compromisso: o SHA-256 da linha por baixo da entrada, com um sal ao acaso."),
    Phrase(
      es:
        "Cada entrada lleva la huella de la anterior. Para cambiar una habría que cambiar todas las que siguen, y quien guardó una huella lo notaría.",
      en:
        "Each entry holds the hash of the one before. To change one, all that follow would have to change, and whoever kept a hash would notice.",
      pt:
        "Cada entrada leva a impressão digital da anterior. Para mudar uma seria preciso mudar todas as seguintes, e quem guardou uma notaria."
    ),
    Phrase(
      es: "Antes del partido, guarda o envía al grupo la última huella.",
      en: "Before the match, keep the last hash or send it to the group.",
      pt: "Antes do jogo, guarde a última impressão digital ou envie-a ao grupo."),
  ]
  static let command = Phrase(es: "En un terminal", en: "In a terminal", pt: "Num terminal")
  static let lastHash = Phrase(es: "Última huella", en: "Last hash", pt: "Última impressão digital")
  static let hash = Phrase(es: "Huella", en: "Hash", pt: "Impressão digital")
  static let commitment = Phrase(es: "Compromiso", en: "Commitment", pt: "Compromisso")
  static let opened = Phrase(es: "Abierto", en: "Opened", pt: "Revelado")
  static let download = Phrase(es: "Descargar el registro", en: "Download the log", pt: "Descarregar o registro")
  static func sentence(_ entry: LogEntry) -> Phrase {
    let (author, name) = (entry.author, entry.participant)
    switch entry.kind {
    case .created:
      return Phrase(es: "\(author) creó la porra", en: "\(author) made the pool", pt: "\(author) criou o bolão")
    case .changed:
      return Phrase(es: "\(author) cambió la porra", en: "\(author) changed the pool", pt: "\(author) mudou o bolão")
    case .bet:
      return author == name
        ? Phrase(es: "\(name) apostó", en: "\(name) bet", pt: "\(name) apostou")
        : Phrase(
          es: "\(author) apuntó la apuesta de \(name)", en: "\(author) wrote down the bet of \(name)",
          pt: "\(author) anotou a aposta de \(name)")
    case .removed:
      return Phrase(es: "\(author) quitó a \(name)", en: "\(author) took \(name) out", pt: "\(author) retirou \(name)")
    case .returned:
      return Phrase(
        es: "\(author) recuperó a \(name)", en: "\(author) brought \(name) back", pt: "\(author) recuperou \(name)")
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
        es: "El calendario movió el partido", en: "The fixtures moved the match", pt: "O calendário mudou o jogo")
    case .closed:
      return Phrase(
        es: "\(author) puso el resultado \(entry.note)", en: "\(author) entered the result \(entry.note)",
        pt: "\(author) escreveu o resultado \(entry.note)")
    case .cancelled:
      return Phrase(
        es: "\(author) dio el partido por no jugado", en: "\(author) said that the match was not played",
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
