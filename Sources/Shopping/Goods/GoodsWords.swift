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
  static let all: [(category: GoodsCategory, lines: String)] = [
    (.produce, produce), (.bakery, bakery), (.meat, meat), (.deli, deli), (.fish, fish), (.dairy, dairy),
    (.pantry, pantry), (.sauces, sauces), (.breakfast, breakfast), (.snacks, snacks), (.drinks, drinks),
    (.alcohol, alcohol), (.frozen, frozen), (.hygiene, hygiene), (.household, household), (.baby, baby), (.pets, pets),
  ]
}
