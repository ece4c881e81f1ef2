import HTTPTypes
import Hummingbird

/// The cookie that holds a session's secret.
enum SessionCookie {
  /// In seconds; browsers keep no cookie longer. The house ends a session that isn't used long before: see ``Session``.
  private static let lifetime = 400 * 24 * 3600

  /// Browsers accept the `__Host-` prefix over HTTPS only; on the loopback the same cookie goes without it.
  static func name(_ settings: House.Settings) -> String {
    settings.isSecure ? "__Host-sobremesa" : "sobremesa"
  }

  static func token(in request: Request, settings: House.Settings) -> String? {
    value(of: name(settings), in: request.headers)
  }

  static func value(of name: String, in headers: HTTPFields) -> String? {
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

  static func setting(_ token: String, settings: House.Settings) -> (name: String, value: String) {
    header(name(settings), token, maxAge: lifetime, settings)
  }

  static func removing(_ settings: House.Settings) -> (name: String, value: String) {
    header(name(settings), "", maxAge: 0, settings)
  }

  static func header(
    _ name: String, _ value: String, maxAge: Int, _ settings: House.Settings
  ) -> (name: String, value: String) {
    let secure = settings.isSecure ? "; Secure" : ""
    return ("Set-Cookie", "\(name)=\(value); Path=/; Max-Age=\(maxAge); HttpOnly; SameSite=Lax\(secure)")
  }
}
