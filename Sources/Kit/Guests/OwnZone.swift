/// In which zone a guest reads. They have no settings, and may sit far from the space: their browser says it, in a cookie that its
/// scripts write; until then, and without scripts, it is the space's.
struct OwnZone {
  /// In which the page is written.
  let zone: Zone

  /// Has the browser say which zone it is in; a page that was written in another is fetched again.
  var html: HTML { "<own-zone zone=\"\(zone.identifier)\"></own-zone>" }
}

extension Visit {
  /// As a guest of a space reads: in the browser's language, and in its zone or else the space's.
  func guestLocale(in space: Space) -> ReaderLocale {
    ReaderLocale(
      language: browserLanguage,
      zone: Cookie.zone.value(in: headers).flatMap { Zone($0) } ?? space.zone)
  }
}
