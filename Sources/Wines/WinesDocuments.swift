import Kit

/// What programs read of wines: what lies in the cellar, and what their person has drunk.
enum WinesDocuments {
  static func add(to routes: inout Routes) {
    routes.document(WinesPaths.cellar, "wines.cellar.read", "What lies in the cellar", isTool: true) {
      CellarDocument(lots: try CellarStore($1).lots().map(LotDocument.init), currency: $1.space.currency)
    }
    routes.documents(
      WinesPaths.mine, "wines.tastings.read", "What the token's person has drunk, the latest first", isTool: true
    ) { visit, view, cursor -> Window<TastingDocument> in
      let tastings = try visit.own(view).tastings(after: cursor)
      return Window(tastings.elements.map(TastingDocument.init), next: tastings.next)
    }
  }
}

struct CellarDocument: DataDocument {
  let lots: [LotDocument]
  let currency: Currency

  static let members: [DocumentMember<CellarDocument>] = [.currency { $0.currency }, .list("lots") { $0.lots }]
}

/// Bottles that lie together.
struct LotDocument: DataDocument {
  let lot: Lot

  init(_ lot: Lot) { self.lot = lot }

  static let members: [DocumentMember<LotDocument>] = [
    .id("id") { $0.lot.id }, .whole("wine", "Its number") { $0.lot.wine.value }, .text("name") { $0.lot.wineName },
    .textIfAny("winery") { $0.lot.winery }, .wholeIfAny("year") { Int($0.lot.details.year) },
    .whole("bottles", "How many are left") { $0.lot.count }, .textIfAny("place") { $0.lot.details.place },
    .dayIfAny("bought_on") { Day($0.lot.details.boughtOn) }, .moneyIfAny("price", "Of one bottle") { $0.lot.price },
    .wholeIfAny("drink_by") { $0.lot.lastYear },
  ]
}

/// That somebody drank a wine.
struct TastingDocument: ListedDocument {
  let tasting: Tasting

  var key: String { tasting.id.description }

  init(_ tasting: Tasting) { self.tasting = tasting }

  static let members: [DocumentMember<TastingDocument>] = [
    .id("id") { $0.tasting.id }, .wholeIfAny("wine", "Its number, where it is found here") { $0.tasting.wine?.value },
    .text("name") { $0.tasting.wineName }, .wholeIfAny("rating", "In half stars, 1 to 10") { $0.tasting.rating },
    .textIfAny("note") { $0.tasting.note }, .day("drunk_on") { $0.tasting.drunkOn },
    .wholeIfAny("year") { Int($0.tasting.year) },
    .yesNo("shared", "Whether the people of this space are told it") { $0.tasting.isShared },
  ]
}
