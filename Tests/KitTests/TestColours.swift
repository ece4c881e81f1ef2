import Kit

extension AppColours {
  /// Of an app that lives in a test alone.
  static let test = AppColours(accent: (light: "#333", dark: "#ccc"), fill: "#333", icon: (from: "#999", to: "#333"))
}
