import Kit

/// What the form of a dish says, everything as it was typed in a language.
struct DishDraft: Fielded {
  /// Stands for a section that is made on the way.
  static let newSection = "new"

  var name = LocalizedText()
  var description = LocalizedText()
  var price = ""
  var section = ""
  var allergens = AllergenDeclaration()
  var tags: Set<DietTag> = []
  /// What it asks of all that dishes may ask.
  var groups: Set<ID<ModifierGroup>> = []
  /// What becomes of a section's name that was typed into the same form.
  var sectionName = ""

  static let name = Language.allCases.map {
    Field("name.\($0)", \DishDraft.name[$0], KitPhrases.name, .text(.plain), .optional(MenuEntry.nameLimit))
  }
  static let description = Language.allCases.map {
    Field(
      "description.\($0)", \DishDraft.description[$0], KitPhrases.description, .area(rows: 3),
      .optional(MenuEntry.descriptionLimit))
  }
  static let price = Field("price", \DishDraft.price, KitPhrases.price, holds: .money)
  static let section = Field("section", \DishDraft.section, DishPhrases.section)
  static let allergens = Allergen.allCases.map { Field(field($0), \DishDraft.[$0], $0.name) }
  static let tags = DietTag.allCases.map { Field(field($0), \DishDraft.tags[ticked: $0], $0.name) }
  static let fields = name + description + [price, section] + allergens + tags

  static func fields(asking groups: [ModifierGroup]) -> [Field<DishDraft>] {
    fields + groups.map { Field(field($0.id), \DishDraft.groups[ticked: $0.id], $0.name.phrase(mainly: .es)) }
  }

  static func field(_ allergen: Allergen) -> String { "allergen.\(allergen.rawValue)" }
  static func field(_ tag: DietTag) -> String { "tag.\(tag.rawValue)" }
  static func field(_ group: ID<ModifierGroup>) -> String { "group.\(group)" }

  subscript(allergen: Allergen) -> String {
    get { allergens[allergen].rawValue }
    set { allergens[allergen] = AllergenPresence(rawValue: newValue) ?? .undeclared }
  }

  init() {}

  /// - Parameter groups: all that dishes may ask.
  init(_ form: Form, groups: [ModifierGroup]) {
    self.init()
    take(form, in: Self.fields(asking: groups))
    sectionName = form.trimmed("sectionName")
    guard form["rest"] == "free" else { return }
    for allergen in allergens.allergens(.undeclared) { allergens[allergen] = .free }
  }

  init(_ dish: Dish, asking groups: [ID<ModifierGroup>], in language: Language) {
    (name, description, section) = (dish.name, dish.description, dish.section.description)
    (price, allergens) = (dish.price.fieldText(in: language), dish.allergens)
    (tags, self.groups) = (Set(dish.tags.shown), Set(groups))
  }

  /// What a valid form says.
  struct Content: Sendable {
    let name: LocalizedText
    let description: LocalizedText
    let price: Money
    let section: ID<MenuSection>
    let allergens: AllergenDeclaration
    let tags: DietTags
    let groups: [ID<ModifierGroup>]

    /// What a search looks through.
    var searchKey: String { "\(name.searchKey) \(description.searchKey)" }
  }

  /// What a form is checked against.
  struct Context: Sendable {
    let currency: Currency
    /// In which the price was typed.
    let language: Language
    let main: Language
    let sections: Set<ID<MenuSection>>
    let groups: [ModifierGroup]
  }

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(in context: Context) throws -> Content {
    var problems = problems
    problems.require(name, "name", in: context.main, DishPhrases.nameMissing)
    let section = ID<MenuSection>(section).flatMap { context.sections.contains($0) ? $0 : nil }
    if section == nil { problems["section"] = DishPhrases.sectionMissing }
    let tags = DietTags(tags)
    problems["tags"] = tags.problem(with: allergens)
    let asked = context.groups.filter { groups.contains($0.id) }
    if asked.count > ModifierGroup.limit { problems["groups"] = MenuFilePhrases.tooManyGroups(ModifierGroup.limit) }
    let price = readPrice(context, asking: asked, &problems)
    guard let section, let price, problems.isEmpty else { throw problems }
    return Content(
      name: name, description: description, price: price, section: section, allergens: allergens, tags: tags,
      groups: asked.map(\.id))
  }

  private func readPrice(_ context: Context, asking groups: [ModifierGroup], _ problems: inout Invalid) -> Money? {
    do throws(Money.Misreading) {
      let price = try Money.parse(price, currency: context.currency, language: context.language)
      problems["price"] = groups.problem(withPrice: price)
      return price
    } catch {
      problems["price"] = error == .empty ? DishPhrases.priceMissing : error.message
      return nil
    }
  }
}
