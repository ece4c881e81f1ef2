import Kit

/// Brings an address of the web into order, as sources write them: with spaces around, without a scheme, in capitals.
enum Website {
  /// No browser takes longer ones.
  private static let limit = 2_000

  enum Reading: Equatable {
    case none
    case address(String)
    /// It is no address of the web.
    case refused
  }

  static func read(_ text: String) -> Reading {
    let text = text.trimmed
    if text.isEmpty { return .none }
    let (scheme, rest): (String, Substring)
    if let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") {
      scheme = text[..<colon].lowercased()
      rest = text[colon...].dropFirst(3)
    } else if let colon = text.firstIndex(of: ":"), text[..<colon].allSatisfy(\.isLetter),
      !text[colon...].hasPrefix(":8")
    {
      // mailto:, javascript:, ftp:
      return .refused
    } else {
      (scheme, rest) = ("http", text.drop { $0 == "/" })
    }
    guard scheme == "http" || scheme == "https", text.utf8.count <= limit else { return .refused }
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard isHost(host), !rest.contains(where: { $0.isWhitespace || "<>\"\\^`{|}".contains($0) }) else {
      return .refused
    }
    return .address("\(scheme)://\(host.lowercased())\(rest.dropFirst(host.count))")
  }

  /// The address so that it is looked for under https and only then under http: most sources were made when few sites had it. One
  /// with a port of its own stays as it is.
  static func secureFirst(_ website: String) -> String {
    let rest = website.dropFirst("http://".count)
    guard website.hasPrefix("http://"), !rest.prefix(while: { $0 != "/" }).contains(":") else { return website }
    return String(rest)
  }

  /// What of a source's address goes into the catalogue, and what there is to say of one that doesn't.
  static func taken(_ text: String) -> (website: String, remark: Phrase?) {
    switch read(text) {
    case .none: ("", nil)
    case .address(let address): (address, nil)
    case .refused: ("", ImportWords.wrongWebsite(String(text.trimmed.prefix(100))))
    }
  }

  /// A name with a dot in it, and nothing before it: no password hides there.
  private static func isHost(_ host: Substring) -> Bool {
    let name = host.prefix { $0 != ":" }
    let port = host.dropFirst(name.count).dropFirst()
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && port.allSatisfy(\.isNumber)
      && labels.allSatisfy { label in
        !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      }
  }
}
