import Kit

/// What a guest wants to see of the menu: dishes of some diet, without some allergens. A dish that is not known to be safe
/// is left out.
struct MenuFilter: Hashable, Sendable {
  var diets: Set<DietTag> = []
  var avoided: Set<Allergen> = []
  /// Whether dishes that only may contain what is avoided are shown too.
  var toleratesTraces = false

  var isEmpty: Bool { diets.isEmpty && avoided.isEmpty }

  func admits(_ tags: DietTags, _ allergens: AllergenDeclaration) -> Bool {
    diets.isSubset(of: tags.all) && allergens.isSafe(for: avoided, toleratingTraces: toleratesTraces)
  }

  /// "Vegan, without milk and without eggs"; `nil` when everything is shown.
  var description: Phrase? {
    let tags = DietTag.allCases.filter(diets.contains).map(\.inSentence)
    let without = Allergen.allCases.filter(avoided.contains).map { allergen in
      let name = allergen.inSentence
      return Phrase(es: "sin \(name)", en: "without \(name)", pt: "sem \(name)")
    }
    let traces = Phrase(
      es: "también los que pueden contenerlos", en: "those that may contain them too", pt: "também os que podem conter")
    let words = tags + without + (toleratesTraces && !avoided.isEmpty ? [traces] : [])
    return words.isEmpty ? nil : Phrase(Capitalized(Enumeration(words)))
  }
}

/// As the address of a menu says it: `diet=vegan&without=milk&without=eggs&traces=1`. What it doesn't know it leaves out.
extension MenuFilter {
  init(_ query: Form) {
    for field in query.fields {
      switch field.name {
      case "diet": if let tag = DietTag(rawValue: field.value) { diets.insert(tag) }
      case "without": if let allergen = Allergen(rawValue: field.value) { avoided.insert(allergen) }
      case "traces": toleratesTraces = field.value == "1"
      default: break
      }
    }
  }

  /// The same for the same filter, whatever the order in which it was chosen.
  var form: Form {
    let diets = DietTag.allCases.filter(diets.contains).map { (name: "diet", value: $0.rawValue) }
    let avoided = Allergen.allCases.filter(avoided.contains).map { (name: "without", value: $0.rawValue) }
    return Form(diets + avoided + (toleratesTraces ? [(name: "traces", value: "1")] : []))
  }

  /// A link that keeps the filter.
  func kept(_ link: Link) -> Link { form.fields.reduce(link) { $0.with($1.name, $1.value) } }
}
