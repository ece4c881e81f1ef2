import Kit

/// A trip that is over: what was paid, where and when, and what was brought home.
struct PastTrip: Hashable, Stored {
  let id: ID<PastTrip>
  /// The list as it was called then.
  let list: String
  let shop: ID<Shop>?
  /// The shop as it was called then; "" where nobody said.
  let shopName: String
  let day: Day
  /// What the till said, where somebody wrote it down.
  let paid: Money?
  /// What the prices on the list came to.
  let estimated: Money?
  let items: Int
  /// What took the items off their list: they keep it.
  let clearing: ID<Activity>

  static let topic: Topic = "shopping.trip"
  static let table = SpaceTable("shopping_trip", hasTrash: true)
  static let columns: SQL = "id, list_name, shop_id, shop_name, day, paid, estimated, items, clearing_id"
  static var gone: Phrase { noun.gone }

  init(_ row: SQLRow, in space: Space) throws {
    (id, list, shop, shopName) = (try row["id"], try row["list_name"], try row["shop_id"], try row["shop_name"])
    (day, items, clearing) = (try row["day"], try row["items"], try row["clearing_id"])
    let (paid, estimated): (Int64?, Int64?) = (try row["paid"], try row["estimated"])
    self.paid = paid.map { Money(minorUnits: $0, currency: space.currency) }
    self.estimated = estimated.map { Money(minorUnits: $0, currency: space.currency) }
  }

  /// What it cost as far as anybody knows: what was paid, or else what the prices came to.
  var cost: Money? { paid ?? estimated }

  var subject: Subject { Subject(Self.topic, id, title: shopName.isEmpty ? list : shopName) }
}

extension Action {
  /// Takes what is bought off the list and keeps what was paid for it.
  static let endTrip = Action("shopping.trip.end", [.newID, TripForm.bought] + TripDraft.inputs, offline: .form)
  static let changeTrip = Action("shopping.trip.change", TripDraft.inputs, offline: .form)
  static let deleteTrip = Action("shopping.trip.delete")
}

extension PastTrip {
  static let noun = Noun(
    es: .feminine("compra", "compras"), en: ("trip", "trips"), pt: .feminine("compra", "compras"))
  static let ended = Event(
    "trip.ended", of: noun, undo: .by { try TripStore($1).takeBack($0) }, says: TripPhrases.ended,
    undone: {
      EventPhrases.line(
        Phrase(es: "Compra sin terminar", en: "Shopping not finished after all", pt: "Compra por terminar"), $0.title)
    })
  static let changed = Event("trip.changed", \.changed, of: noun)
  static let deleted = Event.deletion("trip.deleted", of: noun)

  static let events = [ended.declared, changed.declared, deleted.declared]
}

/// What the line of a trip's end keeps of it.
struct TripEnd: Codable, Sendable {
  let list: ID<ShoppingList>
  let items: Int
  let paid: Money?
  /// Where the list was for before, if prices were noted there that were seen in another shop.
  var former: ID<Shop>?
}
