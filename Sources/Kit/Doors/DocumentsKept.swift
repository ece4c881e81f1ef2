/// Keeps the documents that programs were told last, by all that they follow from besides the space's state: programs ask often, and
/// mostly for what has not changed.
final class DocumentsKept: Sendable {
  /// Everything but the space's state, whole and not as a sum of it: nobody may find words that make theirs another's.
  struct Question: Hashable, Sendable {
    let space: ID<Space>
    let person: ID<Person>
    /// Changes with what they may do.
    let mark: UInt64
    let locale: ReaderLocale
    let today: Day
    let path: String
    let query: [String]

    init(_ visit: SpaceVisit) {
      (space, person, mark) = (visit.space.id, visit.viewer.person.id, visit.viewer.mark)
      (locale, today, path) = (visit.locale, visit.today, visit.visit.path)
      query = visit.query.fields.flatMap { [$0.name, $0.value] }
    }
  }

  struct Answer: Sendable {
    /// Of the space, at which it was read.
    let sequence: Int64
    let bytes: [UInt8]
    /// What the next stretch is asked for by.
    let next: String?
  }

  /// Larger ones are read each time.
  private static let largest = 64 * 1024
  private let answers = Locked(RecentlyUsed<Question, Answer>(most: 64))

  func answer(to question: Question, at sequence: Int64) -> Answer? {
    answers.withLock { $0[question] }.flatMap { $0.sequence == sequence ? $0 : nil }
  }

  func keep(_ answer: Answer, to question: Question) {
    guard answer.bytes.count <= Self.largest else { return }
    answers.withLock { $0[question] = answer }
  }
}
