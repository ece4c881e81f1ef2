import Kit

/// What somebody says in the shop of an item's price and quantity, as they typed it; the rest of it stays.
struct ItemCorrection: Hashable, Sendable {
  let price: String
  let quantity: String

  init(_ form: Form) {
    (price, quantity) = (form[ItemDraft.price.name], form[ItemDraft.quantity.name])
  }

  func applied(to draft: ItemDraft) -> ItemDraft {
    var draft = draft
    (draft.price, draft.quantity) = (price, quantity)
    return draft
  }
}
