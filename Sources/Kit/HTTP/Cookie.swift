import HTTPTypes

/// A cookie of the house. Browsers keep none for longer than 400 days.
struct Cookie {
  private let name: String
  private let days: Int
  private let isSecure: Bool

  /// Browsers accept the `__Host-` prefix over HTTPS only; on the loopback the same cookie goes without it.
  private init(_ ending: String, days: Int, _ settings: House.Settings) {
    self.init(
      name: (settings.isSecure ? "__Host-sobremesa" : "sobremesa") + ending, days: days, isSecure: settings.isSecure)
  }

  /// Holds a session's secret. The house ends a session that isn't used long before it: see ``Session``.
  static func session(_ settings: House.Settings) -> Cookie { Cookie("", days: 400, settings) }

  /// Of a guest: one for each link, of no use for anything else.
  static func guest(of link: ID<ShareLink>, _ settings: House.Settings) -> Cookie {
    Cookie("-\(link)", days: 180, settings)
  }

  /// Of a visitor: one for each public address. It is minted when the first page is shown, so that whatever the browser then
  /// sends twice comes from the same visitor, and stored when something is changed.
  static func visitor(at publicPage: ID<PublicPage>, _ settings: House.Settings) -> Cookie {
    Cookie("-\(publicPage)", days: 400, settings)
  }

  /// In which language somebody reads at public addresses.
  static func language(_ settings: House.Settings) -> Cookie { Cookie("-language", days: 400, settings) }

  /// Who has put off on this device to choose how they will sign in again. While it lasts, nobody reminds them.
  static func putOff(_ settings: House.Settings) -> Cookie { Cookie("-later", days: 30, settings) }

  /// Which style the browser has been brought.
  static func style(_ settings: House.Settings) -> Cookie { Cookie("-style", days: 400, settings) }

  /// Which the scripts write: see ``WindowWidth``.
  static let windowWidth = Cookie(name: "sobremesa-width", days: 400, isSecure: false)

  /// Which the scripts of guests' pages write: see ``OwnZone``.
  static let zone = Cookie(name: "sobremesa-zone", days: 400, isSecure: false)

  private init(name: String, days: Int, isSecure: Bool) {
    (self.name, self.days, self.isSecure) = (name, days, isSecure)
  }

  func value(in headers: HTTPFields) -> String? {
    guard let header = headers[.cookie] else { return nil }
    for pair in header.utf8.split(separator: UInt8(ascii: ";")) {
      let cookie = pair.drop { $0 == UInt8(ascii: " ") }
      guard cookie.starts(with: name.utf8), cookie.dropFirst(name.utf8.count).first == UInt8(ascii: "=") else {
        continue
      }
      return String(cookie.dropFirst(name.utf8.count + 1))
    }
    return nil
  }

  func setting(_ value: String) -> (name: HTTPField.Name, value: String) { header(value, seconds: days * 24 * 3600) }

  var removing: (name: HTTPField.Name, value: String) { header("", seconds: 0) }

  private func header(_ value: String, seconds: Int) -> (name: HTTPField.Name, value: String) {
    let secure = isSecure ? "; Secure" : ""
    return (.setCookie, "\(name)=\(value); Path=/; Max-Age=\(seconds); HttpOnly; SameSite=Lax\(secure)")
  }
}
