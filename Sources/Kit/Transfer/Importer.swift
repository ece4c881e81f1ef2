/// Takes the records of a file that has been read into a space, one after the other. It keeps what it has met from one record to
/// the next, and from one stretch of an import to the next.
///
/// Records are decided upon by reading alone, so that the same code says what a file would do and does it. What is new is
/// written at once, under a mark in `trash_id` under which nobody sees it; what changes something is written in the last change.
package protocol Importer: Sendable {
  /// Whether its records may change what is there, which somebody then sees before it is done.
  static var mayChange: Bool { get }
  /// How many records there are to decide upon.
  var count: Int { get }
  /// What holds for the whole of the file.
  var notices: [Phrase] { get }

  /// What looking at the first record needs.
  mutating func begin(in scope: some SpaceScope) throws
  /// What taking needs; called at the beginning of each change.
  mutating func prepare(_ transaction: SpaceTransaction) throws
  /// Throws ``ImportRefusal``, or `Invalid`, for a record that cannot be taken.
  mutating func decide(_ index: Int, in scope: some SpaceScope) throws -> ImportDecision
  /// Where a record stands, for those that are refused.
  func place(of index: Int) -> String
  /// What the file calls it; may be empty.
  func name(of index: Int) -> String
  /// How much there is to do for a record, as one of a table counts one.
  func weight(of index: Int) -> Int
  /// The figures of the result.
  func facts(_ tally: ImportTally) -> [(name: Phrase, value: Int)]
  /// The last change: shows what lies in the trash under the mark, makes the changes, and notes the activity.
  func conclude(_ taken: ImportTaken, in transaction: SpaceTransaction) throws -> ImportConclusion
}

extension Importer {
  package func name(of index: Int) -> String { "" }
  package static var mayChange: Bool { true }
  package var notices: [Phrase] { [] }
  package mutating func begin(in scope: some SpaceScope) throws {}
  package mutating func prepare(_ transaction: SpaceTransaction) throws { try begin(in: transaction) }
  package func weight(of index: Int) -> Int { 1 }
}

/// What is to become of a record.
package struct ImportDecision: Sendable {
  package enum Outcome: Sendable {
    case added
    case changed([ImportDifference])
    case unchanged
    case refused
  }

  /// A part of the record that is left out, or the whole of it.
  package struct Refused: Sendable {
    package let place: String
    /// What the file calls it; may be empty.
    package let name: String
    package let reason: Phrase

    package init(place: String, name: String = "", reason: Phrase) {
      (self.place, self.name, self.reason) = (place, name, reason)
    }

    /// Where it stands and what it is called.
    var told: Phrase {
      let place = ImportPhrases.place(place)
      return name.isEmpty ? place : Phrase(joining: "\(place): \(name)")
    }
  }

  package let outcome: Outcome
  /// What people know it by, what else there is to say of it, and its price.
  package var title: String
  package var subtitle = ""
  package var value: Phrase?
  /// Tells what is there from what it may become meanwhile.
  package var basis = 0
  /// How many things come in within it.
  package var parts = 0
  package var refused: [Refused] = []
  /// Writes what is new, under the mark.
  package var write: @Sendable (_ transaction: SpaceTransaction, _ mark: ID<ImportRun>) throws -> Void = { _, _ in }

  package init(_ outcome: Outcome, title: String) {
    (self.outcome, self.title) = (outcome, title)
  }

  /// The record is left out.
  package init(refused: [Refused], title: String = "") {
    self.init(.refused, title: title)
    self.refused = refused
  }

  package mutating func refuse(_ place: String, _ reason: Phrase) {
    refused.append(Refused(place: place, reason: reason))
  }
}

/// One field of a thing, as it is and as it would be.
package struct ImportDifference: Hashable, Sendable {
  package let field: Phrase
  package let before: Phrase
  package let after: Phrase
  /// Prices are shown before everything else.
  package let isPrice: Bool

  package init(_ field: Phrase, from before: Phrase, to after: Phrase, isPrice: Bool = false) {
    (self.field, self.before, self.after, self.isPrice) = (field, before, after, isPrice)
  }

  var phrase: Phrase {
    Phrase(joining: "\(field): \(before) → \(after)")
  }
}

/// Why a record is not taken.
package struct ImportRefusal: Error {
  package let reason: Phrase

  package init(_ reason: Phrase) {
    self.reason = reason
  }
}

/// What became of the records of a file.
package struct ImportTally: Sendable {
  package var added = 0
  package var changed = 0
  /// There already, just so.
  package var unchanged = 0
  /// What came in within the records.
  package var parts = 0
  package var refused: [ImportDecision.Refused] = []

  mutating func count(_ decision: ImportDecision) {
    switch decision.outcome {
    case .added: added += 1
    case .changed: changed += 1
    case .unchanged: unchanged += 1
    case .refused: break
    }
    parts += decision.parts
    refused += decision.refused
  }

  /// Before anything was taken, or when nothing was.
  var untaken: ImportTally {
    var tally = self
    (tally.added, tally.changed, tally.parts) = (0, 0, 0)
    return tally
  }

  /// For the terminal.
  var lines: [String] {
    refused.map { "\($0.told.text(in: .en)): \($0.reason.text(in: .en))" }
      + ["\(added) new, \(changed) changed, \(unchanged) unchanged, \(refused.count) wrong"]
  }
}

/// What is there to show and to do in the last change of an import.
package struct ImportTaken: Sendable {
  /// What lies in the trash under it is new.
  package let mark: ID<ImportRun>
  package let tally: ImportTally
}

/// Where an import leads.
package struct ImportConclusion: Sendable {
  /// The line of activity by which it can be taken back.
  package var done: ID<Activity>?
  /// Where the app shows what came in; otherwise the import's own page does.
  package var link: Link?

  package init(done: ID<Activity>? = nil, link: Link? = nil) {
    (self.done, self.link) = (done, link)
  }
}
