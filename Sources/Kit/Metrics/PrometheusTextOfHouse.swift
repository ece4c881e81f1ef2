extension PrometheusText {
  /// Everything that is known of the house. Labels hold routes, statuses, methods and names of jobs, all of which stand in the program:
  /// nothing that anybody typed, and no space or person.
  init(_ figures: HouseFigures) {
    self.init()
    addHouse(figures)
    addRequests(figures)
    addStorage(figures)
    addFiles(figures)
    addJobs(figures)
    addProcess(figures)
  }

  private mutating func addHouse(_ figures: HouseFigures) {
    add(
      "sobremesa_build_info", .gauge, "The program that runs, and what keeps its data.",
      [([("version", figures.version), ("engine", figures.engine == .sqlite ? "sqlite" : "postgresql")], 1)])
    add("sobremesa_database_up", .gauge, "Whether the database answers.", figures.kept == nil ? 0 : 1)
    add("sobremesa_people", .gauge, "People who can sign in.", figures.kept?.people)
    add("sobremesa_spaces", .gauge, "Spaces that have not ended.", figures.kept?.spaces)
    add("sobremesa_live_streams", .gauge, "Pages that are told of changes.", figures.streams)
    add("sobremesa_live_streams_limit", .gauge, "How many of them there may be.", figures.mostStreams)
    add("sobremesa_faults_total", .counter, "Requests that failed by a fault of the program.", figures.faultCount)
  }

  private mutating func addRequests(_ figures: HouseFigures) {
    let statuses = figures.requests.flatMap { kind, figures in
      figures.statuses.sorted { $0.key < $1.key }.map { status, count in
        (labels: labels(of: kind) + [("status", String(status))], value: Double(count))
      }
    }
    add("sobremesa_requests_total", .counter, "Requests, by route and status.", statuses)
    add(
      "sobremesa_request_duration_seconds", "From a request’s head to the head of its answer.",
      figures.requests.map { (labels(of: $0.kind), $0.figures.durations) })
  }

  private func labels(of kind: RequestFigures.Kind) -> Labels {
    [("method", kind.method), ("route", kind.route)]
  }

  private mutating func addStorage(_ figures: HouseFigures) {
    let storage = figures.storage
    add("sobremesa_changes_waiting", .gauge, "Changes that nobody is about yet.", storage.changesWaiting)
    add(
      "sobremesa_change_wait_seconds", "How long changes waited until somebody began with them.",
      [([], storage.writes.waits)])
    add("sobremesa_changes_total", .counter, "Changes that were kept.", storage.writes.changes)
    add(
      "sobremesa_commit_duration_seconds", "Transactions that were kept, with their wait for the disk.",
      [([], storage.writes.durations)])
    add("sobremesa_commits_failed_total", .counter, "Transactions that were given up.", storage.writes.failures)
    add("sobremesa_readers_in_use", .gauge, "Connections that read right now.", storage.readersInUse)
    add("sobremesa_readers_limit", .gauge, "How many of them there may be.", storage.readers)
    add("sobremesa_reads_waiting", .gauge, "Reads that wait for a connection.", storage.readsWaiting)
    guard let log = storage.log else { return }
    add("sobremesa_wal_bytes", .gauge, "The write-ahead log’s file.", log.bytes)
    add(
      "sobremesa_checkpoint_duration_seconds", "Writing the log back into the file.", [([], log.checkpoints)])
  }

  private mutating func addFiles(_ figures: HouseFigures) {
    add("sobremesa_database_bytes", .gauge, "The database without its log.", figures.kept?.databaseBytes)
    add("sobremesa_photos", .gauge, "Pictures that people brought.", figures.photos?.count)
    add("sobremesa_photos_bytes", .gauge, "Their part of the database.", figures.photos?.bytes)
    add("sobremesa_backups", .gauge, "Copies that the house keeps of itself.", figures.backups?.count)
    add("sobremesa_backups_bytes", .gauge, "All of them together.", figures.backups?.bytes)
    add(
      "sobremesa_backup_age_seconds", .gauge,
      "Age of the newest good copy, or of what there is to copy where there is none.",
      figures.backupAge.map { $0 / .seconds(1) })
    add(
      "sobremesa_backup_failed", .gauge, "Whether the last try to make a copy failed.",
      figures.backups.map { $0.problem == nil ? 0 : 1 })
    add("sobremesa_disk_free_bytes", .gauge, "Room left on the disk of the data folder.", figures.disk?.free)
    add("sobremesa_disk_bytes", .gauge, "Room of that disk.", figures.disk?.size)
  }

  private mutating func addJobs(_ figures: HouseFigures) {
    let jobs = figures.kept?.jobs ?? []
    func samples(_ value: (JobRecord) -> Double?) -> [(labels: Labels, value: Double)] {
      jobs.compactMap { job in value(job).map { ([("job", job.name)], $0) } }
    }
    add(
      "sobremesa_job_last_run_timestamp_seconds", .gauge, "When a job last did what it is there for.",
      samples { $0.ranAt.map(Self.seconds) })
    add(
      "sobremesa_job_next_run_timestamp_seconds", .gauge, "When it is due.", samples { Self.seconds($0.dueAt) })
    add(
      "sobremesa_job_last_duration_seconds", .gauge, "How long that took.",
      samples { $0.lasted.map { Double($0) / 1000 } })
    add("sobremesa_job_failed", .gauge, "Whether its last try failed.", samples { $0.failedAt == nil ? 0 : 1 })
    let overdue = figures.kept?.overdue ?? [:]
    add(
      "sobremesa_job_overdue_seconds", .gauge, "For how long it has been due with something to do.",
      Set(jobs.map(\.name)).union(overdue.keys).sorted().map { name in
        ([("job", name)], overdue[name].map { $0 / .seconds(1) } ?? 0)
      })
  }

  private static func seconds(_ instant: Instant) -> Double { Double(instant.milliseconds) / 1000 }

  private mutating func addProcess(_ figures: HouseFigures) {
    add(
      "process_start_time_seconds", .gauge, "When the program was started.", Self.seconds(figures.startedAt))
    add("process_resident_memory_bytes", .gauge, "Memory that it takes.", figures.process?.residentBytes)
    add("process_cpu_seconds_total", .counter, "Time of processors that it took.", figures.process?.cpuSeconds)
    add("process_open_fds", .gauge, "Files and connections that are open.", figures.process?.openDescriptors)
    add("process_max_fds", .gauge, "How many of them there may be.", figures.process?.mostDescriptors)
  }
}
