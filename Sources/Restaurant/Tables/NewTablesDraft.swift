import Kit

/// What the form says that adds tables: a name and how many.
struct NewTablesDraft: Fielded {
  /// More than any restaurant of one house sets.
  static let tableLimit = 300
  static let countLimit = 100

  var name = ""
  var count = ""

  static let name = Field(
    "name", \NewTablesDraft.name, KitPhrases.name, .text(.name),
    .required(TableDraft.nameLimit, missing: KitPhrases.nameMissing))
  static let count = Field("count", \NewTablesDraft.count, TablePhrases.howMany, .text(.decimal), holds: .whole(1...99))
  static let fields = [name, count]

  /// The names of the tables to add.
  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(besides taken: [String]) throws -> [String] {
    var problems = problems
    let count = Int(count) ?? 0
    if !(1...Self.countLimit).contains(count) {
      problems["count"] = TablePhrases.countWrong(Self.countLimit)
    } else if taken.count + count > Self.tableLimit {
      problems["count"] = TablePhrases.tooMany(Self.tableLimit)
    }
    guard problems.isEmpty else { throw problems }
    let names = TableNames(taken: taken)
    if count == 1, names.isTaken(name) { throw Invalid(["name": TablePhrases.nameTaken]) }
    return names.series(name, count: count)
  }
}
