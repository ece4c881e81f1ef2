import Foundation

/// Something that can happen to a thing of an app: declared once beside the thing, noted by ``SpaceTransaction/record(_:of:fields:)``, told
/// in activity, and taken back where it can be.
///
/// `Detail` is what the line of activity keeps besides the subject and the fields that changed: what its sentence needs, or
/// what taking it back does.
package struct Event<Detail: Codable & Sendable>: Sendable {
  /// `noun.participle`; never changes once released.
  package let name: String
  /// Of what kind of thing it tells.
  let noun: Noun?
  let undo: Reversal<Detail>
  let isDeletion: Bool
  let says: @Sendable (Occurrence<Detail>) -> Phrase
  let saysUndone: @Sendable (Occurrence<Detail>) -> Phrase
  let deed: @Sendable (Occurrence<Detail>) -> Phrase

  var isUndoable: Bool { if case .never = undo { false } else { true } }

  /// - Parameters:
  ///   - noun: the kind of thing, by which a line tells of several; `nil` where what one line says need not hold for the others, or where
  ///     it tells of several itself.
  ///   - undo: how it is taken back.
  ///   - isDeletion: whether the thing waits in the trash, where people look for it.
  ///   - says: the toast, and the line among what happened in the space.
  ///   - undone: the same once it has been taken back.
  ///   - deed: what somebody did, on the thing's own page: “Ana deleted it”.
  package init(
    _ name: String, of noun: Noun? = nil, undo: Reversal<Detail> = .never, isDeletion: Bool = false,
    says: @escaping @Sendable (Occurrence<Detail>) -> Phrase,
    undone: (@Sendable (Occurrence<Detail>) -> Phrase)? = nil,
    deed: (@Sendable (Occurrence<Detail>) -> Phrase)? = nil
  ) {
    (self.name, self.noun, self.undo, self.isDeletion, self.says) = (name, noun, undo, isDeletion, says)
    let back = noun?.backAgain ?? EventPhrases.backAgain
    let undone = undone ?? { EventPhrases.line(back, $0.title) }
    saysUndone = undone
    self.deed =
      deed ?? { occurrence in
        EventPhrases.deed(
          occurrence.isUndoing ? undone(occurrence) : says(occurrence), by: occurrence.activity.authorName)
      }
  }
}

extension Event {
  /// An event that reads “Stake paid: Ana”.
  /// - Parameters:
  ///   - words: what stands before the title. They say what kind of thing it is.
  ///   - undone: the same once it has been taken back.
  package init(
    keeping: Detail.Type, _ name: String, _ words: Phrase, of noun: Noun? = nil, undo: Reversal<Detail> = .never,
    isDeletion: Bool = false, undone: Phrase? = nil, deed: (@Sendable (Occurrence<Detail>) -> Phrase)? = nil
  ) {
    let undone = undone ?? noun?.backAgain ?? EventPhrases.backAgain
    self.init(
      name, of: noun, undo: undo, isDeletion: isDeletion, says: { EventPhrases.line(words, $0.title) },
      undone: { EventPhrases.line(undone, $0.title) }, deed: deed)
  }
}

extension Event where Detail == NoDetail {
  /// One that keeps nothing of its own.
  package init(
    _ name: String, _ words: Phrase, of noun: Noun? = nil, undo: Reversal<NoDetail> = .never, isDeletion: Bool = false,
    undone: Phrase? = nil, deed: (@Sendable (Occurrence<NoDetail>) -> Phrase)? = nil
  ) {
    self.init(
      keeping: NoDetail.self, name, words, of: noun, undo: undo, isDeletion: isDeletion, undone: undone, deed: deed)
  }

  /// One that says what any thing may meet with: “New customer: Ana”.
  package init(
    _ name: String, _ words: KeyPath<Noun, Phrase>, of noun: Noun, undo: Reversal<NoDetail> = .never,
    isDeletion: Bool = false, undone: Phrase? = nil, deed: (@Sendable (Occurrence<NoDetail>) -> Phrase)? = nil
  ) {
    self.init(
      name, noun[keyPath: words], of: noun, undo: undo, isDeletion: isDeletion, undone: undone, deed: deed)
  }

  /// A thing goes into the trash.
  package static func deletion(
    _ name: String, of noun: Noun, deed: (@Sendable (Occurrence<NoDetail>) -> Phrase)? = nil
  ) -> Event {
    Event(name, \.deleted, of: noun, undo: .restoring, isDeletion: true, deed: deed)
  }

  /// Several go there at once.
  package static func deletion(
    _ name: String, ofSeveral noun: Noun, deed: (@Sendable (Occurrence<NoDetail>) -> Phrase)? = nil
  ) -> Event {
    Event(name, noun.severalDeleted, undo: .restoring, isDeletion: true, undone: noun.severalBack, deed: deed)
  }
}

/// What an event keeps that keeps nothing of its own.
package struct NoDetail: Codable, Sendable {
  package init() {}
}

/// How an event is taken back.
package enum Reversal<Detail: Codable & Sendable>: Sendable {
  case never
  /// What it put into the trash comes back.
  case restoring
  case by(@Sendable (Occurrence<Detail>, SpaceTransaction) throws -> Void)
}

/// One time at which an event happened, with what it kept then.
package struct Occurrence<Detail: Codable & Sendable>: Sendable {
  package let activity: Activity
  /// `nil` for what was noted before the event kept any.
  package let detail: Detail?

  package var title: String { activity.subject.title }
  package var fields: [FieldChange] { activity.fields }
  /// Who did it, by the name of that moment.
  package var author: String { activity.author.name }
  /// Whether this tells of its being taken back.
  package var isUndoing: Bool { activity.isUndoing }

  /// The id of the thing it happened to.
  package func subject<Of>(_ type: Of.Type = Of.self) throws -> ID<Of> {
    guard let id = ID<Of>(activity.subject.id) else { throw Refusal.notFound }
    return id
  }

  /// What the event kept, where taking it back cannot do without.
  /// - Throws: ``Refusal/gone(_:)`` when it was noted before the event kept any.
  package func kept() throws -> Detail {
    guard let detail else { throw Refusal.gone(KitPhrases.cannotBeUndone) }
    return detail
  }

  /// What one of the fields was and became.
  package func change(of field: String) -> FieldChange? {
    fields.first { $0.field == field }
  }

  init(_ activity: Activity) {
    self.activity = activity
    do {
      detail = try activity.detail.map { try JSONDecoder().decode(Detail.self, from: Data($0.utf8)) }
    } catch {
      // Written by another version of the event; its sentence does without.
      detail = nil
    }
  }
}

extension Activity {
  /// Whether its event kept something of its own; lines of before did not.
  package var keepsDetail: Bool { detail != nil }

  /// What the line tells of, when it tells of this event having happened.
  package func occurrence<Detail>(of event: Event<Detail>) -> Occurrence<Detail>? {
    self.event == event.name && !isUndoing ? Occurrence(self) : nil
  }

  /// Whether the line tells of this event having happened.
  package func tells(of event: Event<some Any>) -> Bool {
    self.event == event.name && !isUndoing
  }
}

extension SpaceTransaction {
  /// Notes that something happened to a thing, and what it has to keep. Every change leaves at least one such line.
  /// - Returns: the line's id, which is also the id by which the change is undone where it can be.
  @discardableResult
  package func record<Detail>(
    _ event: Event<Detail>, of subject: Subject, fields: [FieldChange] = [], _ detail: Detail
  ) throws -> ID<Activity> {
    try note(event, of: subject, fields: fields, String(decoding: JSONEncoder().encode(detail), as: UTF8.self))
  }

  /// Notes that something happened to a thing. Every change leaves at least one such line.
  /// - Returns: the line's id, which is also the id by which the change is undone where it can be.
  @discardableResult
  package func record(_ event: Event<NoDetail>, of subject: Subject, fields: [FieldChange] = []) throws -> ID<Activity>
  {
    try note(event, of: subject, fields: fields, nil)
  }

  /// Notes that something happened to several things at once: one line, which the page of each of them tells.
  package func record<Detail>(
    _ event: Event<Detail>, ofAll things: [Subject], _ detail: Detail
  ) throws -> ID<Activity> {
    let line = try record(event, of: .several(things), detail)
    try Activity.note(line, of: things.dropFirst().map(\.id), in: self)
    return line
  }

  /// The same of an event that keeps nothing of its own.
  package func record(_ event: Event<NoDetail>, ofAll things: [Subject]) throws -> ID<Activity> {
    let line = try record(event, of: .several(things))
    try Activity.note(line, of: things.dropFirst().map(\.id), in: self)
    return line
  }

  private func note<Detail>(
    _ event: Event<Detail>, of subject: Subject, fields: [FieldChange], _ detail: String?
  ) throws -> ID<Activity> {
    try insert(
      Activity(
        id: mint.id(), sequence: sequence, event: event.name, isUndoing: false, subject: subject, fields: fields,
        detail: detail,
        author: author, at: now, undo: event.isUndoable ? .possible : .never, audience: audience))
  }
}
