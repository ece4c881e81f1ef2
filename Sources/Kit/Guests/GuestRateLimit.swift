/// How many guests may come. They are bounded by link and by address, and generously: a party, an office or a whole restaurant
/// opens one link within minutes, from behind one address.
enum GuestRateLimit {
  /// By one link. A pool of a company has some hundreds; every name is read when another comes, and stands on the link's page.
  static let inAll = 500
  /// By one link within the span, so that somebody who was sent it does not use it up at once.
  static let atOnce = 200
  /// From one address within the span, by whatever links: a party of sixty finds room on one Wi-Fi, and the others of a link
  /// find room beside somebody who fills it from one place.
  static let ofOneAddress = 80
  static let span = RateLimit.span
}

extension AccountTransaction {
  /// - Throws: ``Invalid`` for the field `name` when as many as may have come by the link.
  func admitGuest(by link: ShareLink) throws {
    let since = now - GuestRateLimit.span
    let row = try connection.row(
      """
      SELECT COUNT(*) AS guests, COUNT(CASE WHEN created_at > \(since) THEN 1 END) AS recent
      FROM kit_guest WHERE share_id = \(link.id)
      """)
    let (guests, recent): (Int, Int) = (try row?["guests"] ?? 0, try row?["recent"] ?? 0)
    if guests >= GuestRateLimit.inAll { throw Invalid(["name": GuestPhrases.linkIsFull(GuestRateLimit.inAll)]) }
    if recent >= GuestRateLimit.atOnce { throw Invalid(["name": GuestPhrases.manyAreComing]) }
  }
}
