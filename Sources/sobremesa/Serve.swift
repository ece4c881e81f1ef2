import ArgumentParser
import Foundation
import Suite

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Serves the house until it is told to stop.")

  @Option(help: "The address to listen on (SOBREMESA_HOST). [default: 127.0.0.1]")
  var host: String?

  @OptionGroup var address: AddressOptions

  @OptionGroup var data: DataOptions

  @Option(
    help: "A PEM file with the certificate and its chain; read again when it changes (SOBREMESA_TLS_CERTIFICATE).")
  var tlsCertificate: String?

  @Option(help: "The PEM file of the certificate's key (SOBREMESA_TLS_KEY).")
  var tlsKey: String?

  @Option(
    help:
      "The address of a proxy whose X-Forwarded-For counts, or a range such as 172.18.0.0/16; may be repeated (SOBREMESA_TRUSTED_PROXIES)."
  )
  var trustedProxy: [String] = []

  @Option(
    help: "The name of a site on a private network that may be fetched from; may be repeated (SOBREMESA_FETCH_HOSTS).")
  var fetchHost: [String] = []

  @Option(
    help: "The name of a push service of your own on a private network; may be repeated (SOBREMESA_PUSH_HOSTS).")
  var pushHost: [String] = []

  @Flag(help: "Serves a private network without encryption: whoever is on it can read along.")
  var insecureLan = false

  @Flag(help: "Notes each request in the log, by its route and never by its address.")
  var logRequests = false

  @Option(
    help: """
      By which alone programs read the figures at /metrics, as a bearer token; better by the environment, where others on the \
      machine don't see it (SOBREMESA_METRICS_TOKEN).
      """)
  var metricsToken: String?

  @Option(help: "How the log is written, logfmt or json (SOBREMESA_LOG_FORMAT). [default: logfmt]")
  var logFormat: String?

  @Flag(help: "Fills a fresh home with sample content.")
  var demo = false

  func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    try await orExplain {
      let format = try LogFormat(named: logFormat ?? environment["SOBREMESA_LOG_FORMAT"])
      format.begin()
      try await Server.run(
        Configuration(
          host: host ?? environment["SOBREMESA_HOST"] ?? "127.0.0.1", port: try address.chosenPort(),
          data: data.folder, database: data.chosenDatabase, url: address.chosenURL, demo: demo,
          tls: try tls(environment), isOpenToLAN: insecureLan,
          trustedProxies: named(trustedProxy, else: environment["SOBREMESA_TRUSTED_PROXIES"]),
          logsRequests: logRequests, fetchHosts: named(fetchHost, else: environment["SOBREMESA_FETCH_HOSTS"]),
          pushHosts: named(pushHost, else: environment["SOBREMESA_PUSH_HOSTS"]),
          metricsToken: metricsToken ?? Self.said(environment["SOBREMESA_METRICS_TOKEN"]), logFormat: format))
    }
  }

  /// What stands after a name; a file of settings may hold names with nothing after them.
  private static func said(_ value: String?) -> String? {
    value?.isEmpty == true ? nil : value
  }

  private func tls(_ environment: [String: String]) throws -> Configuration.TLS? {
    let certificate = tlsCertificate ?? environment["SOBREMESA_TLS_CERTIFICATE"]
    let key = tlsKey ?? environment["SOBREMESA_TLS_KEY"]
    switch (certificate, key) {
    case (nil, nil): return nil
    case (let certificate?, let key?): return Configuration.TLS(certificate: certificate, key: key)
    default: throw CannotOpen("A certificate needs its key: give --tls-certificate and --tls-key together.")
    }
  }

  /// What the flags say, or else the list between commas.
  private func named(_ flags: [String], else list: String?) -> Set<String> {
    Set(flags.isEmpty ? list?.split(separator: ",").map(String.init) ?? [] : flags)
  }
}
