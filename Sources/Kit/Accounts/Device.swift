/// The browser and the machine behind a session, as people tell their devices apart: “Safari on iPhone”.
package struct Device: Hashable, Sendable {
  /// Longer user agents are cut: what they say comes early.
  static let nameLimit = 300

  let browser: String?
  let system: System?

  enum System: String, Sendable {
    case iPhone = "iPhone"
    case iPad = "iPad"
    case android = "Android"
    case windows = "Windows"
    case mac = "Mac"
    case chromeOS = "ChromeOS"
    case linux = "Linux"
  }

  /// Browsers name others besides themselves for compatibility: the first of these that is there is the one.
  private static let browsers = [
    ("EdgA/", "Edge"), ("EdgiOS/", "Edge"), ("Edg/", "Edge"), ("OPR/", "Opera"), ("OPT/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"), ("Vivaldi/", "Vivaldi"), ("FxiOS/", "Firefox"), ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Chromium/", "Chromium"), ("Safari/", "Safari"),
  ]

  private static let systems: [(String, System)] = [
    ("iPhone", .iPhone), ("iPad", .iPad), ("Android", .android), ("Windows", .windows), ("CrOS", .chromeOS),
    ("Macintosh", .mac), ("Linux", .linux),
  ]

  init(userAgent: String) {
    browser = Self.browsers.first { userAgent.contains($0.0) }?.1
    system = Self.systems.first { userAgent.contains($0.0) }?.1
  }

  var name: Phrase {
    switch (browser, system?.rawValue) {
    case (let browser?, let system?):
      Phrase(es: "\(browser) en \(system)", en: "\(browser) on \(system)", pt: "\(browser) em \(system)")
    case (let name?, nil), (nil, let name?): Phrase(verbatim: name)
    case (nil, nil): Phrase(es: "Otro navegador", en: "Another browser", pt: "Outro navegador")
    }
  }
}
