enum NoticePaths {
  static let notices = FixedPath(inHouse: "/me/notices")
  /// Where a browser says how it is reached; the worker does so by itself when that changes.
  static let devices = FixedPath(inHouse: "/me/notices/devices")
  static let deviceEnd = Path<ID<PushDevice>>(inHouse: "/me/notices/devices/:pushed/end")
  static let silence = FixedPath(inHouse: "/me/notices/silence")
  static let silenceEnd = FixedPath(inHouse: "/me/notices/silence/end")
  static let trial = FixedPath(inHouse: "/me/notices/trial")
}
