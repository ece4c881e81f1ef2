import Foundation
package import Kit

/// Opens the database and brings it to this program's schema.
package enum Boot {
  /// - Throws: ``CannotOpen`` with a sentence for the terminal.
  package static func database(
    _ configuration: Configuration, mint: Mint = .system, apps: [any App] = Suite.apps
  ) async throws -> any Database {
    try DataFolder.prepare(configuration)
    // A server's database has backups of its own.
    let isCopied = configuration.database == nil && FileManager.default.fileExists(atPath: configuration.databasePath)
    let database: any Database
    do {
      database = try StorageEngine.open(configuration, migrator(apps))
    } catch let error as CannotOpen {
      throw error
    } catch {
      let advice = configuration.database == nil ? " `sobremesa restore FILE` puts a backup in its place." : ""
      throw CannotOpen("The database \(configuration.place) cannot be opened. \(Fault.sentence(error))\(advice)")
    }
    try await migrate(database, by: migrator(apps), configuration: configuration, isCopied: isCopied, now: mint.now())
    try await database.describeIndexes(ownedBy: "space_id")
    return database
  }

  package static func house(
    _ database: any Database, configuration: Configuration, mint: Mint = .system, apps: [any App] = Suite.apps,
    passwordCost: PasswordCost = .full, streams: Int = LiveSeats.mostInAll, patience: Patience = .usual
  ) -> House {
    let url = configuration.address
    let name = URLComponents(string: url)?.encodedHost?.lowercased()
    let own = configuration.isReachedByOwnName ? OwnAddress.names : []
    let settings = House.Settings(
      url: url, networkAddresses: configuration.networkAddresses, hosts: own.union([name].compactMap(\.self)),
      build: "\(Suite.version)-\(BuildID.text)", zone: zone, backups: configuration.backups,
      passwordCost: passwordCost, demo: configuration.demo,
      trustedProxies: TrustedProxies(configuration.trustedProxies), isOpenToLAN: configuration.isOpenToLAN,
      fetchHosts: configuration.fetchHosts, pushHosts: configuration.pushHosts, streams: streams, patience: patience,
      version: Suite.version, metricsToken: configuration.metricsToken)
    return House(database: database, apps: apps, mint: mint, settings: settings)
  }

  /// The machine's own; one that stands in UTC, as servers do, says nothing about its people.
  private static var zone: Zone { Zone.ofMachine ?? Zone("Europe/Madrid") ?? .utc }

  static func migrator(_ apps: [any App]) -> Migrator {
    Migrator(KitMigrations.all + apps.flatMap(\.migrations))
  }

  static func explanation(of newer: NewerDatabase, path: String) -> String {
    """
    The database \(path) is newer than this program (\(Suite.version)): it has been through \
    \(newer.unknown.joined(separator: ", ")). Use the newer program.
    """
  }

  private static func migrate(
    _ database: any Database, by migrator: Migrator, configuration: Configuration, isCopied: Bool, now: Instant
  ) async throws {
    let pending: [Migration]
    do {
      pending = try await migrator.pending(in: database)
    } catch let newer as NewerDatabase {
      throw CannotOpen(explanation(of: newer, path: configuration.place))
    }
    guard !pending.isEmpty else { return }
    let copy =
      isCopied
      ? try await MigrationCopy.make(of: database, before: pending, configuration: configuration, now: now) : nil
    do {
      try await migrator.run(pending, in: database, now: now)
    } catch {
      throw CannotOpen(
        """
        The database \(configuration.place) could not be made ready for this program (\(Suite.version)). \
        \(Fault.sentence(error))\(copy.map(Self.advice) ?? "")
        """)
    }
    try MigrationCopy.forget(configuration)
  }

  private static func advice(_ copy: MigrationCopy) -> String {
    """
     As it was before it lies in \(copy.path). Tell those who make Sobremesa, and until it is mended go on with the program \
    that you had: `sobremesa restore \(copy.path)`.
    """
  }
}
