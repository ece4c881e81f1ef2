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

  func rule(of app: String) -> String {
    // Safari before 17.5 knows no light-dark(): it shows the light side.
    """
    [data-app=\(app)] {
      --accent: \(accent.light); --accent-fill: \(fill); --from: \(icon.from); --to: \(icon.to);
      @supports (color: light-dark(#000, #fff)) {
        --accent: light-dark(\(accent.light), \(accent.dark));
        @media (prefers-contrast: more) {
          --accent-fill: color-mix(in srgb, \(fill) 80%, #000);
          --accent: light-dark(color-mix(in srgb, \(accent.light) 65%, #000), color-mix(in srgb, \(accent.dark) 40%, #fff))
        }
      }
    }
    """
  }
}
