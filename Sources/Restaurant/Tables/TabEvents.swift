import Kit

/// What can happen at a table with its tab.
extension TableTab {
  static let asked = Event<NoDetail>("tab.asked") { TablePhrases.asks($0.title) }
  static let opened = opening("tab.opened", wasAskedFor: false)
  static let welcomed = opening("tab.welcomed", wasAskedFor: true)
  static let declined = Event<NoDetail>(
    "tab.declined", undo: takingBack { tabs, tab, _ in try tabs.reopen(tab, as: .asked) },
    says: TablePhrases.at(es: "rechazada", en: "turned down", pt: "recusada"))
  static let paid = Event<NoDetail>(
    "tab.paid", undo: takingBack { tabs, tab, _ in _ = try tabs.note(tab.id, paid: false) },
    says: TablePhrases.at(es: "pagada", en: "paid", pt: "paga"))
  static let unpaid = Event<NoDetail>(
    "tab.unpaid", undo: takingBack { tabs, tab, _ in _ = try tabs.note(tab.id, paid: true) },
    says: TablePhrases.at(es: "sin pagar", en: "not paid", pt: "não paga"))
  static let closed = Event<NoDetail>(
    "tab.closed", undo: takingBack { tabs, tab, _ in try tabs.reopen(tab, as: tab.paidAt == nil ? .open : .paid) },
    says: TablePhrases.at(es: "cuenta cerrada", en: "tab closed", pt: "conta fechada"))
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
      closed.declared, moved.declared, joined.declared, linesMoved.declared,
    ] + guestEvents + callEvents

  private static func opening(_ name: String, wasAskedFor: Bool) -> Event<NoDetail> {
    Event(
      name, undo: takingBack { tabs, tab, _ in try tabs.takeBackOpening(of: tab, wasAskedFor: wasAskedFor) },
      says: TablePhrases.at(es: "cuenta abierta", en: "tab opened", pt: "conta aberta"))
  }

  /// Takes something back at a tab, and tells everybody who sits there.
  static func takingBack<Detail>(
    _ act: @escaping @Sendable (TabStore<SpaceTransaction>, TableTab, Occurrence<Detail>) throws -> Void
  ) -> Reversal<Detail> {
    .by { occurrence, transaction in
      let tabs = TabStore(transaction)
      let tab = try transaction.find(occurrence.subject(TableTab.self))
      try act(tabs, tab, occurrence)
      try tabs.touchGuests(of: tab.id)
    }
  }
}
