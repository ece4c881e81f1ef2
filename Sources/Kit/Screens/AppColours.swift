import Crypto

/// The colours by which people know an app, as CSS writes them.
package struct AppColours: Sendable {
  /// Of what can be tapped, on a light and on a dark ground.
  let accent: (light: String, dark: String)
  /// Behind white letters.
  let fill: String
  /// Of its icon's ground, from above to below.
  let icon: (from: String, to: String)

  package init(accent: (light: String, dark: String), fill: String, icon: (from: String, to: String)) {
    (self.accent, self.fill, self.icon) = (accent, fill, icon)
  }

  fileprivate func rule(of app: String) -> String {
    // Safari before 17.5 knows no light-dark(): it shows the light side.
    """
    [data-app=\(app)] {
      --accent: \(accent.light); --accent-fill: \(fill); --from: \(icon.from); --to: \(icon.to);
      @supports (color: light-dark(#000, #fff)) { --accent: light-dark(\(accent.light), \(accent.dark)) }
    }
    """
  }
}

/// The style that tells the apps of a house apart, written of what they say.
struct ColourSheet: Sendable {
  static let name = "colours.css"

  let bytes: [UInt8]
  /// Part of its address, so that browsers may keep it for ever.
  let sum: String

  init(_ apps: [any App]) {
    bytes = Array("@layer tokens {\n\(apps.map { $0.colours.rule(of: $0.id) }.joined(separator: "\n"))\n}\n".utf8)
    sum = SHA256.hash(data: bytes).prefix(6).map { String($0, radix: 16) }.joined()
  }

  /// In the head of a page, behind the style of all pages.
  var link: HTML { "<link rel=\"stylesheet\" href=\"/assets/\(sum)/\(Self.name)\">" }
}
