import Kit

/// What somebody says of the allergens in the dishes of a section, many at once. It says more of what nobody has declared yet, and
/// takes nothing back: that is for the form of a dish.
struct SectionDeclaration: Sendable {
  /// What none of them contains.
  let free: Set<Allergen>
  private let form: Form

  init(_ form: Form) {
    self.form = form
    free = Set(form.values(of: "free").compactMap(Allergen.init(rawValue:)))
  }

  static func ingredients(_ dish: ID<Dish>) -> String { "ingredients.\(dish)" }
  /// Whether somebody says that a dish contains none of those that are not declared.
  static func rest(_ dish: ID<Dish>) -> String { "rest.\(dish)" }

  /// A dish as it is declared then.
  func declared(_ dish: Dish) -> AllergenDeclaration {
    var declaration = dish.allergens
    for allergen in Ingredients(form[Self.ingredients(dish.id)]).named where declaration[allergen] == .undeclared {
      declaration[allergen] = .contains
    }
    let isRestFree = form[Self.rest(dish.id)] == "yes"
    for allergen in declaration.allergens(.undeclared) where isRestFree || free.contains(allergen) {
      declaration[allergen] = .free
    }
    return declaration
  }

  /// What was declared before of each dish, so that it is declared so again.
  struct Before: Codable, Sendable {
    let dish: String
    let allergens: String
  }

  static let event = Event<[Before]>(
    "dishes.declared",
    undo: .by { declaring, transaction in
      for before in try declaring.kept() {
        guard let id = ID<Dish>(before.dish), let former = AllergenDeclaration(stored: before.allergens) else {
          continue
        }
        try transaction.run(
          """
          UPDATE restaurant_dish SET allergens = \(former) WHERE space_id = \(transaction.space.id) AND id = \(id)
          """)
      }
    },
    says: {
      Phrase(
        es: "Alérgenos declarados: \($0.title)", en: "Allergens declared: \($0.title)",
        pt: "Alérgenos declarados: \($0.title)")
    },
    undone: {
      Phrase(
        es: "Alérgenos como antes: \($0.title)", en: "Allergens as before: \($0.title)",
        pt: "Alérgenos como antes: \($0.title)")
    })
}

extension Action {
  static let declareSection = Action(
    "restaurant.section.declare",
    [
      Input("free", .several, "Allergens of which it is declared that none is in any dish"),
      Input("ingredients", isOfPage: true), Input("rest", .yesNo, isOfPage: true),
    ])
}

extension DishStore where Scope == SpaceTransaction {
  /// - Returns: the activity line, by which it is taken back; `nil` when it says nothing new.
  /// - Throws: `Invalid` for a dish whose diet does not allow what its ingredients name.
  func declare(_ declaration: SectionDeclaration, of section: MenuSection) throws -> ID<Activity>? {
    var (problems, before): (Invalid, [SectionDeclaration.Before]) = (Invalid(), [])
    for dish in try dishes(in: section.id) {
      let declared = declaration.declared(dish)
      guard declared != dish.allergens else { continue }
      problems[SectionDeclaration.ingredients(dish.id)] = dish.tags.problem(with: declared)
      before.append(.init(dish: dish.id.description, allergens: dish.allergens.stored))
      try scope.update(dish.id, "allergens = \(declared)")
    }
    guard problems.isEmpty else { throw problems }
    guard !before.isEmpty else { return nil }
    return try scope.record(SectionDeclaration.event, of: section.subject, before)
  }
}
