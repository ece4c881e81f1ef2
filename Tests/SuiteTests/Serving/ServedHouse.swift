import Foundation

/// The real program on a port of the machine's choice, with somebody who has moved in.
final class ServedHouse {
  let port: Int
  let cookie: String
  let space: String
  var processID: Int32 { process.processIdentifier }
  private let process = Process()
  private let ended = DispatchSemaphore(value: 0)
  let folder: String
  /// Two at a time have been seen to read beyond what `Process` had prepared.
  private static let starting = NSLock()

  init() throws {
    folder = NSTemporaryDirectory() + "sobremesa-served-\(UUID().uuidString)"
    let output = Pipe()
    process.executableURL = try Self.program
    process.arguments = ["serve", "--port", "0", "--data", folder]
    process.standardOutput = output
    let ended = ended
    process.terminationHandler = { _ in ended.signal() }
    let process = process
    try Self.starting.withLock { try process.run() }
    var said = ""
    while !said.contains(/welcome\/\w+\n/) {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw CocoaError(.executableLoad) }
      said += String(decoding: more, as: UTF8.self)
    }
    port = said.firstMatch(of: /127\.0\.0\.1:(\d+)/).flatMap { Int($0.1) } ?? 0
    let welcome = said.firstMatch(of: /\/welcome\/\w+/).map { String($0.0) } ?? ""
    let answer = try Self.post(welcome, "name=Marta&space=Home&language=en", port: port, cookie: "")
    cookie = answer.firstMatch(of: /(?i)set-cookie: ([^;]+)/).map { String($0.1) } ?? ""
    // Whoever has just come in is led to a way to come in again; from the start one gets home.
    let start = try Wire(port: port)
    start.send("GET / HTTP/1.1\r\nHost: localhost:\(port)\r\nCookie: \(cookie)\r\nConnection: close\r\n\r\n")
    space = try start.readToEnd().firstMatch(of: /(?i)location: (\/s\/[0-9a-f-]{36})/).map { String($0.1) } ?? ""
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    do {
      try FileManager.default.removeItem(atPath: folder)
    } catch {
      // A leftover folder in the temporary directory harms nobody, and a test has nobody left to tell.
    }
  }

  /// Beside the tests' own program.
  private static var program: URL {
    get throws {
      let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(filePath: own).deletingLastPathComponent().appending(path: "sobremesa")
    }
  }

  func open(_ path: String) throws -> Wire {
    let wire = try Wire(port: port)
    wire.send("GET \(space)\(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nCookie: \(cookie)\r\n\r\n")
    return wire
  }

  func post(_ path: String, _ body: String) throws -> String {
    try Self.post(space + path, body, port: port, cookie: cookie)
  }

  private static func post(_ path: String, _ body: String, port: Int, cookie: String) throws -> String {
    let wire = try Wire(port: port)
    wire.send(
      """
      POST \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nCookie: \(cookie)\r\nSec-Fetch-Site: same-origin\r\n\
      Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\
      \(body)
      """)
    return try wire.readToEnd()
  }

  /// Asks the program to stop, as a service manager does.
  /// - Returns: how long it took, and its exit code.
  func stop() -> (took: Duration, code: Int32) {
    let took = ContinuousClock().measure {
      process.terminate()
      ended.wait()
    }
    return (took, process.terminationStatus)
  }
}
