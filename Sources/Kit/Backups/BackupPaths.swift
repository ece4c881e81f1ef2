package enum BackupPaths {
  package static let backups = FixedPath(inHouse: "/house/backups")
}
