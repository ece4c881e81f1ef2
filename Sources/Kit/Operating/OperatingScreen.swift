/// How the house does: what is wrong first, and then everything that those who run it may want to know.
struct OperatingScreen: Screen {
  let figures: HouseFigures
  let reach: Reach

  var title: Phrase { OperatingPhrases.title }
  var bar: NavigationBar { NavigationBar(leading: .toProfile) }

  /// Fetched again now and then while somebody looks: no stream tells of what it shows.
  var content: HTML {
    """
    <fresh-page every="15" lost="\(OperatingPhrases.unreachable)">\(standing)\(contents.html)\(room.html)\(work)\
    \(faults)\(phone)\(program.html)</fresh-page>
    """
  }

  private var standing: HTML {
    let troubles = HouseTrouble.all(figures)
    guard !troubles.isEmpty else { return Notice(OperatingPhrases.allWell, tone: .success).html }
    return troubles.html { Notice($0.phrase, tone: .warning, remedy: $0.remedy).html }
  }

  private var contents: Group {
    Group(
      OperatingPhrases.contents,
      rows: [
        Row(
          title: OperatingPhrases.people, icon: "people", value: count(figures.kept?.people),
          opens: AccountPaths.operators()),
        Row(title: OperatingPhrases.spaces, icon: "home", value: count(figures.kept?.spaces)),
        Row(title: OperatingPhrases.openPages, icon: "device", value: count(figures.streams)),
      ])
  }

  private var room: Group {
    let (photos, backups) = (figures.photos, figures.backups)
    return Group(
      OperatingPhrases.room,
      rows: [
        Row(title: OperatingPhrases.database, icon: "box", value: size(figures.kept?.databaseBytes)),
        Row(
          title: OperatingPhrases.photos, subtitle: OperatingPhrases.partOfDatabase, icon: "eye",
          value: size(photos?.bytes)),
        Row(
          title: BackupPhrases.backups, subtitle: lastCopy(backups), icon: "duplicate", value: size(backups?.bytes),
          opens: BackupPaths.backups()),
        Row(title: OperatingPhrases.free, icon: "download", value: figures.disk.map(OperatingPhrases.free)),
      ])
  }

  private func lastCopy(_ backups: BackupFigures?) -> Phrase {
    backups?.newest.map { OperatingPhrases.lastCopy(at: $0) } ?? BackupPhrases.none
  }

  private var work: HTML? {
    guard let jobs = figures.kept?.jobs, !jobs.isEmpty else { return nil }
    let failed = jobs.count { $0.failedAt != nil }
    let table = Table(
      OperatingPhrases.jobs,
      columns: [
        OperatingPhrases.job, OperatingPhrases.lastRun, OperatingPhrases.lasted, OperatingPhrases.nextRun,
      ], numbers: [2],
      rows: jobs.map { job in
        [
          Phrase(verbatim: job.name), job.failedAt.map(OperatingPhrases.failed) ?? moment(job.ranAt),
          job.lasted.map(OperatingPhrases.duration) ?? OperatingPhrases.nothing, moment(job.dueAt),
        ]
      })
    return Disclosure(OperatingPhrases.jobs(jobs.count, failed: failed), table.html).html
  }

  private var faults: HTML {
    guard !figures.faults.isEmpty else {
      return """
        <section class="group"><p class="group-note">\(OperatingPhrases.noFaults(since: figures.startedAt))</p></section>
        """
    }
    let table = Table(
      OperatingPhrases.faults, columns: [OperatingPhrases.number, OperatingPhrases.when, OperatingPhrases.route],
      numbers: [],
      rows: figures.faults.map { [Phrase(verbatim: $0.id), moment($0.at), Phrase(verbatim: $0.route)] })
    return Disclosure(
      OperatingPhrases.faults(figures.faultCount, since: figures.startedAt),
      "\(table.html)<p class=\"group-note\">\(OperatingPhrases.faultsNote)</p>"
    ).html
  }

  private var phone: HTML {
    let way: HTML? =
      if case .everywhere(let address) = reach {
        "<p class=\"group-note\">\(OperatingPhrases.everywhere(address))</p>"
      } else {
        ReachNote(reach).html
      }
    return "<section class=\"group\"><h2 class=\"group-title\">\(OperatingPhrases.phone)</h2>\(way)</section>"
  }

  private var program: Group {
    Group(
      OperatingPhrases.program,
      rows: [
        Row(
          title: OperatingPhrases.version, subtitle: OperatingPhrases.whatIsNew, icon: "info",
          value: Phrase(verbatim: figures.version), opens: OperatingPaths.changes()),
        Row(title: OperatingPhrases.runsSince, icon: "clock", value: moment(figures.startedAt)),
        Row(title: OperatingPhrases.memory, icon: "chart", value: size(figures.process?.residentBytes)),
      ])
  }

  private func count(_ number: Int?) -> Phrase { number.map { Phrase(Numeral($0)) } ?? OperatingPhrases.nothing }

  private func size(_ bytes: Int64?) -> Phrase { bytes.map { Phrase(ByteCount($0)) } ?? OperatingPhrases.nothing }

  private func moment(_ instant: Instant?) -> Phrase {
    instant.map { Phrase(joining: "\($0)") } ?? OperatingPhrases.nothing
  }
}
