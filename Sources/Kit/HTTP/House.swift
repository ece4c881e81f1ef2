import Logging

/// Everything a request may need, made once at the start.
package final class House: Sendable {
  let database: any Database
  package let live: LiveHub
  let editions = Editions()
  package let readiness = Readiness()
  let seenMarkers: SeenMarkers
  package let mint: Mint
  package let apps: [any App]
  /// All that the house answers to: its own doors and the apps'.
  package let routes: Routes
  package let accounts: Accounts
  package let backups: Backups
  let rateLimit = RateLimit()
  package let imports: ImportWork
  /// One export is made at a time: it reads everything, and holds a state of the file for as long as it is sent.
  let exports: Turnstile
  /// The bodies of requests that are larger than forms are, in bytes: as many as lie in memory at once.
  let largeBodies: Turnstile
  let passkeyRateLimit = RateLimit(limit: PasskeyChallenges.ofOneAddress)
  /// Of the changes that each token asks for.
  let tokenRateLimit = RateLimit(limit: AccessToken.changesInSpan, span: AccessToken.span)
  let guestRateLimit = RateLimit(limit: GuestRateLimit.ofOneAddress)
  package let settings: Settings
  let styles: Styles
  /// The way to other sites.
  package let fetch: Fetch
  let requests: RequestFigures
  let faults = FaultLog()
  let startedAt: Instant
  /// When they were last counted.
  let countedPhotos = Locked<(at: Instant, figures: PhotoFigures)?>(nil)
  private let hasToldOfUnknownHost = Locked(false)
  private let shared = Locked<[ObjectIdentifier: any Sendable]>([:])

  package struct Settings: Sendable {
    /// The base of the links that leave the house: invitations, QR codes.
    package var url: String
    /// The same of this machine's addresses on its network, where it answers by them.
    package var networkAddresses: [String]
    /// The names under which the house may be reached, besides those of the loopback.
    package var hosts: Set<String>
    /// Part of the pages' ETags: a new program renders anew.
    package var build: String
    /// Where new spaces lie unless their people say otherwise.
    package var zone: Zone
    package var passwordCost: PasswordCost
    /// Fills a fresh home with sample content.
    package var demo: Bool
    package var trustedProxies: TrustedProxies
    /// Whether people on a private network may reach the house unencrypted.
    package var isOpenToLAN: Bool
    /// The names of sites that may be asked although they lie on this machine or its network.
    package var fetchHosts: Set<String>
    /// The names of push services that may lie there.
    package var pushHosts: Set<String>
    /// The folder of the copies that the house makes of itself.
    package var backups: String
    /// How many live streams may be open at once.
    package var streams: Int
    package var patience: Patience
    /// As people call it.
    package var version: String
    /// What lets programs that watch over the house read its figures from elsewhere.
    package var metricsToken: String?

    package init(
      url: String, networkAddresses: [String] = [], hosts: Set<String> = [], build: String, zone: Zone, backups: String,
      passwordCost: PasswordCost = .full,
      demo: Bool = false, trustedProxies: TrustedProxies = [], isOpenToLAN: Bool = false, fetchHosts: Set<String> = [],
      pushHosts: Set<String> = [],
      streams: Int = LiveSeats.mostInAll, patience: Patience = .usual, version: String, metricsToken: String? = nil
    ) {
      (self.url, self.networkAddresses, self.hosts) = (url, networkAddresses, hosts)
      (self.build, self.zone, self.passwordCost) = (build, zone, passwordCost)
      (self.demo, self.trustedProxies, self.isOpenToLAN) = (demo, trustedProxies, isOpenToLAN)
      (self.fetchHosts, self.pushHosts, self.backups, self.streams) = (fetchHosts, pushHosts, backups, streams)
      (self.patience, self.version, self.metricsToken) = (patience, version, metricsToken)
    }

    var isSecure: Bool { url.hasPrefix("https://") }
  }

  package init(database: any Database, apps: [any App], mint: Mint, settings: Settings) {
    (self.database, self.mint, self.apps, self.settings) = (database, mint, apps, settings)
    styles = Styles(apps)
    routes = Self.routes(of: apps)
    (requests, startedAt) = (RequestFigures(routes), mint.now())
    live = LiveHub(most: settings.streams, feed: database.feed)
    imports = ImportWork(apps, in: database, mint: mint, patience: settings.patience)
    exports = Turnstile(capacity: 1, waitingLimit: 8, patience: settings.patience.ofExports)
    largeBodies = Turnstile(capacity: 80 * 1024 * 1024, waitingLimit: 8, patience: settings.patience.ofLargeBodies)
    fetch = Fetch(ownHosts: settings.fetchHosts, pushHosts: settings.pushHosts)
    seenMarkers = SeenMarkers(database: database)
    backups = Backups(folder: settings.backups, database: database, mint: mint, zone: settings.zone)
    accounts = Accounts(database: database, mint: mint, live: live, passwordCost: settings.passwordCost)
  }

  /// What an app keeps in memory of this house between requests: the one of its type, made when it is first asked for.
  package func shared<Value: AnyObject & Sendable>(_ make: @Sendable () -> Value) -> Value {
    shared.withLock { shared in
      if let found = shared[ObjectIdentifier(Value.self)] as? Value { return found }
      let made = make()
      shared[ObjectIdentifier(Value.self)] = made
      return made
    }
  }

  /// Says in the log, once, what to do when people come by an address that the house doesn't know as its own.
  func tellOfUnknownHost(_ logger: Logger) {
    let isFirst = hasToldOfUnknownHost.withLock { hasTold in
      defer { hasTold = true }
      return !hasTold
    }
    guard isFirst else { return }
    logger.notice(
      "unknown host",
      metadata: ["hint": "say by which address people come: --url (SOBREMESA_URL)", "url": "\(settings.url)"])
  }

  /// The app that a topic belongs to.
  func app(of topic: Topic) -> (any App)? {
    let name = topic.name.prefix { $0 != "." }
    return apps.first { $0.id == name }
  }

  private static func routes(of apps: [any App]) -> Routes {
    var routes = Routes()
    HouseRoutes.add(to: &routes)
    for app in apps { routes.add(app) }
    return routes
  }

  /// What it and its apps do by themselves.
  package var schedule: Schedule {
    Schedule(
      jobs: HouseJobs.all(apps: apps, backups: backups, dialect: database.dialect)
        + NewsJobs.all(apps: apps, contact: settings.isSecure ? settings.url : nil) + apps.flatMap(\.jobs),
      errand: Errand(database: database, live: live, mint: mint, fetch: fetch))
  }

  package var migrations: [Migration] {
    KitMigrations.all + apps.flatMap(\.migrations)
  }
}
