/// What somebody has done on this device without signal. The house knows nothing of it: the page is the same for everybody, and
/// scripts fill in what lies on the device.
struct WaitingScreen: Screen {
  static let path = FixedPath(inSpace: "/waiting")

  static func add(to routes: inout Routes) {
    routes.get(path, for: .member, freshness: .space, keeping: .main) { visit in
      try await visit.show { _ in WaitingScreen(back: visit.space.name) }
    }
    routes.addForAllGuests(.get, path) { visit in
      try await visit.show { _ in WaitingScreen() }
    }
  }

  /// The space to which a member goes back.
  var back: String?

  var title: Phrase { WaitingPhrases.title }

  var bar: NavigationBar {
    NavigationBar(leading: back.map { .back(Phrase(verbatim: $0), to: AccountPaths.springboard()) })
  }

  var content: HTML {
    let nothing = EmptyState(.cup, title: WaitingPhrases.nothing, text: WaitingPhrases.nothingText)
    return """
      <waiting-list old="\(WaitingPhrases.old)" off="\(WaitingPhrases.off)">\(nothing.html)\
      <template>\(Group(rows: [entry]).html)</template></waiting-list>
      """
  }

  /// As the scripts fill it in.
  private var entry: Row {
    Row(
      RowFrame(kind: "waiting-entry"),
      """
      <div class="row-line"><span class="row-text"><span class="row-title"></span><span class="row-subtitle"></span>\
      <span class="waiting-reason" role="note"></span></span></div><div class="waiting-deeds">\(deeds)</div>
      """)
  }

  private var deeds: HTML {
    let deeds: [(String, Phrase)] = [
      ("correct", WaitingPhrases.open), ("again", KitPhrases.again), ("copy", WaitingPhrases.copy),
      ("discard", WaitingPhrases.discard),
    ]
    return deeds.html { "<button type=\"button\" class=\"row-button\" data-deed=\"\($0.0)\">\($0.1)</button>" }
  }
}
