import Kit

/// What the form of a tasting says.
struct TastingDraft: Fielded {
  /// In half stars; empty without an opinion.
  var rating = ""
  var note = ""
  var drunkOn = ""
  var year = ""
  /// `yes`, `no`, or `elsewhere`: with the other space in which it is told already.
  var shared = "no"

  static let rating = Field("rating", \TastingDraft.rating, MinePhrases.rating, holds: .whole(1...10), isStored: false)
  static let note = Field("note", \TastingDraft.note, MinePhrases.note, .area(rows: 4), .optional(5_000))
  static let drunkOn = Field(
    "drunk_on", \TastingDraft.drunkOn, KitPhrases.date, .text(.date), .required(10, missing: MinePhrases.wrongDay))
  static let year = Field(
    "year", \TastingDraft.year, WinesPhrases.name(of: .vintage), .text(.decimal), holds: .whole(WineEntry.yearRange))
  static let shared = Field(
    "shared", \TastingDraft.shared, MinePhrases.sharing, holds: .choice(["yes", "no", elsewhere]), isStored: false)

  static let fields = [rating, note, drunkOn, year, shared]

  static let elsewhere = "elsewhere"

  var isShared: Bool { shared == "yes" }

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(today: Day) throws -> TastingDraft {
    var problems = problems
    if !rating.isEmpty, !(1...10).contains(Int(rating) ?? 0) { problems["rating"] = MinePhrases.wrongRating }
    let day = Day(drunkOn)
    if day.map({ $0 > today.adding(days: 1) }) ?? true {
      problems["drunk_on"] = day == nil ? MinePhrases.wrongDay : MinePhrases.notYet
    }
    if !year.isEmpty, !(Int(year).map(WineEntry.yearRange.contains) ?? false) {
      problems["year"] = ImportWords.wrongNumber(year)
    }
    guard problems.isEmpty else { throw problems }
    var draft = self
    if !["yes", Self.elsewhere].contains(shared) { draft.shared = "no" }
    return draft
  }
}

extension TastingDraft {
  init(_ tasting: Tasting) {
    self.init(
      rating: tasting.rating.map { String($0) } ?? "", note: tasting.note, drunkOn: tasting.drunkOn.description,
      year: tasting.year, shared: tasting.isShared ? "yes" : tasting.sharedIn == nil ? "no" : Self.elsewhere)
  }

  /// An empty form's values.
  init(on day: Day) {
    self.init(drunkOn: day.description)
  }
}
