import Foundation
import Kit

/// What files call things, folded and without spaces, in the three languages.
enum MenuWords {
  static func key(_ text: String) -> String { text.searchKey.replacing(" ", with: "") }

  /// "Sí" and its like; `nil` when it is neither yes nor no.
  static func bool(_ text: String) -> Bool? {
    switch key(text) {
    case "yes", "si", "sim", "true", "1", "x", "verdadero", "verdadeiro", "agotado", "esgotado", "soldout": true
    case "no", "nao", "false", "0", "falso", "": false
    default: nil
    }
  }

  /// The things of a cell that holds several.
  static func list(_ text: String) -> [String] {
    let parts = text.split { ",;/|".contains($0) || $0.isNewline }
    return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !key($0).isEmpty }
  }

  static func allergen(_ text: String) -> Allergen? { allergens[key(text)] }
  static func tag(_ text: String) -> DietTag? { tags[key(text)] }

  /// Nothing narrower than the allergen itself: without wheat is not without gluten, nor without lactose without milk.
  private static let allergens: [String: Allergen] = {
    let words: [Allergen: String] = [
      .gluten: "gluten",
      .crustaceans: "crustaceo crustaceos crustacean crustaceans crustacea",
      .eggs: "huevo huevos egg eggs ovo ovos",
      .fish: "pescado fish peixe",
      .peanuts: "cacahuete cacahuetes mani peanut peanuts amendoim amendoins",
      .soybeans: "soja soy soya soybean soybeans",
      .milk: "leche lacteo lacteos milk dairy leite laticinios",
      .nuts: "frutosdecascara frutossecos nuts treenuts frutosdecascarija frutosdecasca oleaginosas",
      .celery: "apio celery aipo",
      .mustard: "mostaza mustard mostarda",
      .sesame: "sesamo sesame gergelim",
      .sulphites: "sulfito sulfitos sulphites sulfites sulfurdioxide sulphurdioxide dioxidodeazufre",
      .lupin: "altramuz altramuces lupin lupins tremoco tremocos",
      .molluscs: "molusco moluscos mollusc molluscs mollusk mollusks",
    ]
    return table(words) { [$0.rawValue] + names(of: $0.inSentence) }
  }()

  private static let tags: [String: DietTag] = {
    let words: [DietTag: String] = [
      .vegetarian: "vegetariano vegetariana vegetarian veggie", .vegan: "vegano vegana vegan", .halal: "halal",
      .kosher: "kosher casher", .spicy: "picante spicy hot",
    ]
    return table(words) { [$0.rawValue] + names(of: $0.inSentence) }
  }()

  private static func table<Thing: CaseIterable & Hashable>(
    _ words: [Thing: String], _ names: (Thing) -> [String]
  ) -> [String: Thing] {
    var table: [String: Thing] = [:]
    for thing in Thing.allCases {
      for word in names(thing) + (words[thing] ?? "").split(separator: " ").map(String.init) {
        table[key(word)] = thing
      }
    }
    return table
  }

  private static func names(of phrase: Phrase) -> [String] {
    Language.allCases.map { phrase.text(in: ReaderLocale(language: $0, zone: .utc)) }
  }
}
