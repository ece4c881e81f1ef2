import Kit

/// What the form of a table says.
struct TableDraft: Hashable, Sendable {
  static let nameLimit = 80
  /// More than any restaurant of one house sets.
  static let tableLimit = 300
  static let countLimit = 100

  var name: String

  init(name: String) {
    self.name = name
  }

  init(_ form: Form) {
    self.init(name: form.trimmed("name"))
  }

  static var fields: [Merge<TableDraft>.Field] { [.init("name", \.name)] }

  var form: Form { Form([("name", name)]) }

  func validated() throws -> String {
    if let problem = TextRule.required(name, atMost: Self.nameLimit, TablePhrases.nameMissing) {
      throw Invalid(["name": problem])
    }
    return name
  }
}

/// What the form says that adds tables: a name and how many.
struct NewTablesDraft: Hashable, Sendable {
  let name: String
  let count: String

  init(name: String, count: String) {
    self.name = name
    self.count = count
  }

  init(_ form: Form) {
    self.init(name: form.trimmed("name"), count: form.trimmed("count"))
  }

  /// The names of the tables to add.
  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(besides taken: [String]) throws -> [String] {
    var problems = Invalid()
    problems["name"] = TextRule.required(name, atMost: TableDraft.nameLimit, TablePhrases.nameMissing)
    let count = Int(count) ?? 0
    if !(1...TableDraft.countLimit).contains(count) {
      problems["count"] = TablePhrases.countWrong(TableDraft.countLimit)
    } else if taken.count + count > TableDraft.tableLimit {
      problems["count"] = TablePhrases.tooMany(TableDraft.tableLimit)
    }
    guard problems.isEmpty else { throw problems }
    let names = TableNames(taken: taken)
    if count == 1, names.isTaken(name) { throw Invalid(["name": TablePhrases.nameTaken]) }
    return names.series(name, count: count)
  }
}
