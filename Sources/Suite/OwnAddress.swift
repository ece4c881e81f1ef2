import Foundation
import Kit
import NIOCore

/// Where this machine is on its home network.
enum OwnAddress {
  /// The private addresses that people type, those of cards before those of containers and virtual machines; none on a machine
  /// without a network.
  static var onNetwork: [String] {
    do {
      let found = try System.enumerateDevices().compactMap { device in
        device.address?.ipAddress.map { (name: device.name, address: $0) }
      }
      return ordered(found)
    } catch {
      return []
    }
  }

  /// What the machine is called, and what it is called by those who look for it on their network.
  static var names: Set<String> {
    let name = ProcessInfo.processInfo.hostName.lowercased()
    guard let first = name.split(separator: ".").first else { return [] }
    return [name, String(first), "\(first).local"]
  }

  static func ordered(_ found: [(name: String, address: String)]) -> [String] {
    let own = found.filter { PrivateAddress.isOne($0.address) && !$0.address.hasPrefix("169.254.") }
    let (virtual, real) = (own.filter(isVirtual), own.filter { !isVirtual($0) })
    return (real + virtual).map(\.address)
  }

  private static func isVirtual(_ device: (name: String, address: String)) -> Bool {
    ["docker", "br-", "veth", "virbr", "podman", "cni", "lxc"].contains { device.name.hasPrefix($0) }
  }
}
