/// The addresses of home and office networks, RFC 1918 and link-local. As the name in a `Host` they are safe to take: no other
/// site can make a browser send one that leads here.
package enum PrivateAddress {
  /// - Parameter text: four numbers between dots; anything else is none.
  package static func isOne(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard parts.count == 4, let first = parts[0], let second = parts[1], parts[2] != nil, parts[3] != nil else {
      return false
    }
    return first == 10 || (first == 172 && (16...31).contains(second)) || (first == 192 && second == 168)
      || (first == 169 && second == 254)
  }
}
