import Kit

/// How far an order has come. Raw values are stored: they never change.
enum OrderState: String, CaseIterable, SQLBindable, SQLReadable {
  case received, preparing, ready
  /// Of deliveries alone.
  case onItsWay = "on_its_way"
  case done, refused, cancelled

  /// Whether the kitchen still has something to do with it.
  var isOpen: Bool {
    switch self {
    case .received, .preparing, .ready, .onItsWay: true
    case .done, .refused, .cancelled: false
    }
  }

  /// Whether nobody is going to eat it: it counts in no report.
  var isVoid: Bool { self == .refused || self == .cancelled }

  static func course(_ way: ServiceType) -> [OrderState] {
    way == .delivery ? [.received, .preparing, .ready, .onItsWay, .done] : [.received, .preparing, .ready, .done]
  }

  /// What it is when it goes another way: only a delivery is on its way.
  func kept(for way: ServiceType) -> OrderState { isVoid || Self.course(way).contains(self) ? self : .ready }

  /// What one tap makes of it; `nil` at the end.
  func next(for way: ServiceType) -> OrderState? { neighbour(1, way) }

  /// What it was before that tap; `nil` at the beginning and of what was refused or cancelled.
  func previous(for way: ServiceType) -> OrderState? { neighbour(-1, way) }

  private func neighbour(_ step: Int, _ way: ServiceType) -> OrderState? {
    let course = Self.course(way)
    guard let index = course.firstIndex(of: self), course.indices.contains(index + step) else { return nil }
    return course[index + step]
  }

  /// Everything that it may become: any later state (a kitchen skips what it has no time to tap), the one before (a tap
  /// by mistake), and refused or cancelled while it is open. What is refused or cancelled stays so; undo is another way.
  func following(for way: ServiceType) -> Set<OrderState> {
    let course = Self.course(way)
    guard let index = course.firstIndex(of: self) else { return [] }
    var following = Set(course.dropFirst(index + 1))
    if let previous = previous(for: way) { following.insert(previous) }
    if self == .received { following.insert(.refused) }
    if isOpen { following.insert(.cancelled) }
    return following
  }

  func canBecome(_ other: OrderState, for way: ServiceType) -> Bool { following(for: way).contains(other) }
}
