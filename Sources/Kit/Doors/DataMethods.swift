import Hummingbird

/// In which ways something is done at the addresses that programs know.
struct DataMethods: Sendable {
  /// The parts of an address, `nil` where anything stands.
  private let ways: [(parts: [String?], method: String)]

  init(_ routes: Routes) {
    ways = routes.all.filter { $0.door != nil || $0.audience == .token }.map { route in
      let parts = route.pattern.split(separator: "/").map { $0.hasPrefix(":") ? nil : String($0) }
      return (parts, route.method.rawValue)
    }
  }

  /// What whoever comes to such an address in another way is refused with; other errors stay.
  func refusal(of path: String, instead error: any Error) -> any Error {
    guard let missing = error as? any HTTPResponseError, missing.status == .notFound, Door(path: path) == .data else {
      return error
    }
    let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    // Where an id is left out, the rest is no address of something else.
    guard !parts.contains("") else { return error }
    let fitting = ways.filter { way in
      way.parts.count == parts.count && zip(way.parts, parts).allSatisfy { $0 == nil || $0 == $1 }
    }
    // Where “new” stands, no customer is called so.
    let said = fitting.map { Self.words(of: $0.parts) }.max()
    let methods = fitting.filter { Self.words(of: $0.parts) == said }.map(\.method)
    return methods.isEmpty ? error : Refusal.otherMethod(allowed: Set(methods).sorted().joined(separator: ", "))
  }

  private static func words(of parts: [String?]) -> Int { parts.count { $0 != nil } }
}
