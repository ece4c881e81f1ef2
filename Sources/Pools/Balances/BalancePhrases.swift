import Kit

enum BalancePhrases {
  static let balances = Phrase(es: "Cuentas", en: "Balances", pt: "Contas")
  static let money = Phrase(es: "Dinero", en: "Money", pt: "Dinheiro")
  static let views = Phrase(es: "Qué cuentas", en: "Which figures", pt: "Quais contas")
  static let none = Phrase(es: "Nadie debe nada", en: "Nobody owes anything", pt: "Ninguém deve nada")
  static let noneText = Phrase(
    es: "Aquí se ve quién ha pagado, quién ha ganado y quién guarda el dinero.",
    en: "Here you see who has paid, who has won and who keeps the money.",
    pt: "Aqui se vê quem pagou, quem ganhou e quem guarda o dinheiro.")
  static let noted = Phrase(
    es: "Solo se anota quién tiene qué: aquí no se mueve dinero.",
    en: "Only who has what is noted: no money moves here.", pt: "Só se anota quem tem o quê: aqui não se move dinheiro."
  )
  static let owed = Phrase(es: "Le deben", en: "Is owed", pt: "Tem a receber")
  static let owes = Phrase(es: "Debe", en: "Owes", pt: "Deve")
  static let even = Phrase(es: "En paz", en: "Even", pt: "Em dia")
  static let inHand = Phrase(es: "Guardado", en: "In hand", pt: "Guardado")
  static let keptBy = Phrase(es: "Quién guarda el dinero", en: "Who keeps the money", pt: "Quem guarda o dinheiro")
  static let people = Phrase(es: "Participantes", en: "Participants", pt: "Participantes")
  static let explained = Phrase(es: "De dónde sale", en: "How it adds up", pt: "Como se chega aqui")
  static let stakesIn = Phrase(es: "Apuestas pagadas", en: "Stakes put in", pt: "Apostas pagas")
  static let stakesOwed = Phrase(es: "Apuestas sin pagar", en: "Stakes still owed", pt: "Apostas por pagar")
  static let won = Phrase(es: "Ganado o devuelto", en: "Won or refunded", pt: "Ganho ou devolvido")
  static let handed = Phrase(es: "Ya entregado", en: "Handed over", pt: "Já entregue")
  static let stillToHand = Phrase(es: "Por entregar", en: "Still to be handed over", pt: "Por entregar")
  static let inPlay = Phrase(es: "En porras sin decidir", en: "In pools not decided yet", pt: "Em bolões por decidir")
  static let bote = Phrase(es: "En el bote", en: "In the rollover", pt: "No acumulado")
  static let check = Phrase(
    es: "Guardado y sin pagar es lo mismo que por entregar, en juego y bote.",
    en: "In hand and owed come to the same as to be handed over, in play and rollover.",
    pt: "Guardado e por pagar dá o mesmo que por entregar, em jogo e acumulado.")
  static func notePaid(_ name: String) -> Phrase { BetPhrases.markPaid(name) }
  static let markPaid = Phrase(es: "Anotar como pagada", en: "Note as paid", pt: "Anotar como paga")
  static let markUnpaid = Phrase(es: "No está pagada", en: "It is not paid", pt: "Não está paga")
  static let markHanded = Phrase(es: "Anotar como entregado", en: "Note as handed over", pt: "Anotar como entregue")
  static let markUnhanded = Phrase(es: "No está entregado", en: "It is not handed over", pt: "Não está entregue")
  static let stake = PoolsPhrases.stake
  static func line(_ stake: Money, paid: Bool) -> Phrase {
    paid
      ? Phrase(es: "Apuesta \(stake), pagada", en: "Stake \(stake), paid", pt: "Aposta \(stake), paga")
      : Phrase(es: "Apuesta \(stake), sin pagar", en: "Stake \(stake), not paid", pt: "Aposta \(stake), por pagar")
  }
  static func line(won: Money, handed: Money) -> Phrase {
    if handed == won {
      return Phrase(es: "Recibe \(won), entregado", en: "Gets \(won), handed over", pt: "Recebe \(won), entregue")
    }
    if handed.minorUnits == 0 {
      return Phrase(
        es: "Recibe \(won), por entregar", en: "Gets \(won), still to be handed over", pt: "Recebe \(won), por entregar"
      )
    }
    return Phrase(
      es: "Recibe \(won), y tiene ya \(handed)", en: "Gets \(won), and has \(handed) already",
      pt: "Recebe \(won), e já tem \(handed)")
  }
}
