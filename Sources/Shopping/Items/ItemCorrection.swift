import Kit

/// What somebody says in the shop of an item's price and quantity, as they typed it; the rest of it stays.
struct ItemCorrection: Hashable, Sendable {
  let price: String
  let quantity: String
  /// A unit's raw value; `nil` where none is said.
  let unit: String?

  init(_ form: Form) {
    (price, quantity) = (form[ItemDraft.price.name], form[ItemDraft.quantity.name])
    unit = form.values(of: ItemDraft.unit.name).first { !$0.isEmpty }
  }

  func applied(to draft: ItemDraft) -> ItemDraft {
    var draft = draft
    (draft.price, draft.quantity) = (price, quantity)
    let before = draft.unit.isEmpty ? Unit.piece.rawValue : draft.unit
    guard let unit, unit != before else { return draft }
    draft.unit = unit
    // What a kilogram costs is said beside kilograms.
    if draft.basis != Price.Basis.whole.rawValue { draft.basis = quantity.isEmpty ? unit : "" }
    return draft
  }
}
