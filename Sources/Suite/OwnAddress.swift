import Foundation
import Kit
import NIOCore

/// Where this machine is on its home network.
enum OwnAddress {
  /// The first private address of the newest kind that people type, or `nil` on a machine without a network.
  static var onNetwork: String? {
    do {
      return try System.enumerateDevices().compactMap { $0.address?.ipAddress }.first(where: PrivateAddress.isOne)
    } catch {
      return nil
    }
  }

  /// What the machine is called, and what it is called by those who look for it on their network.
  static var names: Set<String> {
    let name = ProcessInfo.processInfo.hostName.lowercased()
    guard let first = name.split(separator: ".").first else { return [] }
    return [name, String(first), "\(first).local"]
  }
}
