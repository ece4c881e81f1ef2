import Foundation
import TestKit
import Testing

@testable import Suite

@Suite struct ListeningTests {
  private let place = TestFolder()
  private var folder: String { place.path }

  @Test func aPortInUseIsSaidInOneSentence() async throws {
    let (socket, port) = try listen()
    defer { close(socket) }
    let error = await #expect(throws: CannotOpen.self) { try await Server.run(Configuration(port: port, data: folder)) }
    #expect(error?.description.contains("127.0.0.1:\(port)") == true)
    #expect(error?.description.contains("in use") == true)
  }

  @Test func aHouseWhosePortWasTakenLetsGoOfItsData() async throws {
    let (socket, port) = try listen()
    await #expect(throws: CannotOpen.self) { try await Server.run(Configuration(port: port, data: folder)) }
    close(socket)
    #expect(try await Maintenance.check(Configuration(data: folder)).isEmpty)
  }

  @Test func aFolderThatCannotBeMadeIsSaidInOneSentence() async throws {
    let error = await #expect(throws: CannotOpen.self) {
      try await Server.run(Configuration(port: 0, data: "/proc/sobremesa"))
    }
    #expect(error?.description.hasPrefix("The data folder /proc/sobremesa cannot be made") == true)
  }

  @Test func anAddressThatThisMachineLacksIsSaidInOneSentence() async throws {
    let error = await #expect(throws: CannotOpen.self) {
      try await Server.run(Configuration(host: "no-such-name.invalid", port: 0, data: folder, isOpenToLAN: true))
    }
    #expect(error?.description.contains("this machine knows no no-such-name.invalid") == true)
  }

  @Test func aCertificateThatIsMissingIsSaidInOneSentence() async throws {
    let tls = Configuration.TLS(certificate: "\(folder)/missing.pem", key: "\(folder)/key.pem")
    let error = await #expect(throws: CannotOpen.self) {
      try await Server.run(Configuration(port: 0, data: folder, tls: tls))
    }
    #expect(error?.description == "\(folder)/missing.pem cannot be read.")
  }

  @Test func aFolderWithoutANameIsSaidInOneSentence() async throws {
    let error = await #expect(throws: CannotOpen.self) { try await Server.run(Configuration(port: 0, data: "")) }
    #expect(error?.description.contains("--data") == true)
  }

  /// Takes a port of the machine's choice, as another program would.
  private func listen() throws -> (socket: Int32, port: Int) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && Foundation.listen(descriptor, 1) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    try #require(isListening)
    return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
  }
}
