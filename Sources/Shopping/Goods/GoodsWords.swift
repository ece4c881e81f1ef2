/// The vocabulary of the supermarket, one good a line:
///
/// ```text
/// Spanish names | English names | Portuguese names | usual unit
/// ```
///
/// The first name of each language is the everyday one and means the same in all three; the ones after it are other
/// words for it or kinds of it. Singular and plural need not both be there where they follow from each other. Texts and
/// not arrays, because the compiler takes minutes for arrays of this size.
enum GoodsWords {
  static func lines(of category: GoodsCategory) -> String {
    switch category {
    case .produce: produce
    case .bakery: bakery
    case .meat: meat
    case .deli: deli
    case .fish: fish
    case .dairy: dairy
    case .pantry: pantry
    case .sauces: sauces
    case .breakfast: breakfast
    case .snacks: snacks
    case .drinks: drinks
    case .alcohol: alcohol
    case .frozen: frozen
    case .hygiene: hygiene
    case .household: household
    case .baby: baby
    case .pets: pets
    case .other: ""
    }
  }
}
