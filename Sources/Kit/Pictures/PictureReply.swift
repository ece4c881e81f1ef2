extension Reply {
  /// A picture, which never changes under its address: the browser keeps it and asks no more.
  package static func picture(_ picture: Picture) -> Reply {
    Reply(
      headers: [(.cacheControl, "private, max-age=31536000, immutable")],
      body: .bytes(picture.bytes, type: picture.kind.rawValue))
  }
}
