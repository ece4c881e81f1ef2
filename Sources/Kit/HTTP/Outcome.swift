/// What came of a change, for whoever asked without a page.
struct Outcome: Sendable {
  /// Where people are led.
  let link: Link?
  /// The line of activity by which it is taken back.
  let done: ID<Activity>?
  /// The number of the space that it brought about.
  let sequence: Int64?
  /// The id under which it made something.
  let made: String?
  /// Whether this is the answer to an earlier arrival of the same.
  let isRepeated: Bool
}
