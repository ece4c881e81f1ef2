import Kit

/// What can happen with the guests of a tab. What can be taken back keeps whom it was about.
extension TableTab {
  static let guestSeated = Event<NoDetail>(
    "guest.seated", says: TablePhrases.at(es: "se ha sentado alguien", en: "somebody sat down", pt: "alguém se sentou"))
  static let guestAsked = Event<NoDetail>(
    "guest.asked",
    says: TablePhrases.at(
      es: "alguien quiere sentarse", en: "somebody would like to sit down", pt: "alguém quer sentar-se"))
  static let guestWithdrew = Event<NoDetail>(
    "guest.withdrew",
    says: TablePhrases.at(es: "alguien ya no espera", en: "somebody is no longer waiting", pt: "alguém já não espera"))
  static let guestAdmitted = Event<ID<Guest>>(
    "guest.admitted", undo: takingBack { try $0.takeBackAdmission(of: $2.kept(), to: $1) },
    says: TablePhrases.at(
      es: "se ha dicho que sí a alguien", en: "somebody was told yes", pt: "disse-se que sim a alguém"))
  static let guestRefused = Event<ID<Guest>>(
    "guest.refused", undo: takingBack { try $0.askAgain($2.kept(), at: $1) },
    says: TablePhrases.at(
      es: "se ha dicho que no a alguien", en: "somebody was told no", pt: "disse-se que não a alguém"))
  static let guestLeft = Event<ID<Guest>>(
    "guest.left", undo: takingBack { try $0.takeBackLeaving(of: $2.kept(), from: $1) },
    says: TablePhrases.at(es: "alguien ha dejado la mesa", en: "somebody left the table", pt: "alguém deixou a mesa"))
  static let guestDismissed = Event<ID<Guest>>(
    "guest.dismissed", undo: takingBack { try $0.seatAgain($2.kept(), at: $1.id) },
    says: TablePhrases.at(es: "se ha quitado a alguien", en: "somebody was removed", pt: "alguém foi removido"))

  static let guestEvents = [
    guestSeated.declared, guestAsked.declared, guestWithdrew.declared, guestAdmitted.declared, guestRefused.declared,
    guestLeft.declared, guestDismissed.declared,
  ]
}
