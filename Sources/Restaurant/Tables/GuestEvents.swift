import Kit

/// What can happen with the guests of a tab. What can be taken back keeps whom it was about.
extension TableTab {
  static let guestSeated = Event<NoDetail>("guest.seated") {
    Phrase(
      es: "\($0.title): se ha sentado alguien", en: "\($0.title): somebody sat down",
      pt: "\($0.title): alguém se sentou")
  }
  static let guestAsked = Event<NoDetail>("guest.asked") {
    Phrase(
      es: "\($0.title): alguien quiere sentarse", en: "\($0.title): somebody would like to sit down",
      pt: "\($0.title): alguém quer sentar-se")
  }
  static let guestWithdrew = Event<NoDetail>("guest.withdrew") {
    Phrase(
      es: "\($0.title): alguien ya no espera", en: "\($0.title): somebody waits no longer",
      pt: "\($0.title): alguém já não espera")
  }
  static let guestAdmitted = Event<ID<Guest>>(
    "guest.admitted", undo: takingBack { try $0.takeBackAdmission(of: $2.kept(), to: $1) },
    says: {
      Phrase(
        es: "\($0.title): se ha dicho que sí a alguien", en: "\($0.title): somebody was told yes",
        pt: "\($0.title): disse-se que sim a alguém")
    })
  static let guestRefused = Event<ID<Guest>>(
    "guest.refused", undo: takingBack { try $0.askAgain($2.kept(), at: $1) },
    says: {
      Phrase(
        es: "\($0.title): se ha dicho que no a alguien", en: "\($0.title): somebody was told no",
        pt: "\($0.title): disse-se que não a alguém")
    })
  static let guestLeft = Event<ID<Guest>>(
    "guest.left", undo: takingBack { try $0.takeBackLeaving(of: $2.kept(), from: $1) },
    says: {
      Phrase(
        es: "\($0.title): alguien ha dejado la mesa", en: "\($0.title): somebody left the table",
        pt: "\($0.title): alguém deixou a mesa")
    })
  static let guestDismissed = Event<ID<Guest>>(
    "guest.dismissed", undo: takingBack { try $0.seatAgain($2.kept(), at: $1.id) },
    says: {
      Phrase(
        es: "\($0.title): se ha quitado a alguien", en: "\($0.title): somebody was removed",
        pt: "\($0.title): alguém foi removido")
    })

  static let guestEvents = [
    guestSeated.declared, guestAsked.declared, guestWithdrew.declared, guestAdmitted.declared, guestRefused.declared,
    guestLeft.declared, guestDismissed.declared,
  ]
}
