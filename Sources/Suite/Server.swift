import Foundation
import Hummingbird
import Kit
import Logging
import NIOCore
import ServiceLifecycle
import StorageSQLite

/// Serves the house until it is told to stop.
package enum Server {
  /// A connection that says nothing for so long is closed; live streams count as answering.
  static let idleTimeout = TimeAmount.seconds(5)
  /// How long a stop waits for requests under way.
  static let patience = Duration.seconds(3)

  /// - Throws: ``CannotOpen`` with a sentence for the terminal.
  package static func run(_ configuration: Configuration) async throws {
    try Boot.makeFolder(configuration)
    let lock = try FolderLock(configuration)
    defer { withExtendedLifetime(lock) {} }
    let database = try await Boot.database(configuration)
    let house = Boot.house(database, configuration: configuration)
    var logger = Logger(label: "sobremesa")
    logger.logLevel = .notice
    let welcome = try await house.welcomeLink()
    let application = application(house, configuration: configuration, logger: logger) { _ in
      let text = Greeting.text(configuration, url: house.settings.url, welcome: welcome)
      FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }
    do {
      try await serve(application, house: house, logger: logger)
    } catch let error as IOError {
      throw CannotOpen(sentence(for: error, configuration))
    }
    try database.close()
  }

  private static func application(
    _ house: House, configuration: Configuration, logger: Logger,
    whenReady: @escaping @Sendable (any Channel) async -> Void
  ) -> some Service {
    Application(
      router: Dispatcher(house: house).router(),
      server: .http1(configuration: .init(idleTimeout: idleTimeout)),
      configuration: .init(
        address: .hostname(configuration.host, port: configuration.port), serverName: nil),
      onServerRunning: whenReady, logger: logger)
  }

  private static func serve(_ application: some Service, house: House, logger: Logger) async throws {
    var services = ServiceGroupConfiguration(
      services: [
        .init(service: WorkLoop(work: house.work, logger: logger)), .init(service: LiveEnd(house: house)),
        .init(service: application),
      ],
      gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    services.maximumGracefulShutdownDuration = patience
    try await ServiceGroup(configuration: services).run()
  }

  private static func sentence(for error: IOError, _ configuration: Configuration) -> String {
    let address = "\(configuration.host):\(configuration.port)"
    return switch error.errnoCode {
    case EADDRINUSE: "Something else listens on \(address) already: stop it, or choose another port with --port."
    case EACCES: "This program may not listen on \(address): choose a port above 1023 with --port."
    case EADDRNOTAVAIL: "\(configuration.host) is no address of this machine: choose another with --host."
    default: "The house cannot listen on \(address): \(error)"
    }
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
