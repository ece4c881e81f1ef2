/// What those who run the house should see to.
enum HouseTrouble: Hashable, Sendable {
  /// What is asked how the house does.
  enum Source: Hashable, Sendable, CaseIterable {
    case database, copies, disk
  }

  /// It told nothing, so that nobody knows whether all is well there.
  case unknown(Source)
  case copyFailed(BackupProblem)
  case noCopy
  /// The newest good one is older than it may be.
  case oldCopy(days: Int)
  /// There is hardly room for what the house writes and for the copies that it makes.
  case diskLow(free: Int64)
  /// Those whose last try failed, by name.
  case jobsFailed([String])
  /// Those that have been due for longer than any of them takes, by name.
  case jobsOverdue([String])
  /// Since a day ago; ``FaultLog/most`` where there may have been more.
  case faults(Int)
  case changesWait(Int)

  /// In bytes, below which a disk is low whatever the house holds.
  static let leastRoom: Int64 = 1_000_000_000
  /// More wait only when they are made more slowly than they come.
  static let mostWaiting = 20
  /// The longest job fetches a file of wines within minutes.
  static let latest = Duration.seconds(3600)
  private static let day = Duration.seconds(24 * 3600)

  /// What is wrong, what matters most first; empty when all is well.
  static func all(_ figures: HouseFigures) -> [HouseTrouble] {
    unknown(figures) + copies(figures) + disk(figures) + jobs(figures) + overdue(figures) + faults(figures)
      + queue(figures)
  }

  private static func unknown(_ figures: HouseFigures) -> [HouseTrouble] {
    var silent: [Source] = []
    if figures.kept == nil { silent.append(.database) }
    if figures.backups == nil { silent.append(.copies) }
    if figures.disk == nil { silent.append(.disk) }
    return silent.map { .unknown($0) }
  }

  private static func copies(_ figures: HouseFigures) -> [HouseTrouble] {
    var troubles: [HouseTrouble] = []
    if let problem = figures.backups?.problem { troubles.append(.copyFailed(problem)) }
    if let age = figures.backupAge, age > BackupTrouble.oldest {
      troubles.append(figures.backups?.newest == nil ? .noCopy : .oldCopy(days: Int(age / day)))
    }
    return troubles
  }

  /// A copy is made only where there is room for two.
  private static func disk(_ figures: HouseFigures) -> [HouseTrouble] {
    guard let disk = figures.disk else { return [] }
    let needed = max(leastRoom, 2 * (figures.kept?.databaseBytes ?? 0))
    return disk.free < needed ? [.diskLow(free: disk.free)] : []
  }

  private static func jobs(_ figures: HouseFigures) -> [HouseTrouble] {
    var failed = figures.kept?.jobs.filter { $0.failedAt != nil }.map(\.name) ?? []
    // Said already, with the reason.
    if figures.backups?.problem != nil { failed.removeAll { $0 == HouseJobs.backingUp } }
    return failed.isEmpty ? [] : [.jobsFailed(failed)]
  }

  /// Of one that fails it is said already.
  private static func overdue(_ figures: HouseFigures) -> [HouseTrouble] {
    guard let kept = figures.kept else { return [] }
    let failed = Set(kept.jobs.filter { $0.failedAt != nil }.map(\.name))
    let late = kept.overdue.filter { $0.value > latest && !failed.contains($0.key) }.keys.sorted()
    return late.isEmpty ? [] : [.jobsOverdue(late)]
  }

  private static func faults(_ figures: HouseFigures) -> [HouseTrouble] {
    let recent = figures.faults.count { figures.at - $0.at < day }
    return recent == 0 ? [] : [.faults(recent)]
  }

  private static func queue(_ figures: HouseFigures) -> [HouseTrouble] {
    let waiting = figures.storage.changesWaiting
    return waiting > mostWaiting ? [.changesWait(waiting)] : []
  }

  var phrase: Phrase {
    switch self {
    case .unknown(let source): OperatingPhrases.unknown(source)
    case .copyFailed(let problem): problem.phrase
    case .noCopy: BackupPhrases.missing
    case .oldCopy(let days): OperatingPhrases.oldCopy(days)
    case .diskLow(let free): OperatingPhrases.diskLow(ByteCount(free))
    case .jobsFailed(let names): OperatingPhrases.jobsFailed(names)
    case .jobsOverdue(let names): OperatingPhrases.jobsOverdue(names)
    case .faults(let count):
      count < FaultLog.most ? OperatingPhrases.faults(count) : OperatingPhrases.manyFaults(count)
    case .changesWait(let count): OperatingPhrases.changesWait(count)
    }
  }

  /// Where something can be done about it.
  var remedy: (title: Phrase, link: Link)? {
    switch self {
    case .copyFailed, .noCopy, .oldCopy: (BackupPhrases.backups, BackupPaths.backups())
    case .unknown, .diskLow, .jobsFailed, .jobsOverdue, .faults, .changesWait: nil
    }
  }
}
