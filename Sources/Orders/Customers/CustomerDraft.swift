import Kit

/// What a form or a file says of a customer.
struct CustomerDraft: Fielded {
  var name = ""
  var address = ""
  var phone = ""
  var email = ""
  var note = ""

  static let name = Field(
    "name", \CustomerDraft.name, KitPhrases.name, .text(.name), .required(200, missing: KitPhrases.nameMissing),
    isSearched: true)
  static let address = Field(
    "address", \CustomerDraft.address, KitPhrases.address, .area(rows: 2),
    .required(500, missing: OrdersPhrases.addressMissing), isSearched: true)
  static let phone = Field(
    "phone", \CustomerDraft.phone, KitPhrases.phone, .text(.telephone), .optional(50), isSearched: true)
  static let email = Field("email", \CustomerDraft.email, OrdersPhrases.email, .text(.email), .email, isSearched: true)
  static let note = Field(
    "note", \CustomerDraft.note, KitPhrases.note, .area(rows: 3), .optional(5_000), isSearched: true)

  static let fields = [name, address, phone, email, note]
  static let kept = FieldColumns(of: fields)
}
