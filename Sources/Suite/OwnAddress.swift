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
}
