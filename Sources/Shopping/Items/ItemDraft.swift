import Kit

/// What the form of an item says, everything as it was typed in a language.
struct ItemDraft: Fielded {
  static let nameLimit = 200
  static let brandLimit = 100
  static let noteLimit = 1_000

  var name = ""
  var brand = ""
  var quantity = ""
  /// A unit's raw value; none means pieces.
  var unit = ""
  var price = ""
  /// What the price is for: a unit's raw value, `whole`, or nothing for what is customary.
  var basis = ""
  var note = ""
  /// A category's id, or nothing.
  var category = ""

  static let name = Field(
    "name", \ItemDraft.name, KitPhrases.name, .text(.plain),
    .required(nameLimit, missing: KitPhrases.nameMissing))
  static let brand = Field("brand", \ItemDraft.brand, ShoppingPhrases.brand, .text(.plain), .optional(brandLimit))
  static let quantity = Field(
    "quantity", \ItemDraft.quantity, KitPhrases.quantity, .text(.decimal), isStored: false)
  static let unit = Field(
    "unit", \ItemDraft.unit, ShoppingPhrases.unit, holds: .choice(Unit.allCases.map(\.rawValue)), isStored: false)
  static let price = Field("price", \ItemDraft.price, KitPhrases.price, .text(.decimal), holds: .money, isStored: false)
  static let basis = Field(
    "basis", \ItemDraft.basis, ShoppingPhrases.priceBasis,
    holds: .choice(["whole"] + Unit.allCases.map(\.rawValue)), isStored: false)
  static let note = Field("note", \ItemDraft.note, KitPhrases.note, .area(rows: 2), .optional(noteLimit))
  static let category = Field("category", \ItemDraft.category, ShoppingPhrases.category, holds: .id, isStored: false)

  static let fields = [name, brand, quantity, unit, price, basis, note, category]
}

extension ItemDraft {
  init(_ item: Item, in language: Language) {
    self.init(item.line, note: item.note, category: item.category, in: language)
  }

  init(_ line: ItemLine, note: String = "", category: ID<Category>? = nil, in language: Language) {
    self.init(
      name: line.name, brand: line.brand ?? "", quantity: line.quantity?.fieldText(in: language) ?? "",
      unit: line.quantity?.unit.rawValue ?? "", price: line.price?.amount.fieldText(in: language) ?? "",
      basis: line.price?.basis.rawValue ?? "", note: note, category: category?.description ?? "")
  }
}

/// What a valid form of an item says.
struct ItemContent: Sendable {
  let line: ItemLine
  let note: String
  let category: ID<Category>?

  /// - Parameter categories: those that may be chosen.
  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  init(_ draft: ItemDraft, currency: Currency, language: Language, categories: Set<ID<Category>>) throws {
    var problems = draft.problems
    let quantity = Self.quantity(draft, &problems)
    let price = Self.price(draft, beside: quantity, currency: currency, language: language, &problems)
    category = ID(draft.category)
    if !draft.category.isEmpty, category.map({ !categories.contains($0) }) ?? true {
      problems["category"] = Category.noun.gone
    }
    guard problems.isEmpty else { throw problems }
    line = ItemLine(name: draft.name, brand: draft.brand.isEmpty ? nil : draft.brand, quantity: quantity, price: price)
    note = draft.note
  }

  private static func quantity(_ draft: ItemDraft, _ problems: inout Invalid) -> Quantity? {
    guard !draft.quantity.isEmpty else { return nil }
    guard let unit = draft.unit.isEmpty ? .piece : Unit(rawValue: draft.unit) else {
      problems["unit"] = ShoppingPhrases.unitMissing
      return nil
    }
    let thousandths = TypedAmount(draft.quantity).map { Amount($0).thousandths(of: unit) }
    let quantity = thousandths.flatMap { Quantity(thousandths: $0, unit: unit) }
    if quantity == nil { problems["quantity"] = ShoppingPhrases.quantityWrong }
    return quantity
  }

  private static func price(
    _ draft: ItemDraft, beside quantity: Quantity?, currency: Currency, language: Language, _ problems: inout Invalid
  ) -> Price? {
    guard !draft.price.isEmpty else { return nil }
    let customary = Price.customaryBasis(beside: quantity)
    guard let basis = draft.basis.isEmpty ? customary : Price.Basis(rawValue: draft.basis) else {
      problems["basis"] = ShoppingPhrases.unitMissing
      return nil
    }
    do throws(Money.Misreading) {
      return Price(amount: try Money.parse(draft.price, currency: currency, language: language), basis: basis)
    } catch {
      problems["price"] = error.message
      return nil
    }
  }
}
