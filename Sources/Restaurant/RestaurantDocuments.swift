import Kit

/// What programs read of the restaurant.
enum RestaurantDocuments {
  static func add(to routes: inout Routes) {
    routes.document(RestaurantPaths.menu, "restaurant.menu.read", "The menu by sections, in its order", isTool: true) {
      _, view in
      let dishes = Dictionary(grouping: try DishStore(view).dishes(), by: \.section)
      let sections = try MenuStore(view).sections()
      return WholeMenuDocument(
        currency: view.space.currency,
        sections: sections.map { SectionDocument(section: $0, dishes: (dishes[$0.id] ?? []).map(DishDocument.init)) })
    }
    routes.document(
      TablePaths.tables, "restaurant.tables.read", "The tables, and which of them are taken", isTool: true
    ) {
      TablesDocument(tables: try TableStore($1).standings().map(TableDocument.init))
    }
  }
}

struct WholeMenuDocument: DataDocument {
  let currency: Currency
  let sections: [SectionDocument]

  static let members: [DocumentMember<WholeMenuDocument>] = [
    .currency { $0.currency }, .list("sections") { $0.sections },
  ]
}

struct SectionDocument: DataDocument {
  let section: MenuSection
  let dishes: [DishDocument]

  static let members: [DocumentMember<SectionDocument>] = [
    .id("id") { $0.section.id }, .part("name") { TextDocument($0.section.name) }, .list("dishes") { $0.dishes },
  ]
}

struct DishDocument: DataDocument {
  let dish: Dish

  init(_ dish: Dish) { self.dish = dish }

  static let members: [DocumentMember<DishDocument>] = [
    .id("id") { $0.dish.id }, .part("name") { TextDocument($0.dish.name) },
    .part("description") { TextDocument($0.dish.description) }, .money("price") { $0.dish.price },
    .yesNo("sold_out") { $0.dish.isSoldOut },
    .yesNo("choices", "Whether something is to be chosen with it") { $0.dish.hasModifiers },
  ]
}

/// A text in the languages in which it was written.
struct TextDocument: DataDocument {
  let text: LocalizedText

  init(_ text: LocalizedText) { self.text = text }

  static let members: [DocumentMember<TextDocument>] = Language.allCases.map { language in
    .textIfAny(language.rawValue) { $0.text[language] }
  }
}

struct TablesDocument: DataDocument {
  let tables: [TableDocument]

  static let members: [DocumentMember<TablesDocument>] = [.list("tables") { $0.tables }]
}

struct TableDocument: DataDocument {
  let standing: TableStanding

  init(_ standing: TableStanding) { self.standing = standing }

  static let members: [DocumentMember<TableDocument>] = [
    .id("id") { $0.standing.table.id }, .text("name") { $0.standing.table.name },
    .idIfAny("tab", "What is ordered there now") { $0.standing.standing?.tab.id },
    .momentIfAny("since") { $0.standing.standing?.tab.since },
  ]
}
