import Foundation
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
package import Kit
import Logging
import NIOCore
import ServiceLifecycle

/// Serves the house until it is told to stop.
package enum Server {
  /// How long a stop waits for requests under way.
  static let patience = Duration.seconds(3)
  /// How many connections may be open at once, where the machine allows more: each takes some 20 kB.
  static let mostConnections = 8_000

  /// - Parameter apps: those that live in it.
  /// - Throws: ``CannotOpen`` with a sentence for the terminal.
  package static func run(_ configuration: Configuration, apps: [any App] = Suite.apps) async throws {
    try configuration.check()
    try configuration.refuseOpenNetwork()
    try DataFolder.prepare(configuration)
    try await FolderLock.hold(configuration.data) {
      try await open(configuration, apps)
    }
  }

  private static func open(_ configuration: Configuration, _ apps: [any App]) async throws {
    let database = try await Boot.database(configuration, apps: apps)
    let descriptors = Descriptors.raise()
    let connections = min(descriptors.forConnections, mostConnections)
    let house = Boot.house(database, configuration: configuration, apps: apps, streams: descriptors.forStreams)
    try await house.recoverImports()
    try await house.accounts.makePushKey()
    if database.dialect == .sqlite { try await house.schedule.forgetClaims() }
    house.hearOthers()
    let welcome = try await house.accounts.welcomeLink()
    var logger = Logger(label: "sobremesa")
    logger.logLevel = configuration.logsRequests ? .info : .notice
    let door = ControlSocket(house: house, configuration: configuration, logger: logger)
    let application = Application(
      router: Dispatcher(house: house).router(),
      server: try channel(configuration, connections: connections),
      configuration: .init(
        address: .hostname(configuration.host, port: configuration.port), serverName: nil,
        // Whoever finds the queue full is made to wait a second by their own system.
        backlog: connections, availableConnectionsDelegate: .maximum(connections, logger: logger)),
      onServerRunning: { [logger] channel in
        await door.open(port: channel.localAddress?.port)
        ProgramPages.letGo(logger)
        StartupMessage.say(configuration, port: channel.localAddress?.port, welcome: welcome)
      },
      logger: logger)
    try await serve(application, door: door, house: house, logger: logger, configuration: configuration)
    try database.close()
  }

  private static func channel(_ configuration: Configuration, connections: Int) throws -> HTTPServerBuilder {
    let counts = ConnectionCounts(most: connections, proxies: TrustedProxies(configuration.trustedProxies))
    let http = HTTPServerBuilder.http1(
      configuration: .init(
        additionalChannelHandlers: [ConnectionShare(counts), RequestDeadline(counts)],
        // Live streams count as answering.
        idleTimeout: RequestDeadline.nextPatience))
    guard let tls = configuration.tls else { return http }
    return try .tls(http, tlsConfiguration: try Certificate(tls).configuration)
  }

  private static func serve(
    _ application: some Service, door: ControlSocket, house: House, logger: Logger, configuration: Configuration
  ) async throws {
    // Where others go on, people are led to them first.
    let leaving = house.isAlone ? [] : [Ending { await house.readiness.leave() }]
    var services = ServiceGroupConfiguration(
      // Shut down from the last to the first: the streams end before the server waits for its connections.
      services: [
        .init(service: application), .init(service: JobRunner(house: house, logger: logger)), .init(service: door),
        .init(service: Ending { house.live.close() }), .init(service: Ending { await house.imports.close() }),
      ] + leaving.map { .init(service: $0) },
      gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    services.maximumGracefulShutdownDuration = house.isAlone ? patience : Readiness.notice + patience
    do {
      try await ServiceGroup(configuration: services).run()
    } catch is CancellationError {
      // Somebody did not let go of a connection for as long as patience lasts.
    } catch let error as IOError {
      throw cannotListen(
        configuration,
        error.errnoCode == EADDRINUSE
          ? "the port is in use by another program" : String(cString: strerror(error.errnoCode)))
    } catch is SocketAddressError.UnknownHost {
      throw cannotListen(configuration, "this machine knows no \(configuration.host)")
    }
  }

  private static func cannotListen(_ configuration: Configuration, _ reason: String) -> CannotOpen {
    CannotOpen("It is not possible to listen on \(configuration.host):\(configuration.port): \(reason).")
  }

  /// Ends something when the house closes: live streams, so that nobody waits for them; the import that is under way, between two
  /// of its changes, of which the next start takes back what it wrote.
  private struct Ending: Service {
    let end: @Sendable () async -> Void

    func run() async throws {
      try await gracefulShutdown()
      await end()
    }
  }

  /// Runs the jobs of the house and its apps, each beside the others, so that none waits for one that waits.
  private struct JobRunner: Service {
    /// How late a job may be that is due no oftener: short enough that a page showing a match is locked on time.
    static let pause = Duration.seconds(10)

    let house: House
    let logger: Logger

    func run() async {
      let schedule = house.schedule
      await withDiscardingTaskGroup { group in
        for job in schedule.jobs {
          group.addTask { await keepRunning(job, of: schedule) }
        }
      }
    }

    private func keepRunning(_ job: Job, of schedule: Schedule) async {
      do {
        try await cancelWhenGracefulShutdown {
          while true {
            await run(job, of: schedule)
            try await Task.sleep(for: min(Self.pause, job.interval))
          }
        }
      } catch {
        // Being cancelled in its sleep is how it ends.
      }
    }

    private func run(_ job: Job, of schedule: Schedule) async {
      do {
        _ = try await schedule.runIfDue(job)
      } catch is CancellationError {
        // The house closes; the job is still due when it opens.
      } catch {
        logger.error("job", metadata: ["job": "\(job.name)", "error": "\(error)"])
      }
    }
  }
}
