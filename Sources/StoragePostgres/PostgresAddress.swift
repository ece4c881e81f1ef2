import CPostgres
import Foundation

/// Where the database is: `postgres://name@host/database`, or a list of settings as libpq has them. A password is better left to
/// `PGPASSFILE`, `PGPASSWORD` or a service file, which libpq reads by itself.
package struct PostgresAddress: Sendable {
  private let text: String
  private let password: String?
  /// As the server knows whoever comes by it.
  private let name: String

  package init(_ text: String, as name: String) {
    (self.text, self.name) = (text, name)
    password = URLComponents(string: text)?.password
  }

  /// As it may be shown and logged.
  package var shown: String { hidingPassword(in: text) }

  func hidingPassword(in message: String) -> String {
    guard let password, !password.isEmpty else { return message }
    let encoded = URLComponents(string: text)?.percentEncodedPassword ?? password
    return message.replacing(encoded, with: "…").replacing(password, with: "…")
  }

  func connect() -> OpaquePointer? {
    // What the address says counts more than what stands before it.
    let settings = [
      ("application_name", name), ("client_encoding", "UTF8"), ("connect_timeout", "5"),
      ("tcp_user_timeout", "10000"), ("keepalives_idle", "10"), ("dbname", text),
    ]
    return withStrings(settings.map(\.0)) { keywords in
      withStrings(settings.map(\.1)) { values in PQconnectdbParams(keywords, values, 1) }
    }
  }

  private func withStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let pointers = copies.map { $0.map { UnsafePointer($0) } } + [nil]
    return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}
