import Hummingbird
import Synchronization

/// How many requests were answered of each route, with which status, and how long that took. What is known of a route lies behind a
/// lock of its own, which is held for some additions: two wait for each other only where answers of one route end at the same moment.
package final class RequestFigures: Sendable {
  /// A line of the route table, or whatever is none.
  package struct Kind: Hashable, Sendable {
    package let method: String
    /// As the log calls it: `/s/{space}/orders/orders`.
    package let route: String

    /// Requests that no route answers, whatever they asked for.
    static let none = Kind(method: "other", route: "none")
  }

  package struct Figures: Sendable, Equatable {
    package internal(set) var statuses: [Int: Int] = [:]
    package internal(set) var durations = Histogram()
  }

  private final class Meter: Sendable {
    let figures = Mutex(Figures())
  }

  /// By their routes, of each method.
  private let meters: [String: [String: Meter]]
  private let other = Meter()

  init(_ routes: Routes) {
    meters = routes.all.reduce(into: [:]) { meters, route in
      meters[route.method.rawValue, default: [:]][RouterPath(route.pattern).description] = Meter()
    }
  }

  /// - Parameters:
  ///   - route: the one that took it, as the router calls it.
  ///   - duration: until its answer begins; what streams goes on after that.
  func note(_ method: String, _ route: String?, status: Int, took duration: Duration) {
    let meter = route.flatMap { meters[method]?[$0] } ?? other
    meter.figures.withLock { figures in
      figures.statuses[status, default: 0] += 1
      figures.durations.add(duration)
    }
  }

  /// Of those routes that somebody has asked for, in the order of their names.
  package var all: [(kind: Kind, figures: Figures)] {
    let known = meters.flatMap { method, routes in
      routes.map { (kind: Kind(method: method, route: $0.key), figures: $0.value.figures.withLock(\.self)) }
    }
    return (known + [(Kind.none, other.figures.withLock(\.self))]).filter { $0.figures.durations.count > 0 }
      .sorted { ($0.kind.route, $0.kind.method) < ($1.kind.route, $1.kind.method) }
  }
}
