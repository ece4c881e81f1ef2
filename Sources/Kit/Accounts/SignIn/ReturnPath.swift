/// The page to which signing in leads back, always one of this house.
struct ReturnPath: Equatable {
  private static let limit = 2_000

  let address: String

  /// - Parameter text: from the address of the sign-in page, where anybody may have written anything: what could lead out
  ///   of the house leads to the start. Browsers read `\` as `/`, and drop line breaks.
  init(_ text: String) {
    let isOurs =
      text.hasPrefix("/") && !text.hasPrefix("//") && text.utf8.count <= Self.limit
      && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
    address = isOurs ? text : "/"
  }

  private var isStart: Bool { address == "/" }

  /// The sign-in page that leads there afterwards.
  var signIn: Link { AccountPaths.signIn().with("to", isStart ? nil : address) }

  /// As the sign-in form carries it.
  var form: Form { Form([("to", isStart ? "" : address)]) }
}
