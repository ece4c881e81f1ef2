import NIOCore
import NIOPosix
import NIOSSL

/// The one way by which the house asks other sites for something: without cookies, bounded in time and size, and never of a
/// machine that only somebody in this network could reach, unless the owner named it.
package struct Fetch: Sendable {
  package static let usualLimit = 2 * 1024 * 1024
  static let redirectLimit = 3
  static let timeout = Duration.seconds(5)
  /// Where websites are. What else listens on a machine is not to be spoken to in the house's name.
  static let ports: Set<Int> = [80, 443, 8080, 8443]
  /// Names have many addresses at times, and few of them are tried.
  private static let machineLimit = 3

  let ownHosts: Set<String>
  /// The same for what people have the house bring somewhere: where it asks, not everybody may have it write.
  let pushHosts: Set<String>
  let timeout: Duration
  let trust: NIOSSLTrustRoots
  let resolve: @Sendable (String) throws -> [InternetAddress]
  let neighbours: @Sendable () throws -> [InternetNetwork]

  /// - Parameters:
  ///   - hosts: names that may lead to this machine or its network.
  ///   - pushHosts: those of push services that may.
  package init(ownHosts hosts: Set<String> = [], pushHosts: Set<String> = []) {
    self.init(ownHosts: hosts, pushHosts: pushHosts, timeout: Self.timeout)
  }

  /// As tests need it.
  init(
    ownHosts: Set<String>, pushHosts: Set<String> = [], timeout: Duration, trust: NIOSSLTrustRoots = .default,
    resolve: @escaping @Sendable (String) throws -> [InternetAddress] = InternetAddress.resolve,
    neighbours: @escaping @Sendable () throws -> [InternetNetwork] = InternetNetwork.own
  ) {
    self.ownHosts = Set(ownHosts.map { $0.lowercased() })
    self.pushHosts = Set(pushHosts.map { $0.lowercased() })
    (self.timeout, self.trust, self.neighbours, self.resolve) = (timeout, trust, neighbours, resolve)
  }

  /// - Parameters:
  ///   - text: the address as somebody typed it; without a scheme it is asked by https and, where that is not there, by http.
  ///   - limit: of the body, in bytes; `nil` leaves it unread.
  /// - Returns: the answer, whatever its status.
  /// - Throws: ``FetchProblem``, a few seconds later at the most.
  package func get(_ text: String, limit: Int? = Fetch.usualLimit) async throws -> FetchAnswer {
    let candidates = WebAddress.candidates(text)
    guard let first = candidates.first else { throw FetchProblem.noAddress }
    let now = NIODeadline.now()
    guard candidates.count > 1 else { return try await get(first, limit: limit, before: now + TimeAmount(timeout)) }
    do {
      return try await get(first, limit: limit, before: now + TimeAmount(timeout / 2))
    } catch let problem as FetchProblem where [.unreachable, .insecure, .tooSlow].contains(problem) {
      return try await get(candidates[1], limit: limit, before: now + TimeAmount(timeout))
    }
  }

  private func get(_ first: WebAddress, limit: Int?, before deadline: NIODeadline) async throws -> FetchAnswer {
    var address = first
    for _ in 0...Self.redirectLimit {
      let answer = try await ask(address, limit: limit, before: deadline)
      guard [301, 302, 303, 307, 308].contains(answer.status), let location = answer.headers("location").first else {
        return try checked(answer)
      }
      guard let next = address.leading(to: location) else { throw FetchProblem.malformed }
      address = next
    }
    throw FetchProblem.tooManyRedirects
  }

  /// A body that came packed although none was asked for cannot be read.
  private func checked(_ answer: FetchAnswer) throws -> FetchAnswer {
    let isPlain = answer.headers("content-encoding").allSatisfy { $0.lowercased() == "identity" }
    guard answer.body.isEmpty || isPlain else { throw FetchProblem.malformed }
    return answer
  }

  /// Of five seconds two: a machine that doesn't answer leaves time for the next.
  var connectTimeout: TimeAmount { TimeAmount(timeout * 2 / 5) }

  private func ask(_ address: WebAddress, limit: Int?, before deadline: NIODeadline) async throws -> FetchAnswer {
    let machines = try await machines(of: address, before: deadline)
    var last = FetchProblem.unreachable
    for machine in machines.prefix(Self.machineLimit) {
      do {
        let exchange = Exchange(
          address: address, machine: machine, deadline: deadline, connectTimeout: connectTimeout, trust: trust)
        return try await exchange.answer(limit: limit)
      } catch let problem as FetchProblem where problem == .unreachable {
        last = problem
      }
    }
    throw last
  }

  func machines(
    of address: WebAddress, before deadline: NIODeadline, own: Set<String>? = nil
  ) async throws -> [InternetAddress] {
    let all = try await lookUp(address.host, before: deadline)
    guard !all.isEmpty else { throw FetchProblem.unknownName }
    return try allowed(all, for: address, own: own)
  }

  /// Those of a name's machines that may be asked.
  /// - Throws: ``FetchProblem`` when there is none.
  func allowed(
    _ machines: [InternetAddress], for address: WebAddress, own: Set<String>? = nil
  ) throws -> [InternetAddress] {
    if (own ?? ownHosts).contains(address.host) { return machines }
    let neighbours = try neighbours()
    let allowed = machines.filter { machine in machine.isPublic && !neighbours.contains { $0.holds(machine) } }
    guard !allowed.isEmpty else { throw FetchProblem.privateAddress }
    guard Self.ports.contains(address.port) else { throw FetchProblem.unusualPort }
    return allowed
  }

  /// The system's look-up cannot be called off; whoever waits for it can.
  private func lookUp(_ host: String, before deadline: NIODeadline) async throws -> [InternetAddress] {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let found = loop.makePromise(of: [InternetAddress].self)
    let resolve = resolve
    found.completeWith(NIOThreadPool.singleton.runIfActive(eventLoop: loop) { try resolve(host) })
    let end = loop.scheduleTask(deadline: deadline) { found.fail(FetchProblem.tooSlow) }
    defer { end.cancel() }
    return try await found.futureResult.get()
  }
}
