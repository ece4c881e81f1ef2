import Foundation
import Testing

@testable import Kit
@testable import Suite

/// What the tokens are worth to somebody: in a theme, on a screen of a width, in an app, on a page or on a sheet.
struct Palette: CustomStringConvertible {
  struct Theme: CaseIterable, CustomStringConvertible {
    let isDark, isWide, hasMoreContrast: Bool

    static let allCases = [false, true].flatMap { isDark in
      [false, true].flatMap { isWide in
        [false, true].map { Theme(isDark: isDark, isWide: isWide, hasMoreContrast: $0) }
      }
    }

    var description: String {
      "\(isDark ? "dark" : "light")\(isWide ? ", wide" : "")\(hasMoreContrast ? ", more contrast" : "")"
    }

    /// Whether what stands within all of these holds here; `nil` where it depends on what has no colour.
    func holds(_ within: [String]) -> Bool {
      within.allSatisfy { condition in
        switch condition {
        case "@layer tokens", ":root": true
        case "@media (width >= 48em)": isWide
        case "@media (prefers-contrast: more)": hasMoreContrast
        case "@supports (color: light-dark(#000, #fff))": true
        default: false
        }
      }
    }
  }

  let theme: Theme
  /// Without one, of the house itself.
  let app: (any App)?
  let isSheet: Bool
  private var values: [String: String] = [:]

  var description: String { "\(theme), \(app?.id ?? "house")\(isSheet ? ", sheet" : "")" }

  init(_ theme: Theme, app: (any App)? = nil, isSheet: Bool = false, files: [StyleFile]) {
    (self.theme, self.app, self.isSheet) = (theme, app, isSheet)
    take(files.first { $0.path == "css/02-tokens.css" }, of: [":root", ":is([data-app=home], [data-app=door])"])
    if let app {
      take(StyleFile(path: "", text: app.colours.rule(of: app.id)), of: ["[data-app=\(app.id)]"])
    }
    if isSheet {
      take(files.first { $0.path == "css/10-layout.css" }, of: [".panes[data-kind=sheet] > .pane"], regardless: true)
    }
  }

  private mutating func take(_ file: StyleFile?, of selectors: Set<String>, regardless: Bool = false) {
    for declaration in file?.declarations ?? [] where declaration.property.hasPrefix("--") {
      let conditions = declaration.within.filter { !selectors.contains($0) }
      guard conditions.count < declaration.within.count else { continue }
      if regardless || theme.holds(conditions) { values[declaration.property] = declaration.value }
    }
  }

  /// - Parameter text: as the styles write it: `var(--label)`, `color-mix(in srgb, var(--accent) 12%, var(--surface))`.
  func colour(_ text: some StringProtocol) throws -> Colour {
    let text = text.trimmingPrefix(while: \.isWhitespace)
    if text == "transparent" { return .none }
    if let hex = Colour(hex: text) { return hex }
    let (function, arguments) = try Self.call(String(text))
    switch function {
    case "var": return try colour(#require(values[arguments[0]], "\(arguments[0]) in \(self)"))
    case "light-dark": return try colour(arguments[theme.isDark ? 1 : 0])
    case "color-mix":
      let (part, share) = try #require(Self.share(of: arguments[1]))
      return try colour(part).mixed(with: colour(arguments[2]), share: share)
    default: throw Unknown(text: String(text))
    }
  }

  /// What is seen where one lies upon the other.
  /// - Parameter layers: from the lowest, which is whole.
  func ground(_ layers: [String]) throws -> Colour {
    try layers.dropFirst().reduce(colour(layers[0])) { try colour($1).over($0) }
  }

  private static func call(_ text: String) throws -> (function: String, arguments: [String]) {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { throw Unknown(text: text) }
    var arguments = [""]
    var depth = 0
    for letter in text[text.index(after: open)...].dropLast() {
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      if letter == ",", depth == 0 { arguments.append("") } else { arguments[arguments.count - 1].append(letter) }
    }
    return (String(text[..<open]), arguments.map { $0.trimmingCharacters(in: .whitespaces) })
  }

  /// `var(--accent) 12%`.
  private static func share(of text: String) -> (String, Double)? {
    guard let space = text.lastIndex(of: " "), let percent = Double(text[space...].dropFirst().dropLast()) else {
      return nil
    }
    return (String(text[..<space]), percent / 100)
  }

  struct Unknown: Error { let text: String }
}
