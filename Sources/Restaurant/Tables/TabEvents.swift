import Kit

/// What can happen at a table with its tab.
extension TableTab {
  static let asked = Event<NoDetail>("tab.asked", of: DiningTable.noun) { TablePhrases.asks($0.title) }
  static let opened = opening("tab.opened", wasAskedFor: false)
  static let welcomed = opening("tab.welcomed", wasAskedFor: true)
  static let declined = Event<NoDetail>(
    "tab.declined", undo: takingBack { tabs, tab, _ in try tabs.reopen(tab, as: .asked) },
    says: TablePhrases.at(es: "rechazada", en: "turned down", pt: "recusada"))
  /// Taken back, it was never paid.
  static let paid = Event<PaymentNote>(
    "tab.paid", of: DiningTable.noun,
    undo: takingBack { tabs, tab, _ in
      if try tabs.note(tab.id, paid: false) != nil { try tabs.scope.update(tab.id, "first_paid_at = NULL") }
    }, says: saysPaid)
  /// Keeps how it had been paid.
  static let paidOtherwise = Event<PaymentNote>(
    "tab.paid-otherwise",
    undo: takingBack { tabs, tab, paying in
      let kept = try paying.kept()
      guard tab.paidBy == kept.by else { throw Refusal.conflict(TablePhrases.notOpen(tab.tableName)) }
      try tabs.scope.update(tab.id, tabs.paidBy(kept.before))
    }, says: saysPaid)
  /// Keeps how it had been paid.
  static let unpaid = Event<PaymentNote>(
    "tab.unpaid",
    undo: takingBack { tabs, tab, paying in
      guard tab.state == .open else { throw Refusal.conflict(TablePhrases.notOpen(tab.tableName)) }
      _ = try tabs.note(tab.id, paid: true, by: paying.detail?.before)
    },
    says: TablePhrases.at(es: "sin pagar", en: "not paid", pt: "não paga"))
  /// Keeps when it had been closed.
  static let reopened = Event<ClosedBefore>(
    "tab.reopened",
    undo: takingBack { tabs, tab, reopening in
      guard tab.state != .closed else { return }
      try tabs.takeBackReopening(of: tab, at: reopening.activity.at, closedAt: try reopening.kept().at)
    },
    says: TablePhrases.at(es: "cuenta reabierta", en: "tab reopened", pt: "conta reaberta"))
  static let closed = Event<NoDetail>(
    "tab.closed", of: DiningTable.noun,
    undo: takingBack { tabs, tab, closing in
      // Later it is an owner's to open it again, from among the bills.
      if closing.activity.at + .seconds(Bill.takenBackFor) < tabs.scope.now {
        throw Refusal.conflict(BillPhrases.isKept)
      }
      try tabs.reopen(tab, as: tab.paidAt == nil ? .open : .paid)
    },
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
      asked.declared, opened.declared, welcomed.declared, declined.declared, paid.declared, paidOtherwise.declared,
      unpaid.declared, reopened.declared,
      closed.declared, moved.declared, joined.declared, linesMoved.declared,
    ] + guestEvents + callEvents

  private static let saysPaid: @Sendable (Occurrence<PaymentNote>) -> Phrase = { paying in
    PaymentMethod.words(
      paying.detail?.by,
      after: Phrase(es: "\(paying.title): pagada", en: "\(paying.title): paid", pt: "\(paying.title): paga"))
  }

  private static func opening(_ name: String, wasAskedFor: Bool) -> Event<NoDetail> {
    Event(
      name, of: DiningTable.noun,
      undo: takingBack { tabs, tab, _ in try tabs.takeBackOpening(of: tab, wasAskedFor: wasAskedFor) },
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

/// When a tab had been closed that is open again.
struct ClosedBefore: Codable, Sendable {
  /// In milliseconds.
  let at: Int64
}
