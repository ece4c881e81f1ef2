/// The document around every page: its head, and a body of one kind.
struct Document {
  let title: Phrase
  let locale: ReaderLocale
  let theme: Theme
  /// Names the page's colours: an app's id, `home`, `door` or `paper`.
  let kind: String
  let styles: [StyleSheet]
  /// What makes an app of it that can be put on a home screen.
  var manifest: Link?
  /// Whether tabs stand beside the page.
  var hasTabs = false
  /// What the page follows.
  var live: LiveConnection?
  var preview: LinkPreview?
  /// Where everything can be gone to, for readers who use keys.
  var palette: Link?
  let body: HTML

  private static let library = AssetLibrary.shared

  private static let beginning: HTML = """
    <script type="module" blocking="render" src="/assets/\(library.sum)/js/transitions.js"></script>\
    \(EarlyScript.glideHTML)
    """

  private static let head: HTML = """
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
    <meta name="color-scheme" content="light dark">\
    <meta name="mobile-web-app-capable" content="yes">\
    <meta name="format-detection" content="telephone=no, date=no, address=no, email=no">\
    <link rel="icon" href="/assets/\(library.sum)/icon.svg" type="image/svg+xml">\
    <script type="module" src="/assets/\(library.sum)/js/app.js"></script>
    """

  /// What a home screen is told, where the page belongs on one.
  private var homeScreen: HTML? {
    manifest.map { manifest in
      let name = kind == "home" || kind == "door" ? HomeScreenIcon.house : kind
      return """
        <link rel="manifest" href="\(manifest)" crossorigin="use-credentials">\
        <link rel="apple-touch-icon" href="\(HomeScreenIcon.address(of: name, size: 180))">
        """
    }
  }

  /// The ground of the page, for what the browser draws around it.
  private static let ground = Dictionary(uniqueKeysWithValues: Theme.allCases.map { ($0, ground(of: $0)) })

  private static func ground(of theme: Theme) -> HTML {
    let colours = [("light", "#f2f2f7"), ("dark", "#000000")].filter { theme == .auto || theme.rawValue == $0.0 }
    return colours.html { scheme, colour in
      let media: HTML? = theme == .auto ? " media=\"(prefers-color-scheme: \(scheme))\"" : nil
      return "<meta name=\"theme-color\"\(media) content=\"\(colour)\">"
    }
  }

  /// What scripts say, written once for each language.
  private static let phrases: [Language: HTML] = {
    let phrases: [(String, Phrase)] = [
      ("waiting", WaitingPhrases.waiting), ("undo", KitPhrases.undo), ("pending", WaitingPhrases.pending),
      ("refused", WaitingPhrases.refused), ("unkept", WaitingPhrases.unkept), ("final", KitPhrases.cannotBeUndone),
      ("unsent", WaitingPhrases.unsent), ("signed-out", WaitingPhrases.signedOut), ("unsaved", KitPhrases.unsaved),
      ("offline", KitPhrases.offline), ("again", KitPhrases.again), ("failed", KitPhrases.failed),
      ("kept", KeepingPhrases.asOf), ("delete", KitPhrases.delete), ("close", KitPhrases.close),
      ("gone", KitPhrases.goneTitle), ("saved", EventPhrases.saved), ("done", KitPhrases.done),
      ("lost", KitPhrases.lost),
      ("heard", KitPhrases.heard),
    ]
    let html = phrases.html { "<meta name=\"phrase-\($0.0)\" content=\"\($0.1)\">" }
    return Dictionary(
      uniqueKeysWithValues: Language.allCases.map { language in
        (language, HTML(trusted: html.rendered(for: ReaderLocale(language: language, zone: .utc), at: nil)))
      })
  }()

  /// What scripts say to those who don't see it. Screen readers notice only what comes into a place that they know already.
  private static let said: HTML = "<p class=\"hidden\" id=\"said\" role=\"status\"></p>"

  var html: HTML {
    """
    <!doctype html><html lang="\(locale.language.rawValue)" data-theme="\(theme.rawValue)"\(palette.map { " data-keys=\"\($0)\"" as HTML })><head><meta charset="utf-8">\
    <title>\(title)</title>\(HTML(trusted: styles.map(\.preload).joined()))\(Self.beginning)\(live?.cover)\(HTML(trusted: styles.map(\.link).joined()))\(Self.head)\(homeScreen)\(preview?.html)\(Self.ground[theme])\
    \(Self.phrases[locale.language])</head>\
    <body data-app="\(kind)"\(hasTabs, attribute: "data-tabs")><a class="skip" href="#main">\(KitPhrases.skipToContent)</a>\(live?.html)\(body)\(Self.said)</body></html>
    """
  }
}

/// A page in the middle of nowhere: welcome, sign-in, errors.
struct DoorFrame {
  let screen: any DoorScreen
  let locale: ReaderLocale
  let theme: Theme
  let styles: Styles

  private static let sign: HTML = """
    <span class="door-mark">\(Icon("logo"))</span><p class="door-name" translate="no">Sobremesa</p>
    """

  var page: Page {
    let body: HTML = """
      <main class="door" id="main">\(screen.still?.html ?? Self.sign)\
      <h1>\(screen.title)</h1>\(screen.content)</main>
      """
    let document = Document(
      title: screen.title, locale: locale, theme: theme, kind: "door", styles: styles.ofPage(of: nil),
      manifest: WebManifest.housePath(), preview: screen.preview, body: body)
    return Page(html: document.html, locale: locale, place: nil, sequence: nil)
  }
}

/// What went wrong, and the way back.
struct ErrorScreen: DoorScreen {
  let explanation: ErrorReply.Explanation
  let requestID: String

  var title: Phrase { explanation.title }

  var still: StillLife? {
    switch explanation.status {
    case 404: .chair
    case 410: .envelope
    case 403: .lock
    default: nil
    }
  }

  var content: HTML {
    let identity: HTML? =
      explanation.isFault ? "<p class=\"door-note\">\(KitPhrases.requestID) <code>\(requestID)</code></p>" : nil
    return """
      <p>\(explanation.sentence)</p>\(identity)<a class="button" href="/">\(KitPhrases.toTheStart)</a>
      """
  }
}
