import Foundation
import HTTPTypes
import Hummingbird

/// Under which name the house was asked, and from which site.
struct Origin {
  private static let loopbackNames: Set<String> = ["localhost", "127.0.0.1", "[::1]"]

  /// The name without its port.
  private let name: String
  private let authority: String
  private let configuredNames: Set<String>
  private let isOpenToLAN: Bool

  init(_ request: Request, settings: House.Settings) {
    authority = (request.head.authority ?? "").lowercased()
    name = Self.withoutPort(authority)
    configuredNames = settings.hosts
    isOpenToLAN = settings.isOpenToLAN
  }

  var namesThisMachine: Bool { Self.loopbackNames.contains(name) }

  /// Whether an authority, with its port or without, is a name of the loopback.
  static func isOfThisMachine(_ authority: String) -> Bool {
    loopbackNames.contains(withoutPort(authority.lowercased()))
  }

  /// - Throws: ``Refusal/malformed(_:)`` for a second name, which somebody before us may have gone by; ``Refusal/unknownHost``, or ``Refusal/crossSite`` for a change that another site asks for, and of what is for programs for anything that a page of another site does.
  func check(_ request: Request) throws {
    // The first went into the head.
    guard request.headers[.secondHost] == nil else { throw Refusal.malformed(KitPhrases.malformedForm) }
    guard namesThisMachine || configuredNames.contains(name) || isOpenToLAN && PrivateAddress.isOne(name) else {
      throw Refusal.unknownHost
    }
    let isRead = [.get, .head].contains(request.method)
    let isFromHere = request.headers[.secFetchSite].map { $0 == "same-origin" || $0 == "none" }
    let isOwn = request.headers[.origin].map(isOwn)
    let isTaken =
      switch Door(path: request.uri.path) {
      // A program says of no site that it comes from there.
      case .data: isOwn != false && (isRead || isFromHere != false)
      case .page: isRead || isFromHere ?? isOwn ?? false
      }
    guard isTaken else { throw Refusal.crossSite }
  }

  private func isOwn(_ origin: String) -> Bool {
    guard let start = origin.range(of: "://")?.upperBound else { return false }
    return origin[start...].lowercased() == authority
  }

  private static func withoutPort(_ authority: String) -> String {
    if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") { return String(authority[...end]) }
    return String(decoding: authority.utf8.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
  }
}

extension HTTPField.Name {
  fileprivate static let secondHost = HTTPField.Name("Host")!
  static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")!
  static let secFetchMode = HTTPField.Name("Sec-Fetch-Mode")!
}
