import Kit

enum CarryOverPhrases {
  static let missing = Phrase(es: "Faltan en el bote", en: "Missing from the rollover", pt: "Faltam no acumulado")
  static let missingNote = Phrase(
    es: "Se repartió más de lo que había, por una corrección. Lo que entre en el bote cubre antes lo que falta.",
    en: "A correction left more paid out than there was. What comes into the rollover fills that first.",
    pt: "Por causa de uma correção, repartiu-se mais do que havia. O que entrar no acumulado cobre primeiro a falta.")
  static let movements = Phrase(es: "Movimientos", en: "Movements", pt: "Movimentos")
  static let none = Phrase(es: "El bote está vacío", en: "The rollover is empty", pt: "O acumulado está vazio")
  static let noneText = Phrase(
    es: "Cuando nadie acierta, lo apostado pasa aquí y se juega en la siguiente porra que se decida.",
    en: "When nobody gets the score, the stakes come here and are played for in the next pool to be decided.",
    pt: "Quando ninguém acerta, o que se apostou vem para aqui e joga-se no próximo bolão a ser decidido.")
  static let hands = Phrase(
    es: "De unas manos a otras", en: "From hand to hand", pt: "De umas mãos para outras")
  static let toPass = Phrase(
    es: "Bote por entregar", en: "Rollover to be passed on", pt: "Acumulado por entregar")
  static func due(to name: String) -> Phrase {
    Phrase(
      es: "Bote por entregar a \(name)", en: "Rollover to be passed to \(name)",
      pt: "Acumulado por entregar a \(name)")
  }
  static func expected(from name: String) -> Phrase {
    Phrase(
      es: "Bote por recibir de \(name)", en: "Rollover to come from \(name)", pt: "Acumulado por receber de \(name)")
  }
  static func passing(_ from: String, _ to: String, _ amount: Money, isPassed: Bool) -> Phrase {
    isPassed
      ? Phrase(
        es: "\(from) dio \(amount) a \(to)", en: "\(from) gave \(amount) to \(to)", pt: "\(from) deu \(amount) a \(to)")
      : Phrase(
        es: "\(from) tiene que dar \(amount) a \(to)", en: "\(from) is to give \(amount) to \(to)",
        pt: "\(from) tem de dar \(amount) a \(to)")
  }
  static func sentence(_ kind: CarryOverEntry.Kind) -> Phrase {
    switch kind {
    case .left: Phrase(es: "Nadie acertó", en: "Nobody got the score", pt: "Ninguém acertou")
    case .won: Phrase(es: "Se repartió", en: "Paid out", pt: "Repartido")
    case .corrected:
      Phrase(
        es: "Se corrigió la porra después de cerrada", en: "The pool was corrected after it had closed",
        pt: "O bolão foi corrigido depois de fechado")
    }
  }
}
