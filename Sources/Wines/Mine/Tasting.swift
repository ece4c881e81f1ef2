import Kit

/// That somebody drank a wine, and what they thought of it. Private unless they share it with the space.
struct Tasting: Sendable {
  let id: ID<Tasting>
  let person: ID<Person>
  let personName: String
  let wine: WineNumber
  /// In half stars, 1 to 10; `nil` without an opinion.
  let rating: Int?
  let note: String
  let drunkOn: Day
  /// The vintage, as it was typed; empty when it was not.
  let year: String
  let isShared: Bool

  static let own = Topic("wines.own-tasting", .own)
  static let shared: Topic = "wines.tasting"

  /// Where its activity is told.
  var topic: Topic { isShared ? Self.shared : Self.own }

  static let columns: SQL = "id, person_id, person_name, wine, rating, note, drunk_on, year, is_shared"

  init(_ row: SQLRow) throws {
    id = try row["id"]
    person = try row["person_id"]
    personName = try row["person_name"]
    wine = WineNumber(try row["wine"])
    rating = try row["rating"]
    note = try row["note"]
    let day: Day? = try row["drunk_on"]
    drunkOn = day ?? Day.first
    year = try row["year"]
    isShared = try row["is_shared"]
  }
}

extension Tasting {
  static let added = Event("tasting.added", Phrase(es: "Bebido", en: "Tried", pt: "Bebido"))
  static let changed = Event("tasting.changed", WinesPhrases.changed)
  static let deleted = Event(
    "tasting.deleted", Phrase(es: "Nota eliminada", en: "Note deleted", pt: "Anotação apagada"), undo: .restoring,
    isDeletion: true, undone: WinesPhrases.broughtBack)

  static let events = [added, changed, deleted].map(\.declared)
}

/// What the form of a tasting says.
struct TastingDraft: Hashable, Sendable {
  static let noteLimit = 5_000

  /// In half stars; empty without an opinion.
  var rating: String
  var note: String
  var drunkOn: String
  var year: String
  /// `yes` or `no`.
  var shared: String

  init(_ form: Form) {
    rating = form.trimmed("rating")
    note = form.trimmed("note")
    drunkOn = form.trimmed("drunk_on")
    year = form.trimmed("year")
    shared = form["shared"] == "yes" ? "yes" : "no"
  }

  init(_ tasting: Tasting) {
    rating = tasting.rating.map { String($0) } ?? ""
    note = tasting.note
    drunkOn = tasting.drunkOn.description
    year = tasting.year
    shared = tasting.isShared ? "yes" : "no"
  }

  /// An empty form's values.
  init(on day: Day) {
    (rating, note, drunkOn, year, shared) = ("", "", day.description, "", "no")
  }

  var form: Form {
    Form([("rating", rating), ("note", note), ("drunk_on", drunkOn), ("year", year), ("shared", shared)])
  }

  static var fields: [Merge<TastingDraft>.Field] {
    [
      .init("rating", \.rating), .init("note", \.note), .init("drunk_on", \.drunkOn), .init("year", \.year),
      .init("shared", \.shared),
    ]
  }

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(today: Day) throws -> TastingDraft {
    var problems = Invalid()
    if !rating.isEmpty, !(1...10).contains(Int(rating) ?? 0) { problems["rating"] = MinePhrases.wrongRating }
    problems["note"] = TextRule.optional(note, atMost: Self.noteLimit)
    if let day = Day(drunkOn) {
      if day > today.adding(days: 1) { problems["drunk_on"] = MinePhrases.notYet }
    } else {
      problems["drunk_on"] = MinePhrases.wrongDay
    }
    if !year.isEmpty, !(Int(year).map(WineEntry.yearRange.contains) ?? false) {
      problems["year"] = ImportWords.wrongNumber(year)
    }
    guard problems.isEmpty else { throw problems }
    return self
  }
}
