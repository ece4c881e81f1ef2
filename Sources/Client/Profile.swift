import Foundation
import Kit

/// Which house, and the key to it.
package struct Profile: Equatable, Sendable {
  let url: String
  let token: String

  /// - Parameters:
  ///   - name: of a file in the user's folder of settings; `nil` where the environment says it, or else the file `default`.
  /// - Throws: ``Misuse``.
  init(_ name: String?, _ environment: [String: String]) throws {
    if name == nil, let own = Self(environment) {
      self = own
      return
    }
    let file = Self.folder("XDG_CONFIG_HOME", ".config", environment).appending(path: name ?? "default").path
    guard name?.contains("/") != true, let text = FileManager.default.contents(atPath: file) else {
      throw name == nil ? Misuse.noHouse : .noProfile(file)
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    guard let mode = attributes[.posixPermissions] as? NSNumber, mode.intValue & 0o077 == 0 else {
      throw Misuse.openProfile(file)
    }
    guard let said = Self(Self.settings(String(decoding: text, as: UTF8.self))) else { throw Misuse.noProfile(file) }
    self = said
  }

  private init?(_ settings: [String: String]) {
    guard let url = settings["SOBREMESA_URL"], let token = settings["SOBREMESA_TOKEN"], !url.isEmpty, !token.isEmpty
    else {
      return nil
    }
    (self.url, self.token) = (url, token)
  }

  /// Lines such as `SOBREMESA_URL=https://casa.example`, with or without `export` and quotes.
  static func settings(_ text: String) -> [String: String] {
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces).replacing(/^export\s+/, with: "")
      guard !line.hasPrefix("#"), let sign = line.firstIndex(of: "=") else { continue }
      let value = line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
      settings[String(line[..<sign])] = value.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
    }
    return settings
  }

  /// The user's own folder for what the program keeps there.
  static func folder(_ variable: String, _ usual: String, _ environment: [String: String]) -> URL {
    let base = environment[variable].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
    let home = environment["HOME"].map { URL(filePath: $0) } ?? FileManager.default.homeDirectoryForCurrentUser
    return (base ?? home.appending(path: usual)).appending(path: "sobremesa")
  }
}
