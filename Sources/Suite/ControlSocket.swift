import Foundation
import Kit
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle

/// The house's door to the terminal of its own machine: a socket in its folder that its owner alone can open.
struct ControlSocket: Service {
  private static let longestLine = 4_096

  private let house: House
  private let configuration: Configuration
  private let logger: Logger
  private let port = Locked<Int?>(nil)
  private let opening = AsyncStream<Void>.makeStream()

  init(house: House, configuration: Configuration, logger: Logger) {
    (self.house, self.configuration, self.logger) = (house, configuration, logger)
  }

  private static func path(in folder: String) -> String { "\(folder)/terminal" }

  /// Tells where the house really listens, and waits until the terminal may ask.
  func open(port: Int?) async {
    self.port.withLock { $0 = port }
    for await _ in opening.stream {}
  }

  func run() async throws {
    defer { opening.continuation.finish() }
    do {
      try await listen()
    } catch is CancellationError {
      // The house closes.
    } catch {
      logger.warning("terminal", metadata: ["error": "\(Fault.sentence(error))"])
      opening.continuation.finish()
      try await gracefulShutdown()
    }
  }

  private func listen() async throws {
    let path = Self.path(in: configuration.data)
    let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .bind(unixDomainSocketPath: path, cleanupExistingSocketFile: true) { Self.line($0) }
    chmod(path, 0o600)
    try DataFolder.handOver(path, in: configuration.data)
    opening.continuation.finish()
    try await cancelWhenGracefulShutdown {
      try await server.executeThenClose { clients in
        try await withThrowingDiscardingTaskGroup { group in
          for try await client in clients {
            group.addTask { await serve(client) }
          }
        }
      }
    }
  }

  private typealias Line = NIOAsyncChannel<ByteBuffer, ByteBuffer>

  private static func line(_ channel: any Channel) -> EventLoopFuture<Line> {
    channel.eventLoop.makeCompletedFuture { try Line(wrappingChannelSynchronously: channel) }
  }

  private func serve(_ client: Line) async {
    do {
      try await client.executeThenClose { inbound, outbound in
        let command = try JSONDecoder().decode(HouseCommand.self, from: try await Self.readLine(inbound))
        let answer = try JSONEncoder().encode(await answer(to: command))
        try await outbound.write(ByteBuffer(bytes: answer + [UInt8(ascii: "\n")]))
      }
    } catch {
      logger.warning("terminal", metadata: ["error": "\(Fault.sentence(error))"])
    }
  }

  private static func readLine(_ inbound: NIOAsyncChannelInboundStream<ByteBuffer>) async throws -> Data {
    var line = Data()
    for try await part in inbound {
      line.append(contentsOf: part.readableBytesView)
      if line.last == UInt8(ascii: "\n") { return line }
      guard line.count <= longestLine else { break }
    }
    throw CannotOpen("The house was asked something that it does not understand.")
  }

  private func answer(to command: HouseCommand) async -> HouseAnswer {
    var own = configuration
    own.port = port.withLock(\.self) ?? configuration.port
    do {
      return .done(try await Attendant(house: house, address: own.address).answer(to: command))
    } catch {
      return .refused(Fault.sentence(error))
    }
  }

  /// Does what the terminal asks.
  struct Attendant {
    let house: House
    /// By which people reach the house.
    let address: String

    func answer(to command: HouseCommand) async throws -> String {
      guard command == .backup else { return try await link(for: command) }
      do {
        return URL(filePath: try await house.backups.make().path).path
      } catch let problem as BackupProblem {
        throw CannotOpen(problem.phrase.text(in: ReaderLocale(language: .en, zone: .utc)))
      }
    }

    func link(for command: HouseCommand) async throws -> String {
      let (name, secret) =
        switch command {
        case .backup: ("", String?.none)
        case .signInLink(let name): (name, try await house.accounts.signInLink(for: name))
        case .resetPassword(let name): (name, try await house.accounts.resetPassword(of: name))
        }
      guard let secret else { throw CannotOpen("Nobody here is called \(name).") }
      return "\(address.hasSuffix("/") ? String(address.dropLast()) : address)/enter/\(secret)"
    }
  }

  /// Asks a house that runs.
  /// - Returns: what it answers, or `nil` when none runs in that folder.
  /// - Throws: ``CannotOpen`` with its sentence when it refuses.
  static func ask(_ command: HouseCommand, in folder: String) async throws -> String? {
    let path = path(in: folder)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let client: Line
    do {
      client = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .connect(unixDomainSocketPath: path) { line($0) }
    } catch let error as IOError where [ECONNREFUSED, ENOENT].contains(error.errnoCode) {
      return nil
    } catch {
      throw CannotOpen("The house in \(folder) runs, and does not let this user ask it: \(Fault.sentence(error)).")
    }
    return try await client.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(bytes: try JSONEncoder().encode(command) + [UInt8(ascii: "\n")]))
      switch try JSONDecoder().decode(HouseAnswer.self, from: try await readLine(inbound)) {
      case .done(let text): return text
      case .refused(let sentence): throw CannotOpen(sentence)
      }
    }
  }
}
