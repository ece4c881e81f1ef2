import Foundation
import Hummingbird
import Kit
import Logging
import NIOCore
import ServiceLifecycle

/// Serves the house until it is told to stop.
package enum Server {
  /// A connection that says nothing for so long is closed; live streams count as answering.
  static let idleTimeout = TimeAmount.seconds(5)
  /// How long a stop waits for requests under way.
  static let patience = Duration.seconds(3)

  package static func run(_ configuration: Configuration) async throws {
    let database = try await Boot.database(configuration)
    let house = Boot.house(database, configuration: configuration)
    var logger = Logger(label: "sobremesa")
    logger.logLevel = .notice
    let application = Application(
      router: Dispatcher(house: house).router(),
      server: .http1(configuration: .init(idleTimeout: idleTimeout)),
      configuration: .init(
        address: .hostname(configuration.host, port: configuration.port), serverName: nil),
      onServerRunning: { _ in print(Greeting.text(configuration)) },
      logger: logger)
    var services = ServiceGroupConfiguration(
      services: [.init(service: LiveEnd(house: house)), .init(service: application)],
      gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    services.maximumGracefulShutdownDuration = patience
    let group = ServiceGroup(configuration: services)
    try await group.run()
    try database.close()
  }

  /// Ends the live streams when the house closes, so that nobody waits for them.
  private struct LiveEnd: Service {
    let house: House

    func run() async throws {
      try await gracefulShutdown()
      house.live.close()
    }
  }
}
