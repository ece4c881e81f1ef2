import Foundation

/// One connection to a served house, as bytes. Its calls block, so they belong on a thread of their own: see ``onThread(_:)``.
final class Wire {
  /// Silence for longer than this fails a test; nothing waits for it otherwise.
  static let patience = 20

  enum Trouble: Error {
    case cannotConnect(Int32)
    case ended(after: String)
    case silent(after: String)
  }

  private let descriptor: Int32
  private var received: [UInt8] = []

  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Trouble.cannotConnect(errno) }
  }

  deinit {
    close(descriptor)
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// What comes up to and including a text.
  func read(until end: String) throws -> String {
    let end = Array(end.utf8)
    while true {
      if let found = received.firstRange(of: end) {
        defer { received.removeFirst(found.upperBound) }
        return String(decoding: received[..<found.upperBound], as: UTF8.self)
      }
      guard try receive() else { throw Trouble.ended(after: String(decoding: received, as: UTF8.self)) }
    }
  }

  /// Everything until the other side ends the connection.
  func readToEnd() throws -> String {
    while try receive() {}
    return String(decoding: received, as: UTF8.self)
  }

  /// - Returns: whether the connection goes on.
  private func receive() throws -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count < 0 { throw Trouble.silent(after: String(decoding: received, as: UTF8.self)) }
    received += buffer[..<count]
    return count > 0
  }
}

/// Runs what blocks outside the threads that all tests share. What it finds out is judged by the test, not in there.
func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(with: Result(catching: body)) }
  }
}
