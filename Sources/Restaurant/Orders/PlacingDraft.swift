import Kit

/// What a form says of an order that is placed.
struct PlacingDraft: Fielded {
  static let nameLimit = 100
  static let phoneLimit = 40
  static let addressLimit = 300
  static let noteLimit = 500

  var way = ""
  var name = ""
  var phone = ""
  var address = ""
  var note = ""
  /// When it is picked up, in milliseconds; nothing is as soon as possible.
  var time = ""
  /// The total that the page showed, in minor units.
  var total = ""

  static let way = Field("way", \PlacingDraft.way, RestaurantPhrases.way)
  static let name = Field(
    "name", \PlacingDraft.name, KitPhrases.name, .text(.ownName), .optional(nameLimit))
  static let phone = Field(
    "phone", \PlacingDraft.phone, KitPhrases.phone, .text(.ownTelephone), .optional(phoneLimit))
  static let address = Field(
    "address", \PlacingDraft.address, KitPhrases.address, .area(rows: 2), .optional(addressLimit))
  static let note = Field(
    "note", \PlacingDraft.note, RestaurantPhrases.orderNote, .area(rows: 2), .optional(noteLimit))
  static let time = Field("time", \PlacingDraft.time, PickUpPhrases.time)
  static let total = Field("total", \PlacingDraft.total, KitPhrases.total)
  static let fields = [way, name, phone, address, note, time, total]

  /// - Parameter ways: those that are open to whoever orders.
  /// - Returns: where it goes, as far as the way of ordering needs it.
  /// - Throws: `Invalid`. The address is asked for a delivery only, the phone for a delivery and a pick-up: see the seed.
  func validated(ways: [ServiceType]) throws -> (way: ServiceType, contact: Contact) {
    guard let way = ServiceType(rawValue: way), ways.contains(way) else {
      throw Invalid(["way": RestaurantPhrases.wayMissing])
    }
    var kept = self
    if !way.needsPhone { (kept.name, kept.phone) = ("", "") }
    if !way.needsAddress { kept.address = "" }
    var problems = kept.problems
    if way.needsPhone, phone.filter(\.isNumber).count < 6 {
      problems["phone"] = phone.isEmpty ? RestaurantPhrases.phoneMissing : RestaurantPhrases.phoneWrong
    }
    if way.needsAddress, address.isEmpty { problems["address"] = RestaurantPhrases.addressMissing }
    guard problems.isEmpty else { throw problems }
    return (way, Contact(name: kept.name, phone: kept.phone, address: kept.address))
  }
}
