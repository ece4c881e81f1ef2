import Kit

/// What can happen at a table with its tab.
extension TableTab {
  static let asked = Event<NoDetail>("tab.asked") {
    Phrase(es: "\($0.title) quiere pedir", en: "\($0.title) would like to order", pt: "\($0.title) quer pedir")
  }
  static let opened = Event<NoDetail>(
    "tab.opened", undo: takingBack { tabs, tab, _ in try tabs.takeBackOpening(of: tab, wasAskedFor: false) },
    says: { TablePhrases.tabOpened($0.title) })
  static let welcomed = Event<NoDetail>(
    "tab.welcomed", undo: takingBack { tabs, tab, _ in try tabs.takeBackOpening(of: tab, wasAskedFor: true) },
    says: { TablePhrases.tabOpened($0.title) })
  static let declined = Event<NoDetail>(
    "tab.declined", undo: takingBack { tabs, tab, _ in try tabs.reopen(tab, as: .asked) },
    says: { Phrase(es: "\($0.title): rechazada", en: "\($0.title): turned down", pt: "\($0.title): recusada") })
  static let paid = Event<NoDetail>(
    "tab.paid", undo: takingBack { tabs, tab, _ in _ = try tabs.note(tab.id, paid: false) },
    says: { Phrase(es: "\($0.title): pagada", en: "\($0.title): paid", pt: "\($0.title): paga") })
  static let unpaid = Event<NoDetail>(
    "tab.unpaid", undo: takingBack { tabs, tab, _ in _ = try tabs.note(tab.id, paid: true) },
    says: { Phrase(es: "\($0.title): sin pagar", en: "\($0.title): not paid", pt: "\($0.title): não paga") })
  static let closed = Event<NoDetail>(
    "tab.closed", undo: takingBack { tabs, tab, _ in try tabs.reopen(tab, as: tab.paidAt == nil ? .open : .paid) },
    says: { Phrase(es: "\($0.title): cuenta cerrada", en: "\($0.title): tab closed", pt: "\($0.title): conta fechada") }
  )
  /// Keeps the table where they were.
  static let moved = Event<ID<DiningTable>>(
    "tab.moved", undo: takingBack { tabs, tab, moving in _ = try tabs.move(tab.id, to: moving.kept()) },
    says: { moving in
      let from = moving.change(of: "table")?.from ?? ""
      return Phrase(
        es: "De \(from) a \(moving.title)", en: "From \(from) to \(moving.title)",
        pt: "De \(from) para \(moving.title)")
    })

  static let events =
    [
      asked.declared, opened.declared, welcomed.declared, declined.declared, paid.declared, unpaid.declared,
      closed.declared, moved.declared,
    ] + guestEvents

  /// Takes something back at a tab, and tells everybody who sits there.
  static func takingBack<Detail>(
    _ act: @escaping @Sendable (TabStore<Edit>, TableTab, Occurrence<Detail>) throws -> Void
  ) -> Reversal<Detail> {
    .by { occurrence, edit in
      let tabs = TabStore(edit)
      let tab = try tabs.tab(occurrence.subject())
      try act(tabs, tab, occurrence)
      try tabs.touchGuests(of: tab.id)
    }
  }
}
