import Foundation

/// The real program on a port of the machine's choice, with somebody who has moved in.
final class ServedHouse {
  private(set) var port: Int
  let cookie: String
  let space: String
  private(set) var processID: pid_t
  let folder: String
  private let arguments: [String]
  private var isRunning = true

  /// - Parameter server: where its data lies; nothing means in a file.
  init(over server: String? = nil) throws {
    folder = NSTemporaryDirectory() + "sobremesa-served-\(UUID().uuidString)"
    arguments = ["serve", "--port", "0", "--data", folder] + (server.map { ["--database", $0] } ?? [])
    let said: String
    (processID, port, said) = try Self.serve(arguments, until: /welcome\/\w+\n/)
    let welcome = said.firstMatch(of: /\/welcome\/\w+/).map { String($0.0) } ?? ""
    let answer = try Self.post(welcome, "name=Marta&space=Home&language=en", port: port, cookie: "")
    cookie = answer.firstMatch(of: /(?i)set-cookie: ([^;]+)/).map { String($0.1) } ?? ""
    // Whoever has just come in is led to a way to come in again; from the start one gets home.
    let start = try Wire(port: port)
    start.send("GET / HTTP/1.1\r\nHost: localhost:\(port)\r\nCookie: \(cookie)\r\nConnection: close\r\n\r\n")
    space = try start.readToEnd().firstMatch(of: /(?i)location: (\/s\/[0-9a-f-]{36})/).map { String($0.1) } ?? ""
  }

  /// Serves again what it left when it was stopped.
  func startAgain() throws {
    (processID, port, _) = try Self.serve(arguments, until: /127\.0\.0\.1:\d+\S*\n/)
    isRunning = true
  }

  deinit {
    if isRunning {
      kill(processID, SIGKILL)
      _ = ended()
    }
    do {
      try FileManager.default.removeItem(atPath: folder)
    } catch {
      // A leftover folder in the temporary directory harms nobody, and a test has nobody left to tell.
    }
  }

  /// Beside the tests' own program.
  static var program: URL {
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
    var status: Int32 = 0
    let took = ContinuousClock().measure {
      kill(processID, SIGTERM)
      status = ended()
    }
    isRunning = false
    return (took, status)
  }

  /// - Returns: what the program has said by then, and the port that it names.
  private static func serve(
    _ arguments: [String], until end: Regex<Substring>
  ) throws -> (processID: pid_t, port: Int, said: String) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let processID = try start(arguments, sayingTo: ends[1])
    close(ends[1])
    var said = ""
    while !said.contains(end) {
      let more = output.availableData
      guard !more.isEmpty else { throw CocoaError(.executableLoad) }
      said += String(decoding: more, as: UTF8.self)
    }
    return (processID, said.firstMatch(of: /127\.0\.0\.1:(\d+)/).flatMap { Int($0.1) } ?? 0, said)
  }

  /// By `posix_spawn` itself: `Process` reads beyond its own memory where the tests have a thousand files open.
  private static func start(_ arguments: [String], sayingTo output: Int32) throws -> pid_t {
    let program = try Self.program.path
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    let words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    let environment = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + environment { free(word) } }
    var processID: pid_t = 0
    guard posix_spawn(&processID, program, &actions, nil, words, environment) == 0 else { throw POSIXError(.ENOEXEC) }
    return processID
  }

  /// Waits for its end.
  /// - Returns: its exit code, or the signal that ended it.
  private func ended() -> Int32 {
    var status: Int32 = 0
    while waitpid(processID, &status, 0) < 0, errno == EINTR {}
    return status & 0x7f == 0 ? (status >> 8) & 0xff : status & 0x7f
  }
}
