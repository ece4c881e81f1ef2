import Kit

enum BalancePhrases {
  static let balances = Phrase(es: "Cuentas", en: "Balances", pt: "Contas")
  static let money = Phrase(es: "Dinero", en: "Money", pt: "Dinheiro")
  static let views = Phrase(es: "Qué cuentas", en: "Which figures", pt: "Quais contas")
  static let none = Phrase(es: "Nadie debe nada", en: "Nobody owes anything", pt: "Ninguém deve nada")
  static let noneText = Phrase(
    es: "Aquí se ve quién ha pagado, quién ha ganado y quién guarda el dinero.",
    en: "Here you see who has paid, who has won and who holds the money.",
    pt: "Aqui se vê quem pagou, quem ganhou e quem guarda o dinheiro.")
  static let noted = Phrase(
    es: "Solo se anota quién tiene qué: aquí no se mueve dinero.",
    en: "This only notes who has what: no money moves here.",
    pt: "Só se anota quem tem o quê: nenhum dinheiro muda de mãos."
  )
  static func state(ofNet net: Int64) -> Phrase {
    if net > 0 { return Phrase(es: "Le deben", en: "Is owed", pt: "Tem a receber") }
    return net < 0
      ? Phrase(es: "Debe", en: "Owes", pt: "Deve") : Phrase(es: "En paz", en: "Even", pt: "Em dia")
  }
  static let inHand = Phrase(es: "Dinero guardado", en: "Money held", pt: "Dinheiro guardado")
  static let keptBy = Phrase(es: "Quién guarda el dinero", en: "Who holds the money", pt: "Quem guarda o dinheiro")
  static let explained = Phrase(es: "De dónde sale", en: "How it adds up", pt: "Como se calcula")
  static let stakesIn = Phrase(es: "Apuestas pagadas", en: "Stakes paid", pt: "Apostas pagas")
  static let stakesOwed = Phrase(es: "Apuestas sin pagar", en: "Stakes still owed", pt: "Apostas não pagas")
  static let stillToPay = Phrase(es: "Por pagar", en: "Still to be paid", pt: "Falta pagar")
  static let won = Phrase(es: "Ganado o devuelto", en: "Won or refunded", pt: "Ganho ou devolvido")
  static let handed = Phrase(es: "Ya entregado", en: "Handed over", pt: "Já entregue")
  static let stillToHand = Phrase(es: "Por entregar", en: "Still to be handed over", pt: "Falta entregar")
  static let inPlay = Phrase(es: "En porras sin decidir", en: "In pools not decided yet", pt: "Em bolões não decididos")
  static let carryOver = Phrase(es: "En el bote", en: "In the rollover", pt: "No acumulado")
  static let check = Phrase(
    es:
      "Lo guardado y lo que falta por pagar suman lo mismo que lo que falta por entregar, lo que está en juego y el bote.",
    en:
      "Money held and what is still to be paid add up to what is still to be handed over, in play and in the rollover.",
    pt: "O guardado e o que falta pagar somam o mesmo que o que falta entregar, o que está em jogo e o acumulado.")
  static let toReturn = Phrase(es: "Por devolver", en: "To be given back", pt: "Falta devolver")
  static let takenOut = Phrase(
    es: "Ya no participa, y había pagado", en: "No longer takes part, and had paid",
    pt: "Já não participa, e tinha pagado")
  static func line(returned: Money, handed: Bool) -> Phrase {
    handed
      ? Phrase(es: "Devuelto \(returned)", en: "\(returned) given back", pt: "Devolvido \(returned)")
      : Phrase(es: "Devolver \(returned)", en: "\(returned) to be given back", pt: "Devolver \(returned)")
  }
  static let markReturned = Phrase(es: "Marcar como devuelto", en: "Mark as given back", pt: "Marcar como devolvido")
  static let markUnreturned = Phrase(
    es: "Marcar como no devuelto", en: "Mark as not given back", pt: "Marcar como não devolvido")
  static let carryOverOfThat = Phrase(es: "Bote incluido", en: "Rollover included", pt: "Acumulado incluído")
  static func line(received: Money, handed: Money) -> Phrase {
    Phrase(
      es: "Cobrado \(received), entregado \(handed)", en: "Taken in \(received), handed over \(handed)",
      pt: "Recebido \(received), entregue \(handed)")
  }
  static func carryOverFrom(_ name: String) -> Phrase {
    Phrase(es: "Bote recibido de \(name)", en: "Rollover from \(name)", pt: "Acumulado recebido de \(name)")
  }
  static func carryOverTo(_ name: String) -> Phrase {
    Phrase(es: "Bote entregado a \(name)", en: "Rollover to \(name)", pt: "Acumulado entregue a \(name)")
  }
  static let passingNote = Phrase(
    es:
      "El bote se queda con quien guardaba el dinero de su porra. Cuando lo reparte otra, hay que entregárselo a quien guarda el de esa: cuenta cuando se marca en «Bote».",
    en:
      "The rollover stays with whoever held its pool’s money. When another pool pays it out, it is to be passed to whoever holds that one’s: it counts once it is ticked under “Rollover”.",
    pt:
      "O acumulado fica com quem guardava o dinheiro do seu bolão. Quando outro o reparte, é preciso entregá-lo a quem guarda o desse: conta quando se marca em “Acumulado”."
  )
  static let advanced = Phrase(
    es: "Ha puesto de su bolsillo", en: "Paid out of their own pocket", pt: "Pôs do próprio bolso")
  static let isCorrected = Phrase(
    es: "El reparto se ha corregido entretanto: no se ha anotado nada.",
    en: "The payout has been corrected meanwhile: nothing was noted.",
    pt: "A divisão foi corrigida entretanto: nada foi anotado.")
  static func line(kept stake: Money) -> Phrase {
    Phrase(
      es: "Apuesta \(stake), guarda el dinero", en: "Stake \(stake), holds the money",
      pt: "Aposta \(stake), guarda o dinheiro")
  }
  static let markPaid = Phrase(es: "Marcar como pagada", en: "Mark as paid", pt: "Marcar como paga")
  static let markUnpaid = Phrase(es: "Marcar como no pagada", en: "Mark as not paid", pt: "Marcar como não paga")
  static let markHanded = Phrase(es: "Marcar como entregado", en: "Mark as handed over", pt: "Marcar como entregue")
  static let markUnhanded = Phrase(
    es: "Marcar como no entregado", en: "Mark as not handed over", pt: "Marcar como não entregue")
  static func line(_ stake: Money, paid: Bool) -> Phrase {
    paid
      ? Phrase(es: "Apuesta \(stake), pagada", en: "Stake \(stake), paid", pt: "Aposta \(stake), paga")
      : Phrase(es: "Apuesta \(stake), sin pagar", en: "Stake \(stake), not paid", pt: "Aposta \(stake), não paga")
  }
  static func line(won: Money, handed: Money) -> Phrase {
    if handed == won {
      return Phrase(es: "Recibe \(won), entregado", en: "Gets \(won), handed over", pt: "Recebe \(won), entregue")
    }
    if handed.minorUnits == 0 {
      return Phrase(
        es: "Recibe \(won), por entregar", en: "Gets \(won), still to be handed over",
        pt: "Recebe \(won), falta entregar"
      )
    }
    if handed.minorUnits > won.minorUnits {
      let rest = Money(minorUnits: handed.minorUnits - won.minorUnits, currency: won.currency)
      return Phrase(
        es: "Le tocan \(won) y tiene \(handed): le sobran \(rest)",
        en: "Is due \(won) and has \(handed): \(rest) too much",
        pt: "Cabem-lhe \(won) e já tem \(handed): sobram \(rest)")
    }
    return Phrase(
      es: "Recibe \(won), ya tiene \(handed)", en: "Gets \(won), has \(handed) already",
      pt: "Recebe \(won), já tem \(handed)")
  }
}
