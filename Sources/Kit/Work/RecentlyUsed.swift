/// A dictionary of what was asked for lately. It has two halves: when the younger is full, the older goes, with all in it that nobody
/// has asked for meanwhile.
package struct RecentlyUsed<Key: Hashable, Value> {
  /// How many a half holds.
  private let most: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  package init(most: Int) {
    self.most = most
  }

  package subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old[key] else { return nil }
      self[key] = value
      return value
    }
    set {
      if young[key] == nil, young.count == most { (old, young) = (young, [:]) }
      young[key] = newValue
    }
  }
}

extension RecentlyUsed: Sendable where Key: Sendable, Value: Sendable {}
