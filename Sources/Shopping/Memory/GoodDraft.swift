import Kit

/// What the form of one of the goods says.
struct GoodDraft: Fielded {
  var name = ""
  /// A category's id, or nothing.
  var category = ""

  static let name = Field(
    "name", \GoodDraft.name, KitPhrases.name, .text(.plain),
    .required(ItemDraft.nameLimit, missing: KitPhrases.nameMissing))
  static let category = Field("category", \GoodDraft.category, ShoppingPhrases.category, holds: .id)

  static let fields = [name, category]
}

extension GoodDraft {
  init(_ good: RememberedGood) {
    self.init(name: good.name, category: good.category?.description ?? "")
  }

  /// - Parameter categories: those that may be chosen.
  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func category(among categories: Set<ID<Category>>) throws -> ID<Category>? {
    var problems = problems
    // What is nobody's name cannot be looked up.
    if problems["name"] == nil, name.searchKey.isEmpty { problems["name"] = KitPhrases.nameMissing }
    let chosen: ID<Category>? = ID(category)
    if !category.isEmpty, chosen.map({ !categories.contains($0) }) ?? true {
      problems["category"] = Category.noun.gone
    }
    guard problems.isEmpty else { throw problems }
    return chosen
  }
}
