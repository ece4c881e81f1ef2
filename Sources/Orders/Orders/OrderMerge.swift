import Kit

/// Brings together what an order's form says and what is stored; see `Merge`.
enum OrderMerge {
  private static var fields: [Field<OrderDraft>] { OrderDraft.fields }
  private static var lineFields: [Field<OrderDraft.Line>] { OrderDraft.Line.fields }

  /// - Parameters:
  ///   - draft: what the form says.
  ///   - stored: what is stored now.
  ///   - shown: what was stored when the form was shown.
  static func merge(
    _ draft: OrderDraft, over stored: OrderDraft, shown: OrderDraft
  ) -> (merged: OrderDraft, changes: [FieldChange]) {
    var (merged, changes) = Merge.merge(draft, over: stored, shown: shown, fields: fields)
    if draft.customer != shown.customer { merged.customer = draft.customer }
    let lines = mergedLines(draft, over: stored, shown: shown)
    merged.lines = lines.merged
    changes += lines.changes
    return (merged, changes)
  }

  /// What a form says without that in which a newer change of the same client was there before.
  ///
  /// A line that the form takes out stays when something newer was said of it, and one that it brings comes only when nothing
  /// newer was.
  static func withoutOvertaken(
    _ draft: OrderDraft, shown: OrderDraft, of id: ID<Order>, in transaction: SpaceTransaction
  ) throws -> OrderDraft {
    var said = try transaction.withoutOvertaken(draft, shown: shown, fields: fields, of: id)
    if draft.customer != shown.customer, try transaction.isOvertaken(at: "customer", of: id) {
      said.customer = shown.customer
    }
    let before = Dictionary(uniqueKeysWithValues: shown.lines.map { ($0.id, $0) })
    said.lines = try draft.lines.compactMap { line in
      guard let shown = before[line.id] else {
        return try transaction.isOvertaken(at: presence, of: line.id) ? nil : line
      }
      guard line != shown else { return line }
      // Noted for a removal that comes late; whether the line is there is not what this says.
      _ = try transaction.isOvertaken(at: presence, of: line.id)
      var said = try transaction.withoutOvertaken(line, shown: shown, fields: lineFields, of: line.id)
      if line.product != shown.product, try transaction.isOvertaken(at: "product", of: line.id) {
        (said.product, said.name) = (shown.product, shown.name)
      }
      return said
    }
    let present = Set(draft.lines.map(\.id))
    let stays = try shown.lines.filter {
      try !present.contains($0.id) && transaction.isOvertaken(at: presence, of: $0.id)
    }
    said.lines += stays
    return said
  }

  private static let presence = "presence"

  private static func mergedLines(
    _ draft: OrderDraft, over stored: OrderDraft, shown: OrderDraft
  ) -> (merged: [OrderDraft.Line], changes: [FieldChange]) {
    let drafted = Dictionary(uniqueKeysWithValues: draft.lines.map { ($0.id, $0) })
    let shownLines = Dictionary(uniqueKeysWithValues: shown.lines.map { ($0.id, $0) })
    var merged: [OrderDraft.Line] = []
    var changes: [FieldChange] = []
    for line in stored.lines {
      // Added after the form was shown. By somebody else: the form says nothing of it; by the form itself, when it was sent
      // before and changed since: it says it anew.
      guard let before = shownLines[line.id] ?? (drafted[line.id] == nil ? nil : line) else {
        merged.append(line)
        continue
      }
      guard let after = drafted[line.id] else {
        changes.append(FieldChange("lines", from: line.name, to: ""))
        continue
      }
      var (kept, lineChanges) = Merge.merge(after, over: line, shown: before, fields: lineFields)
      if after.product != before.product {
        kept.product = after.product
        kept.name = after.name
        lineChanges.append(FieldChange("lines", from: line.name, to: after.name))
      }
      merged.append(kept)
      changes += lineChanges
    }
    // New lines of the form. One that was shown and is no longer stored was deleted by somebody else and stays deleted.
    let storedLines = Set(stored.lines.map(\.id))
    for line in draft.lines where shownLines[line.id] == nil && !storedLines.contains(line.id) {
      merged.append(line)
      changes.append(FieldChange("lines", from: "", to: line.name))
    }
    return (merged, changes)
  }
}
