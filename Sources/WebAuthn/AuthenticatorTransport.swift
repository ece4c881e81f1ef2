/// How a browser reaches the authenticator; it is given back to browsers as a hint.
package enum AuthenticatorTransport: String, CaseIterable, Sendable {
  case usb, nfc, ble, hybrid
  case inside = "internal"
  case smartCard = "smart-card"

  /// Those that a list with commas names; others are left out.
  package static func all(in text: String) -> [AuthenticatorTransport] {
    let names = Set(text.split(separator: ",").map(String.init))
    return allCases.filter { names.contains($0.rawValue) }
  }
}
