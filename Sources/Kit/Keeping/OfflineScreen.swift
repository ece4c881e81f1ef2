/// In the place of a page that is not kept, when there is no signal: what is kept instead. The worker fetches it ahead in each
/// language, as nobody can ask the house for it then.
struct OfflineScreen: Screen {
  var title: Phrase { KeepingPhrases.title }
  var bar: NavigationBar { NavigationBar() }

  var content: HTML {
    let start = Row(title: KitPhrases.toTheStart, opens: AccountPaths.start())
    return """
      \(StillLife.candle)<p class="notice" data-tone="warning">\(KeepingPhrases.text)</p>\
      <kept-list><p><button type="button" class="button">\(KitPhrases.again)</button></p>\
      <p class="group-note" data-empty hidden>\(KeepingPhrases.nothing)</p>\
      <section class="group" hidden><h2 class="group-title">\(KeepingPhrases.kept)</h2>\
      <ul class="rows">\(start.html)</ul></section></kept-list>
      """
  }

  static let path = Path<String>(inHouse: "/offline/:language")

  static func show(_ visit: Visit, _ language: String) async throws -> Reply {
    guard let language = Language(rawValue: language) else { throw Refusal.notFound }
    let frame = HouseFrame(
      screen: OfflineScreen(), kind: "pane", locale: ReaderLocale(language: language, zone: .utc), theme: .auto,
      styles: visit.house.styles)
    return .page(frame.page)
  }
}
