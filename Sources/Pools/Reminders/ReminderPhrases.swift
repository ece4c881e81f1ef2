import Kit

/// What is told in time: who has not bet, that bets are about to close, and what came of them.
enum ReminderPhrases {
  static let notYetTitle = Phrase(es: "Aún no han apostado", en: "Have not bet yet", pt: "Ainda não apostaram")
  static func notYet(_ names: [String]) -> Phrase {
    let names = names.joined(separator: ", ")
    return Phrase(
      es: "Aún no han apostado: \(names)", en: "Have not bet yet: \(names)", pt: "Ainda não apostaram: \(names)")
  }
  /// In a row: two by name, more by their number.
  static func lack(_ names: [String]) -> Phrase? {
    guard let first = names.first else { return nil }
    switch names.count {
    case 1: return Phrase(es: "falta \(first)", en: "waiting for \(first)", pt: "falta \(first)")
    case 2:
      return Phrase(
        es: "faltan \(first), \(names[1])", en: "waiting for \(first), \(names[1])", pt: "faltam \(first), \(names[1])")
    default:
      return Phrase(
        es: "faltan \(first) y \(names.count - 1) más", en: "waiting for \(first) and \(names.count - 1) more",
        pt: "faltam \(first) e mais \(names.count - 1)")
    }
  }
  static let whoPlays = Phrase(
    es: "De quienes entraron por el enlace o jugaron la última vez.",
    en: "Of those who came by the link or played last time.",
    pt: "De quem entrou pelo link ou jogou da última vez.")
  static let lastHour = Phrase(
    es: "Aún no has apostado y queda menos de una hora.", en: "You have not bet yet and less than an hour is left.",
    pt: "Ainda não apostou e falta menos de uma hora.")
  static let youHaveNot = Phrase(
    es: "Aún no has apostado.", en: "You have not bet yet.", pt: "Ainda não apostou.")
  /// Of a round.
  static let lastHourOfAMatch = Phrase(
    es: "En menos de una hora empieza un partido en el que no has apostado.",
    en: "In less than an hour a match begins that you have not bet on.",
    pt: "Em menos de uma hora começa um jogo em que não apostou.")
  static func closes(at time: Phrase) -> Phrase {
    Phrase(es: "Se cierra a las \(time)", en: "Bets close at \(time)", pt: "Fecha às \(time)")
  }
  static func youWin(_ money: Money) -> Phrase {
    Phrase(es: "Has ganado \(money).", en: "You win \(money).", pt: "Ganhou \(money).")
  }
  static func youGetBack(_ money: Money) -> Phrase {
    Phrase(es: "Recuperas \(money).", en: "You get \(money) back.", pt: "Recebe \(money) de volta.")
  }
  static let youMissed = Phrase(
    es: "Esta vez no has acertado.", en: "You did not get it this time.", pt: "Desta vez não acertou.")
  static let isHanded = Phrase(
    es: "Ya te lo han dado.", en: "You have been given it.", pt: "Já lhe foi entregue.")
  static func isKept(by keeper: String) -> Phrase {
    Phrase(es: "Te lo da \(keeper).", en: "\(keeper) has it for you.", pt: "Está com \(keeper).")
  }
  static func stillOwes(_ stake: Money, to keeper: String) -> Phrase {
    Phrase(
      es: "Te falta pagar \(stake) a \(keeper).", en: "You still owe your stake of \(stake) to \(keeper).",
      pt: "Falta pagar \(stake) a \(keeper).")
  }
  static func newResults(_ count: Int, points: Int) -> Phrase {
    let results = Phrase.counted(
      count, es: (one: "# resultado nuevo", other: "# resultados nuevos"),
      en: (one: "# new result", other: "# new results"),
      pt: (one: "# resultado novo", other: "# resultados novos"))
    return Phrase(joining: "\(results) · \(RoundPhrases.points(points))")
  }

  // In a calendar
  static let isClosed = Phrase(
    es: "La porra está cerrada.", en: "The pool is closed.", pt: "O bolão está fechado.")
  static func waitsForClosing(_ score: String) -> Phrase {
    Phrase(
      es: "El calendario dice \(score): falta cerrar la porra.",
      en: "The fixture list says \(score): the pool is still to be closed.",
      pt: "O calendário diz \(score): falta fechar o bolão.")
  }
}
