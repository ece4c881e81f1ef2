import Hummingbird
import NIOCore

/// The turn of one export; over when nobody holds it any more.
private final class ExportTurn: Sendable {
  private let turnstile: Turnstile

  init(_ turnstile: Turnstile) {
    self.turnstile = turnstile
  }

  deinit {
    turnstile.leave()
  }
}

extension House {
  /// A file for the person to keep, written down row by row while it is sent, from one consistent state. One is made at a time.
  /// - Throws: ``Refusal/busy`` when others are before it for too long.
  package func export(
    _ name: String, type: String, _ body: @escaping @Sendable (any Connection, ExportWriter) throws -> Void
  ) async throws -> Reply {
    guard await exports.enter() else { throw Refusal.busy }
    let (turn, database, patience) = (ExportTurn(exports), database, settings.patience.ofPieces)
    let response = ResponseBody { writer in
      let pipe = ExportPipe(patience: patience)
      async let filling: Void = Self.fill(pipe, from: database, body)
      do {
        for try await piece in pipe.pieces {
          try await writer.write(ByteBuffer(bytes: piece))
          pipe.took()
        }
        await filling
        try await writer.finish(nil)
      } catch {
        // The connection ends before the file does, which is how the browser knows.
        pipe.abandon()
        throw error
      }
      withExtendedLifetime(turn) {}
    }
    return .file(name, type: type, body: response)
  }

  private static func fill(
    _ pipe: ExportPipe, from database: any Database,
    _ body: @escaping @Sendable (any Connection, ExportWriter) throws -> Void
  ) async {
    do {
      try await database.export { connection in
        try pipe.fill { try body(connection, $0) }
      }
      pipe.finish()
    } catch {
      pipe.finish(throwing: error)
    }
  }
}

extension SpaceVisit {
  /// Something of the space as a file.
  package func export(
    _ name: String, type: String, _ body: @escaping @Sendable (SpaceView, ExportWriter) throws -> Void
  ) async throws -> Reply {
    let space = space.id
    return try await house.export(name, type: type) { try body(try SpaceView(space, in: $0), $1) }
  }
}

extension SpaceStorage {
  /// The same for somebody at the terminal.
  /// - Parameter take: is given each piece.
  package func export(
    _ body: @escaping @Sendable (SpaceView, ExportWriter) throws -> Void,
    _ take: @escaping @Sendable ([UInt8]) throws -> Void
  ) async throws {
    let space = space
    try await database.export { connection in
      let writer = ExportWriter(send: take)
      try body(try SpaceView(space, in: connection), writer)
      try writer.flush()
    }
  }
}
