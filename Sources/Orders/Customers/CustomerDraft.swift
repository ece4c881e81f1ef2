import Kit

/// What a form or an import says of a customer.
struct CustomerDraft: Hashable, Sendable {
  static let nameLimit = 200
  static let addressLimit = 500
  static let phoneLimit = 50
  static let noteLimit = 5_000

  var name: String
  var address: String
  var phone: String
  var note: String

  init(name: String, address: String, phone: String = "", note: String = "") {
    self.name = name
    self.address = address
    self.phone = phone
    self.note = note
  }

  init(_ form: Form) {
    name = form.trimmed("name")
    address = form.trimmed("address")
    phone = form.trimmed("phone")
    note = form.trimmed("note")
  }

  init(_ customer: Customer) {
    self.init(name: customer.name, address: customer.address, phone: customer.phone, note: customer.note)
  }

  static var fields: [Merge<CustomerDraft>.Field] {
    [
      .init("name", \.name), .init("address", \.address), .init("phone", \.phone), .init("note", \.note),
    ]
  }

  /// As the fields of a form.
  var form: Form {
    Form([("name", name), ("address", address), ("phone", phone), ("note", note)])
  }

  /// What a search looks through.
  var searchKey: String { [name, address, phone, note].joined(separator: " ").searchKey }

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated() throws -> CustomerDraft {
    var problems = Invalid()
    problems["name"] = TextRule.required(name, atMost: Self.nameLimit, OrdersPhrases.nameMissing)
    problems["address"] = TextRule.required(address, atMost: Self.addressLimit, OrdersPhrases.addressMissing)
    problems["phone"] = TextRule.optional(phone, atMost: Self.phoneLimit)
    problems["note"] = TextRule.optional(note, atMost: Self.noteLimit)
    guard problems.isEmpty else { throw problems }
    return self
  }
}
