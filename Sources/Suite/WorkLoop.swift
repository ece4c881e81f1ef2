import Kit
import Logging
import ServiceLifecycle

/// Does the house's work in the background until the house closes.
struct WorkLoop: Service {
  let work: Work
  let logger: Logger

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        let rest = await work.runDue(logger: logger)
        do {
          try await Task.sleep(for: rest)
        } catch {
          return
        }
      }
    }
  }
}
