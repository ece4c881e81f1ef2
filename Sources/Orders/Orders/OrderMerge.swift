import Kit

/// Brings together what an order's form says and what is stored; see `Merge`.
enum OrderMerge {
  private static var fields: [Merge<OrderDraft>.Field] {
    [
      .init("code", \.code), .init("date", \.date), .init("state", \.state), .init("promised", \.promisedOn),
      .init("note", \.note),
    ]
  }

  private static var lineFields: [Merge<OrderDraft.Line>.Field] {
    [.init("quantity", \.quantity), .init("price", \.price)]
  }

  /// - Parameters:
  ///   - draft: what the form says.
  ///   - stored: what is stored now.
  ///   - shown: what was stored when the form was shown.
  static func merge(
    _ draft: OrderDraft, over stored: OrderDraft, shown: OrderDraft
  ) -> (merged: OrderDraft, changes: [FieldChange]) {
    var (merged, changes) = Merge<OrderDraft>.merge(draft, over: stored, shown: shown, fields: fields)
    if draft.customer != shown.customer { merged.customer = draft.customer }
    let lines = mergedLines(draft, over: stored, shown: shown)
    merged.lines = lines.merged
    changes += lines.changes
    return (merged, changes)
  }

  private static func mergedLines(
    _ draft: OrderDraft, over stored: OrderDraft, shown: OrderDraft
  ) -> (merged: [OrderDraft.Line], changes: [FieldChange]) {
    let drafted = Dictionary(uniqueKeysWithValues: draft.lines.map { ($0.id, $0) })
    let shownLines = Dictionary(uniqueKeysWithValues: shown.lines.map { ($0.id, $0) })
    var merged: [OrderDraft.Line] = []
    var changes: [FieldChange] = []
    for line in stored.lines {
      // Added by somebody else after the form was shown: the form says nothing of it.
      guard let before = shownLines[line.id] else {
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
    for line in draft.lines where shownLines[line.id] == nil {
      merged.append(line)
      changes.append(FieldChange("lines", from: "", to: line.name))
    }
    return (merged, changes)
  }
}
