/// Who stands at the head of what a space prints: said once, for all of its apps.
package struct Letterhead: Hashable, Sendable {
  let details: LetterheadDraft
  let logo: ID<Picture>?
  private let space: String

  /// Of a space that has said nothing, its name alone.
  package init(in scope: some SpaceScope) throws {
    let row = try scope.connection.row(
      "SELECT \(LetterheadDraft.columns), logo_id FROM kit_letterhead WHERE space_id = \(scope.space.id)")
    details = try row.map { try LetterheadDraft.kept.draft($0) } ?? LetterheadDraft()
    logo = try row?["logo_id"]
    space = scope.space.name
  }

  static let migration = Migration(
    "kit.0035-letterhead",
    [
      """
      CREATE TABLE kit_letterhead (
        space_id TEXT PRIMARY KEY REFERENCES kit_space (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        address TEXT NOT NULL,
        tax_number TEXT NOT NULL,
        phone TEXT NOT NULL,
        email TEXT NOT NULL,
        logo_id TEXT REFERENCES kit_picture (id)
      )
      """,
      "CREATE INDEX kit_letterhead_by_logo ON kit_letterhead (logo_id)",
    ])

  static let pictures = PictureColumn("kit_letterhead", "logo_id")

  /// What else the space may say of itself elsewhere.
  package var contact: (address: String, phone: String) { (details.address, details.phone) }

  // MARK: On paper

  /// At the head of a page.
  package var html: HTML {
    "<address class=\"letterhead\">\(drawing)<strong>\(name)</strong>\(lines.html { "<br>\($0)" })</address>"
  }

  /// At the head of a strip.
  package var strip: HTML {
    "<div class=\"letterhead\">\(drawing)<h1>\(name)</h1>\(lines.html { "<p>\($0)</p>" })</div>"
  }

  /// On a strip of letters alone, its name first.
  /// - Parameter text: of what is said in a language.
  package func texts(_ text: (Phrase) -> String) -> [String] {
    let number = details.taxNumber.isEmpty ? [] : ["\(text(LetterheadPhrases.taxNumber)) \(details.taxNumber)"]
    let address = details.address.split(separator: "\n").map(String.init)
    return [name] + address + number + [details.phone, details.email].filter { !$0.isEmpty }
  }

  /// How many lines it takes on a strip besides its name, which has to know how long it is.
  package var height: Int { lines.count + (logo == nil ? 0 : 4) }

  private var name: String { details.name.isEmpty ? space : details.name }

  private var drawing: HTML? { logo.map { "<img src=\"\(AccountPaths.logo($0))\" alt=\"\">" } }

  private var lines: [HTML] {
    let address = details.address.split(separator: "\n").map { "\(String($0))" as HTML }
    let number: HTML? = details.taxNumber.isEmpty ? nil : "\(LetterheadPhrases.taxNumber) \(details.taxNumber)"
    let ways = [details.phone, details.email].filter { !$0.isEmpty }.map { "\($0)" as HTML }
    return address + [number].compactMap(\.self) + ways
  }
}

/// What the form says of it, but for the logo.
struct LetterheadDraft: Fielded {
  var name = ""
  var address = ""
  var taxNumber = ""
  var phone = ""
  var email = ""

  static let fields = [
    Field("name", \LetterheadDraft.name, LetterheadPhrases.name, .text(.name), .optional(120)),
    Field("address", \.address, KitPhrases.address, .area(rows: 3), .optional(300)),
    Field("tax_number", \.taxNumber, LetterheadPhrases.taxNumber, .text(.plain), .optional(40)),
    Field("phone", \.phone, KitPhrases.phone, .text(.telephone), .optional(40)),
    Field("email", \.email, LetterheadPhrases.email, .text(.email), .email),
  ]
  static let kept = FieldColumns(of: fields)
}

extension Action {
  static let changeLetterhead = Action("kit.letterhead.change", LetterheadDraft.inputs + [Input("logo")])
}

extension SpaceTransaction {
  /// Changes what the form changes; of two people who change different things, both win.
  func changeLetterhead(to draft: LetterheadDraft, from shown: LetterheadDraft?, logo: PictureChange) throws {
    let stored = try Letterhead(in: self)
    let (merged, changes) = try merge(
      draft, over: stored.details, shown: shown, fields: LetterheadDraft.fields, of: "letterhead")
    let (details, picture) = (try merged.validated(), try PictureStore(self).picture(logo, insteadOf: stored.logo))
    guard !changes.isEmpty || picture != stored.logo else { return }
    try run(
      """
      INSERT INTO kit_letterhead (space_id, \(LetterheadDraft.columns), logo_id)
      VALUES (\(space.id), \(details.columnValues), \(picture))
      ON CONFLICT (space_id) DO UPDATE SET name = excluded.name, address = excluded.address,
        tax_number = excluded.tax_number, phone = excluded.phone, email = excluded.email, logo_id = excluded.logo_id
      """)
    try record(HouseEvents.letterhead, of: Subject(Space.topic, space.id, title: space.name), fields: changes)
  }
}
