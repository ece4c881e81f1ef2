import Kit

/// What the form of a dish says, everything as it was typed in a language.
struct DishDraft: Hashable, Sendable {
  static let nameLimit = 200
  static let descriptionLimit = 2_000
  /// Stands for a section that is made on the way.
  static let newSection = "new"

  var fields: FormFields
  private let groups: [ID<ModifierGroup>]
  /// What becomes of a section's name that was typed into the same form.
  var sectionName = ""

  /// - Parameter groups: all that dishes may ask.
  init(groups: [ID<ModifierGroup>]) {
    self.groups = groups
    fields = FormFields(
      texts: FormFields.names(of: "name") + FormFields.names(of: "description") + ["price", "section"]
        + Allergen.allCases.map(Self.field),
      switches: DietTag.allCases.map(Self.field) + groups.map(Self.field))
    for allergen in Allergen.allCases { fields[Self.field(allergen)] = AllergenPresence.undeclared.rawValue }
  }

  init(_ form: Form, groups: [ID<ModifierGroup>]) {
    self.init(groups: groups)
    fields = fields.filled(from: form)
    sectionName = form.trimmed("sectionName")
    guard form["rest"] == "free" else { return }
    for allergen in Allergen.allCases where presence(of: allergen) ?? .undeclared == .undeclared {
      fields[Self.field(allergen)] = AllergenPresence.free.rawValue
    }
  }

  init(_ dish: Dish, asking own: [ID<ModifierGroup>], groups: [ID<ModifierGroup>], in language: Language) {
    self.init(groups: groups)
    fields.set("name", to: dish.name)
    fields.set("description", to: dish.description)
    fields["price"] = dish.price.fieldText(in: language)
    fields["section"] = dish.section.description
    for allergen in Allergen.allCases { fields[Self.field(allergen)] = dish.allergens[allergen].rawValue }
    for tag in DietTag.allCases { fields[Self.field(tag)] = FormFields.answer(dish.tags.shown.contains(tag)) }
    for group in groups { fields[Self.field(group)] = FormFields.answer(own.contains(group)) }
  }

  static func field(_ allergen: Allergen) -> String { "allergen.\(allergen.rawValue)" }
  static func field(_ tag: DietTag) -> String { "tag.\(tag.rawValue)" }
  static func field(_ group: ID<ModifierGroup>) -> String { "group.\(group)" }

  private func presence(of allergen: Allergen) -> AllergenPresence? {
    AllergenPresence(rawValue: fields[Self.field(allergen)])
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
    var problems = Invalid()
    fields.problems(
      "name", atMost: Self.nameLimit, mainly: context.main, missing: DishPhrases.nameMissing, into: &problems)
    fields.problems("description", atMost: Self.descriptionLimit, mainly: context.main, into: &problems)
    let section = ID<MenuSection>(fields["section"])
    if section.map({ !context.sections.contains($0) }) ?? true { problems["section"] = DishPhrases.sectionMissing }
    var allergens = AllergenDeclaration()
    for allergen in Allergen.allCases { allergens[allergen] = presence(of: allergen) ?? .undeclared }
    let tags = DietTags(Set(DietTag.allCases.filter { fields[Self.field($0)] == "yes" }))
    problems["tags"] = tags.problem(with: allergens)
    let asked = context.groups.filter { fields[Self.field($0.id)] == "yes" }
    if asked.count > ModifierGroup.limit { problems["groups"] = MenuFilePhrases.tooManyGroups(ModifierGroup.limit) }
    let price = price(context, asking: asked, &problems)
    guard let section, let price, problems.isEmpty else { throw problems }
    return Content(
      name: fields.text("name"), description: fields.text("description"), price: price, section: section,
      allergens: allergens, tags: tags, groups: asked.map(\.id))
  }

  private func price(_ context: Context, asking groups: [ModifierGroup], _ problems: inout Invalid) -> Money? {
    do throws(Money.Misreading) {
      let price = try Money.parse(fields["price"], currency: context.currency, language: context.language)
      problems["price"] = groups.problem(withPrice: price)
      return price
    } catch {
      problems["price"] = error == .empty ? DishPhrases.priceMissing : error.message
      return nil
    }
  }
}
