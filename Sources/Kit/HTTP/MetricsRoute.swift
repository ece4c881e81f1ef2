import Crypto
import HTTPTypes

/// What programs that watch over the house ask for. Whoever has the token may, from wherever, and nobody else; in a house
/// without one this machine alone.
enum MetricsRoute {
  static let path = FixedPath(inHouse: "/metrics")

  static func add(to routes: inout Routes) {
    routes.get(path, for: .anyone, answer)
  }

  private static func answer(_ visit: Visit) async throws -> Reply {
    guard mayRead(visit) else { throw Refusal.forbidden(MetricsPhrases.refused) }
    let text = PrometheusText(await visit.house.figures()).text
    return Reply(
      headers: [(.cacheControl, "no-store")],
      body: .bytes(Array(text.utf8), type: "text/plain; version=0.0.4; charset=utf-8"))
  }

  private static func mayRead(_ visit: Visit) -> Bool {
    guard let token = visit.house.settings.metricsToken else { return visit.comesFromThisMachineItself }
    guard let said = visit.headers[.authorization] else { return false }
    return isSame(said, "Bearer \(token)")
  }

  /// Takes as long for a wrong word as for another: digests are compared to their ends.
  private static func isSame(_ one: String, _ two: String) -> Bool {
    SHA256.hash(data: Array(one.utf8)) == SHA256.hash(data: Array(two.utf8))
  }
}

extension Visit {
  /// Whether the one who asks is on this machine, and not only a proxy that asks for somebody. A proxy that is not trusted speaks for
  /// whomever: what it adds to a request shows that it is one, and so does a name that is not this machine's own.
  var comesFromThisMachineItself: Bool {
    let proxies = house.settings.trustedProxies
    guard context.comesFromThisMachine,
      ClientAddress.isLoopback(peer: context.peer, headers: headers, proxies: proxies)
    else { return false }
    if let peer = context.peer, proxies.hold(peer), headers[.xForwardedFor] != nil { return true }
    let isForwarded = [HTTPField.Name.xForwardedFor, .forwarded, .via, .xRealIP].contains { headers[$0] != nil }
    return !isForwarded && Origin.isOfThisMachine(authority)
  }
}

enum MetricsPhrases {
  static let refused = Phrase(
    es: "Las cifras son para quien tenga la clave dada con --metrics-token; si no se ha dado, para este ordenador.",
    en: "The figures are for whoever has the token given by --metrics-token; where none is given, for this computer.",
    pt: "Os números são para quem tiver a chave dada com --metrics-token; se não foi dada, para este computador.")
}

extension HTTPField.Name {
  fileprivate static let forwarded = HTTPField.Name("Forwarded")!
  fileprivate static let xRealIP = HTTPField.Name("X-Real-IP")!
}
