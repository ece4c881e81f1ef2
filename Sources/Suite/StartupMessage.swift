import Foundation

/// What `serve` says when it is ready.
enum StartupMessage {
  /// - Parameters:
  ///   - port: where the house really listens, when it was left to the machine to choose.
  ///   - welcome: the one-time secret of an empty house.
  static func text(_ configuration: Configuration, port: Int?, welcome: String?) -> String {
    var own = configuration
    own.port = port ?? configuration.port
    own.url = nil
    let address = own.address
    var lines = ["Sobremesa listens on \(address)", "The data lies in \(configuration.place)"]
    if let url = configuration.url { lines.append("People reach it at \(url)") }
    if configuration.isOpenToLAN {
      lines.append("Nothing is encrypted: whoever is on the same network can read along.")
    }
    if let welcome {
      lines += [
        "Nobody lives here yet. Open this link to move in; it works once:",
        "  \(own.addressHere(url: configuration.url))/welcome/\(welcome)",
      ]
    }
    return lines.joined(separator: "\n")
  }

  static func say(_ configuration: Configuration, port: Int?, welcome: String?) {
    FileHandle.standardOutput.write(Data("\(text(configuration, port: port, welcome: welcome))\n".utf8))
  }
}
