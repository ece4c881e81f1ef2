import ArgumentParser
import Foundation
import Hummingbird
import Logging

/// A bare Hummingbird server that says hello.
struct Hello: AsyncParsableCommand {
  @Option var port: Int

  func run() async throws {
    let router = Router()
    router.get("/") { _, _ in "Hello" }
    try await serve(router, port: port)
  }
}

func serve(_ router: Router<BasicRequestContext>, port: Int) async throws {
  var logger = Logger(label: "baseline")
  logger.logLevel = .notice
  let application = Application(
    router: router, configuration: .init(address: .hostname("127.0.0.1", port: port), serverName: nil),
    onServerRunning: { _ in try? FileHandle.standardOutput.write(contentsOf: Data("ready\n".utf8)) }, logger: logger)
  try await application.runService()
}
