import Kit

/// A part of the menu: starters, fish, wine by the glass. The restaurant decides their order.
struct MenuSection: Hashable, Stored {
  let id: ID<MenuSection>
  let name: LocalizedText
  /// The restaurant's main language; `nil` before it has one.
  let main: Language?
  /// Where its dishes are made.
  var station = Station.kitchen
  /// The tax that is in the prices of its dishes, where somebody said it.
  var vatRate: VATRate?

  static let table = SpaceTable("restaurant_section", hasTrash: true)
  static let columns: SQL = "id, name, station, vat, \(Establishment.main(of: table))"
  static var gone: Phrase { SectionPhrases.gone }

  init(
    id: ID<MenuSection>, name: LocalizedText, main: Language?, station: Station = .kitchen, vatRate: VATRate? = nil
  ) {
    (self.id, self.name, self.main, self.station, self.vatRate) = (id, name, main, station, vatRate)
  }

  init(_ row: SQLRow, in space: Space) throws {
    self.init(
      id: try row["id"], name: try row["name"], main: try row["main"], station: Station(name: try row["station"]),
      vatRate: VATRate(try row["vat"]))
  }

  /// The rate that a dish has now, in a statement.
  static func rate(of dish: ID<Dish>) -> SQL {
    """
    COALESCE((SELECT restaurant_section.vat FROM restaurant_dish
      JOIN restaurant_section ON restaurant_section.id = restaurant_dish.section_id
      WHERE restaurant_dish.id = \(dish)), '')
    """
  }

  var subject: Subject { Subject(Dish.topic, id, title: name.title(mainly: main)) }
}

extension Action {
  static let addSection = Action("restaurant.section.add", [.newID] + SectionDraft.inputs, offline: .form)
  static let changeSection = Action("restaurant.section.change", SectionDraft.inputs, offline: .form)
  static let deleteSection = Action("restaurant.section.delete")
  static let placeSection = Action("restaurant.section.place", [.before])
}

extension MenuSection {
  static let noun = Noun(
    es: .feminine("sección", "secciones"), en: ("section", "sections"), pt: .feminine("categoria", "categorias"))
  static let added = Event("section.added", \.new, of: noun)
  static let changed = Event("section.changed", \.changed, of: noun)
  static let placed = Event("section.placed", \.moved, of: noun)
  static let deleted = Event.deletion("section.deleted", of: noun)

  static let events = [added.declared, changed.declared, placed.declared, deleted.declared]
}
