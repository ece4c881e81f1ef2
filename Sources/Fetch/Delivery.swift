import NIOCore

/// What is brought to another site.
package struct Delivery: Sendable {
  let headers: [(String, String)]
  let body: [UInt8]

  package init(_ headers: [(name: String, value: String)], _ body: [UInt8]) {
    self.headers = headers.map { ($0.name, $0.value) }
    self.body = body
  }
}

extension Fetch {
  /// The address of a site to which something may be brought: by https, or of a site that the owner of the house named.
  package func addressForDelivery(_ text: String) -> WebAddress? {
    WebAddress(text).flatMap { $0.isSecure || pushHosts.contains($0.host) ? $0 : nil }
  }

  /// Brings something to a site, once: where it leads elsewhere nothing follows, and when no answer comes nobody knows whether it
  /// has arrived.
  /// - Parameter limit: of the answer's body, in bytes; `nil` leaves it unread.
  /// - Returns: the answer, whatever its status.
  /// - Throws: ``FetchProblem``, a few seconds later at the most.
  package func post(_ delivery: Delivery, to text: String, limit: Int? = nil) async throws -> FetchAnswer {
    guard let address = addressForDelivery(text) else { throw FetchProblem.noAddress }
    let deadline = NIODeadline.now() + TimeAmount(timeout)
    // Whoever tries again finds another one.
    guard let machine = try await machines(of: address, before: deadline, own: pushHosts).randomElement() else {
      throw FetchProblem.unreachable
    }
    return try await Exchange(
      address: address, machine: machine, deadline: deadline, connectTimeout: connectTimeout, trust: trust
    ).answer(limit: limit, to: delivery)
  }
}

extension WebAddress {
  /// Its scheme, host and port, as headers write them.
  package var origin: String { "\(isSecure ? "https" : "http")://\(authority)" }
}
