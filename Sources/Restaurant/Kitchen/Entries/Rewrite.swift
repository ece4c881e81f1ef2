/// What somebody wrote over a value that others may have changed since.
struct Rewrite<Value: Equatable & Sendable>: Sendable {
  var typed: Value
  /// What it was written over; the same while nothing was written.
  var shown: Value
  let now: Value

  init(typed: Value, shown: Value, now: Value) {
    (self.typed, self.shown, self.now) = (typed, shown, now)
  }

  /// A value that the form leaves as it is.
  init(_ now: Value) {
    self.init(typed: now, shown: now, now: now)
  }

  var isTouched: Bool { typed != shown }
  /// As it is going to be.
  var value: Value { isTouched ? typed : now }
  /// `nil` when nothing becomes of it.
  var change: Value? { value == now ? nil : value }
  /// Whether somebody else made something different of it meanwhile.
  var isContested: Bool { change != nil && now != shown }
}
