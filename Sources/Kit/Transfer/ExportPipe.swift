import Dispatch
import Synchronization

/// Carries what one thread reads and writes down to the connection that it is sent through: a few pieces are on the way at a time,
/// so that a large export needs no more room than a small one.
final class ExportPipe: Sendable {
  /// Nobody takes what is sent any more, or only very slowly.
  struct Abandoned: Error {}

  private static let piecesAhead = 4
  /// In bytes.
  private static let pieceSize = 64 * 1024

  let pieces: AsyncThrowingStream<[UInt8], any Error>
  private let continuation: AsyncThrowingStream<[UInt8], any Error>.Continuation
  private let patience: Duration?
  /// Counted from none, as one that ends with less than it began with ends the program.
  private let room = DispatchSemaphore(value: 0)
  private let isAbandoned = Mutex(false)

  /// - Parameter patience: for the taking of one piece; `nil` for as long as it takes.
  init(patience: Duration?) {
    self.patience = patience
    (pieces, continuation) = AsyncThrowingStream.makeStream()
    for _ in 1...Self.piecesAhead { room.signal() }
  }

  /// Runs on the thread that reads.
  /// - Throws: what the body throws, or ``Abandoned``.
  func fill(_ body: (ExportWriter) throws -> Void) throws {
    let writer = ExportWriter(pieceSize: Self.pieceSize) { [self] piece in
      guard room.wait(timeout: deadline) == .success, !isAbandoned.withLock(\.self) else { throw Abandoned() }
      continuation.yield(piece)
    }
    try body(writer)
    try writer.flush()
  }

  private var deadline: DispatchTime {
    patience.map { .now() + .seconds(Int($0.components.seconds)) } ?? .distantFuture
  }

  func finish(throwing error: (any Error)? = nil) {
    continuation.finish(throwing: error)
  }

  /// A piece is on its way to the person.
  func took() {
    room.signal()
  }

  func abandon() {
    isAbandoned.withLock { $0 = true }
    room.signal()
  }
}

/// Writes an export down, a piece at a time.
package final class ExportWriter {
  private let pieceSize: Int
  private let send: ([UInt8]) throws -> Void
  private var piece: [UInt8] = []

  /// - Parameter send: is given each piece.
  package init(pieceSize: Int = 64 * 1024, send: @escaping ([UInt8]) throws -> Void) {
    (self.pieceSize, self.send) = (pieceSize, send)
    piece.reserveCapacity(pieceSize)
  }

  package func write(_ text: String) throws {
    try write(bytes: text.utf8)
  }

  package func write(bytes: some Collection<UInt8>) throws {
    piece.append(contentsOf: bytes)
    if piece.count >= pieceSize { try flush() }
  }

  /// A list in brackets.
  /// - Parameter body: is given what writes one element.
  package func list(_ body: (_ element: ([UInt8]) throws -> Void) throws -> Void) throws {
    try write("[")
    var isFirst = true
    try body { element in
      try write(isFirst ? "\n" : ",\n")
      try write(bytes: element)
      isFirst = false
    }
    try write(isFirst ? "]" : "\n]")
  }

  package func flush() throws {
    guard !piece.isEmpty else { return }
    try send(piece)
    piece.removeAll(keepingCapacity: true)
  }

  /// What a body writes, in one piece.
  package static func bytes(_ body: (ExportWriter) throws -> Void) throws -> [UInt8] {
    var all: [UInt8] = []
    let writer = ExportWriter { all += $0 }
    try body(writer)
    try writer.flush()
    return all
  }
}
