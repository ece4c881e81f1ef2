import Foundation
import Kit

/// What the person who runs the house may decide, by flag or by environment.
package struct Configuration: Sendable {
  package var host: String
  package var port: Int
  /// The folder of the database and its backups.
  package var data: String
  /// The address of a PostgreSQL database that keeps the data instead of a file in the folder.
  package var database: String?
  /// The address by which people reach the house, when it is another than where it listens.
  package var url: String?
  /// Fills a fresh home with sample content.
  package var demo: Bool

  package var tls: TLS?
  /// Serves people on a private network without encryption.
  package var isOpenToLAN: Bool
  /// The addresses of proxies whose word on where a request comes from counts.
  package var trustedProxies: Set<String>
  /// Notes each request in the log.
  package var logsRequests: Bool
  /// The names of sites that may be asked although they lie on this machine or its network.
  package var fetchHosts: Set<String>
  /// The names of push services that may lie there.
  package var pushHosts: Set<String>

  /// What lets programs that watch over the house read its figures from elsewhere than this machine.
  package var metricsToken: String?
  /// How the log writes its lines.
  package var logFormat: LogFormat

  /// The PEM files of a certificate with its chain, and of its key.
  package struct TLS: Sendable {
    package let certificate: String
    package let key: String

    package init(certificate: String, key: String) {
      (self.certificate, self.key) = (certificate, key)
    }
  }

  package init(
    host: String = "127.0.0.1", port: Int = 8080, data: String = "data", database: String? = nil,
    url: String? = nil, demo: Bool = false, tls: TLS? = nil, isOpenToLAN: Bool = false,
    trustedProxies: Set<String> = [], logsRequests: Bool = false,
    fetchHosts: Set<String> = [], pushHosts: Set<String> = [], metricsToken: String? = nil,
    logFormat: LogFormat = .logfmt
  ) {
    (self.host, self.port, self.data, self.database) = (host, port, data, database)
    self.url = url.map(InternationalName.ascii(inAddress:))
    (self.demo, self.tls, self.isOpenToLAN, self.trustedProxies) = (demo, tls, isOpenToLAN, trustedProxies)
    (self.logsRequests, self.fetchHosts, self.pushHosts) = (logsRequests, fetchHosts, pushHosts)
    (self.metricsToken, self.logFormat) = (metricsToken, logFormat)
  }

  /// The base of the links that leave the house.
  package var address: String {
    url ?? networkAddresses.first ?? base(Self.isEveryAddress(host) ? "127.0.0.1" : host)
  }

  /// The addresses of this machine on its network by which people come in, where it listens on all of them. Unless any private
  /// address is taken for its name, that is the one that it calls itself.
  var networkAddresses: [String] {
    guard Self.isEveryAddress(host) else { return [] }
    let own = OwnAddress.onNetwork
    return (isOpenToLAN ? own : Array(own.prefix(url == nil ? 1 : 0))).map(base)
  }

  private func base(_ name: String) -> String { "\(tls == nil ? "http" : "https")://\(name):\(port)" }

  /// The address by which this machine reaches the house: the only one that is let in while nobody has a password.
  func addressHere(url: String?) -> String {
    if let url, let name = URLComponents(string: url)?.host, Self.ownNames.contains(name) { return url }
    let name = Self.ownNames.contains(host) && host != "::1" ? host : "127.0.0.1"
    return base(name)
  }

  private static let ownNames: Set<String> = ["127.0.0.1", "::1", "localhost"]

  private static func isEveryAddress(_ host: String) -> Bool { ["0.0.0.0", "::", "*"].contains(host) }

  private var listensToThisMachineAlone: Bool { Self.ownNames.contains(host) }

  /// Whether others on the network look for this machine by the name it has there.
  var isReachedByOwnName: Bool { !listensToThisMachineAlone && (isOpenToLAN || tls != nil) }

  /// - Throws: ``CannotOpen`` when passwords would cross a network in the clear without anybody having said so.
  func refuseOpenNetwork() throws {
    guard !listensToThisMachineAlone, tls == nil, !isOpenToLAN else { return }
    throw CannotOpen(
      """
      On \(host) everybody on the way could read along. Give a certificate (--tls-certificate, --tls-key), put a proxy in \
      front and listen on 127.0.0.1, or say --insecure-lan for a network that you trust.
      """)
  }

  static let databaseName = "sobremesa.sqlite"

  package var databasePath: String { "\(data)/\(Self.databaseName)" }
  /// Where the data lies, as it may be shown.
  var place: String { database.map(StorageEngine.shown) ?? databasePath }
  /// Where the copies lie that the house makes of itself.
  package var backups: String { "\(data)/backups" }

  /// - Throws: ``CannotOpen`` when something that was typed cannot mean what it should.
  func check() throws {
    if let database { try StorageEngine.check(server: database) }
    guard (0...65_535).contains(port) else { throw CannotOpen("\(port) is no port: they go from 1 to 65535.") }
    if let url, !Self.isAddress(url) {
      throw CannotOpen(
        "--url is \(url). It has to be an address such as https://casa.example.org, without anything after the name and port."
      )
    }
    if let metricsToken, !Self.isToken(metricsToken) {
      throw CannotOpen(
        "--metrics-token has to have \(Self.shortestToken) letters and digits or more, without spaces. `openssl rand -hex 16` makes one."
      )
    }
    if let proxy = trustedProxies.sorted().first(where: { InternetNetwork($0) == nil }) {
      throw CannotOpen(
        "--trusted-proxy is \(proxy). It has to be an address such as 127.0.0.1, or a range such as 172.18.0.0/16.")
    }
  }

  /// Fewer letters are soon guessed.
  private static let shortestToken = 16

  private static func isToken(_ text: String) -> Bool {
    text.utf8.count >= shortestToken && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  private static func isAddress(_ url: String) -> Bool {
    guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), parts.host?.isEmpty == false
    else { return false }
    return ["", "/"].contains(parts.path) && parts.query == nil && parts.fragment == nil && parts.user == nil
  }
}

/// Why the house cannot be opened: one sentence for the person at the terminal.
package struct CannotOpen: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
