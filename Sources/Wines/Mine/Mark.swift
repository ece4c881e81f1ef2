import Kit

/// What somebody keeps a wine as, for themselves alone.
enum Mark: String, CaseIterable, Sendable, PathParameter, SQLBindable, SQLReadable {
  case favourite, wish

  static let topic: Topic = "wines.own-mark"

  init?(pathText: String) { self.init(rawValue: pathText) }
  var pathText: String { rawValue }
}
