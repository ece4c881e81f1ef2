/// What a site answered.
package struct FetchAnswer: Sendable {
  package let status: Int
  /// Where it came from, after any redirects.
  package let address: WebAddress
  let headers: [(name: String, value: String)]
  /// Empty when it was not asked for.
  package let body: [UInt8]

  package var isOK: Bool { (200..<300).contains(status) }

  /// The values of a header, in their order.
  /// - Parameter name: in lower case.
  package func headers(_ name: String) -> [String] {
    headers.filter { $0.name.lowercased() == name }.map(\.value)
  }

  /// The media type without its parameters, in lower case.
  package var contentType: String {
    let value = headers("content-type").first ?? ""
    return value.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
  }
}
