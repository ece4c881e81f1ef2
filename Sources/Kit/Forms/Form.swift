/// The fields of a form or of a query, in the order in which they came.
package struct Form: Sendable {
  /// More than any screen of ours has; a body with more is malformed.
  static let fieldLimit = 5_000

  package struct File: Sendable {
    package let field: String
    package let name: String
    package let bytes: [UInt8]
  }

  package private(set) var fields: [(name: String, value: String)]
  package private(set) var files: [File]
  /// Where the values of each field stand. Screens look fields up by the hundred.
  private var places: [String: [Int]]

  package init(_ fields: [(name: String, value: String)] = [], files: [File] = []) {
    (self.fields, self.files) = (fields, files)
    places = fields.indices.reduce(into: [:]) { $0[fields[$1].name, default: []].append($1) }
  }

  /// A field as a browser sends it. What is typed as a password is taken as it is.
  static func field(_ name: String, _ value: String) -> (name: String, value: String) {
    (name, PasswordDraft.fields.contains(name) ? value : value.cleaned)
  }

  /// - Throws: ``Refusal/malformed(_:)`` for a broken escape, text that is not UTF-8, or too many fields.
  init(urlEncoded bytes: some Collection<UInt8>) throws {
    var fields: [(name: String, value: String)] = []
    for pair in bytes.split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard
        fields.count < Form.fieldLimit,
        let name = PercentEncoding.decode(parts[0], plusIsSpace: true),
        let value = parts.count > 1 ? PercentEncoding.decode(parts[1], plusIsSpace: true) : ""
      else { throw Refusal.malformed(KitPhrases.malformedForm) }
      fields.append(Form.field(name, value))
    }
    self.init(fields)
  }

  /// The first value of a field as it was typed; absent and empty are the same.
  package subscript(name: String) -> String {
    places[name]?.first.map { fields[$0].value } ?? ""
  }

  /// The value without the white space around it.
  package func trimmed(_ name: String) -> String { self[name].trimmed }

  /// In Unicode scalars: longer than what anybody searches for. It stands in the address of every row that is found.
  package static let searchLimit = 200

  /// What is searched for, cut where nobody searches for more.
  package func search(_ name: String = "q") -> String {
    trimmed(name).cut(to: Self.searchLimit)
  }

  /// All values of a field that may come several times.
  package func values(of name: String) -> [String] {
    places[name, default: []].map { fields[$0].value }
  }

  package func has(_ name: String) -> Bool {
    places[name] != nil
  }

  package func file(_ field: String) -> File? {
    files.first { $0.field == field }
  }

  /// The form as it was when it was shown: the values of the hidden `was.…` fields, or `nil` when there is none, as when
  /// something new is made.
  package var original: Form? {
    let shown = fields.filter { $0.name.hasPrefix("was.") }
    return shown.isEmpty ? nil : Form(shown.map { (String($0.name.dropFirst(4)), $0.value) })
  }

  /// What a button that sets a state asks for.
  /// - Throws: ``Refusal/malformed(_:)`` unless it is “yes” or “no”.
  package func answer(_ name: String) throws -> Bool {
    switch self[name] {
    case "yes": true
    case "no": false
    default: throw Refusal.malformed(KitPhrases.malformedForm)
    }
  }

  /// What was chosen of several.
  /// - Throws: ``Refusal/malformed(_:)`` unless it is one of them.
  package func choice<Choice: RawRepresentable<String>>(
    _ name: String, otherwise problem: Phrase = KitPhrases.malformedForm
  ) throws -> Choice {
    guard let choice = Choice(rawValue: self[name]) else { throw Refusal.malformed(problem) }
    return choice
  }

  /// The id that the shown form minted for what it creates.
  package func id<Of>(_ name: String = "id") throws -> ID<Of> {
    guard let id = ID<Of>(self[name]) else { throw Refusal.malformed(KitPhrases.malformedForm) }
    return id
  }

  /// Gives a field one value, in its place or at the end.
  package mutating func set(_ name: String, _ value: String) {
    guard let index = places[name]?.first else { return append(name, value) }
    fields[index].value = value
  }

  package mutating func append(_ name: String, _ value: String) {
    places[name, default: []].append(fields.count)
    fields.append((name, value))
  }

  /// The form without what a field's name or value rules out.
  package func without(_ isOut: ((name: String, value: String)) -> Bool) -> Form {
    Form(fields.filter { !isOut($0) }, files: files)
  }

  package func without(_ names: Set<String>) -> Form {
    without { names.contains($0.name) }
  }

  /// As the body of a request; tests and drafts use it.
  package var urlEncoded: String {
    fields.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }.joined(separator: "&")
  }
}
