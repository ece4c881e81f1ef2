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
    return table(words, \.inSentence)
  }()

  private static let tags: [String: DietTag] = {
    let words: [DietTag: String] = [
      .vegetarian: "vegetariano vegetariana vegetarian veggie", .vegan: "vegano vegana vegan", .halal: "halal",
      .kosher: "kosher casher", .spicy: "picante spicy hot",
    ]
    return table(words, \.inSentence)
  }()

  private static func table<Thing: CaseIterable & Hashable & RawRepresentable<String>>(
    _ words: [Thing: String], _ name: (Thing) -> Phrase
  ) -> [String: Thing] {
    Thing.allCases.reduce(into: [:]) { table, thing in
      let names = Language.allCases.map { name(thing).text(in: $0) }
      let others = (words[thing] ?? "").split(separator: " ").map(String.init)
      for word in [thing.rawValue] + names + others { table[key(word)] = thing }
    }
  }
}
