package import Kit

/// Brings a file with wines into the catalogue: writes it a stretch at a time so that nobody waits long for their own change,
/// makes the search anew, and tells every space.
package struct CatalogueImport: Sendable {
  /// What became of the rows of a file. Every row is counted once.
  package struct Report: Sendable {
    package var added = 0
    package var merged = 0
    package var unchanged = 0
    /// Rows that say nothing but what an earlier row of the file has said.
    package var repeated = 0
    package var blank = 0
    /// Rows that are out.
    package var refused = 0
    /// The first of them, with their reasons.
    package var reasons: [(place: FilePlace, reason: Phrase)] = []
    /// What there is to say of rows that went in.
    package var remarked = 0
    /// The first of it.
    package var remarks: [(place: FilePlace, reason: Phrase)] = []

    package var rows: Int { added + merged + unchanged + repeated + blank + refused }

    mutating func refuse(_ place: FilePlace, _ reason: Phrase) {
      refused += 1
      if reasons.count < ImportFindings.shown { reasons.append((place, reason)) }
    }

    mutating func remark(_ place: FilePlace, _ remark: Phrase) {
      remarked += 1
      if remarks.count < ImportFindings.shown { remarks.append((place, remark)) }
    }
  }

  /// Rows were refused, and the person had asked for all or nothing.
  package struct NothingTaken: Error {
    package let report: Report
  }

  /// How far it is.
  package enum Step: Sendable {
    case reading, writing, indexing

    /// How much of the whole is done, of 1: reading is a tenth of the work, making the search two.
    func share(_ share: Double) -> Double {
      switch self {
      case .reading: 0.1 * share
      case .writing: 0.1 + 0.7 * share
      case .indexing: 0.8 + 0.2 * share
      }
    }
  }

  /// Rows of one change. Others wait for it a part of a second; a small one would write the pages of the indexes again and again.
  private static let stretchSize = 8_000

  let id: ID<CatalogueImport>
  var file: WineFile
  let skipsBad: Bool
  /// `nil` for as many as there are.
  var rowLimit: Int?
  /// The space whose activity tells of it; `nil` when all do.
  let home: ID<Space>?
  let installation: InstallationStorage
  /// Told the step and how much of it is done, of 1; throws when it has to stop.
  var progress: @Sendable (Step, Double) throws -> Void = { _, _ in }
  /// Belongs to the first change.
  var expectRunning: @Sendable (any WritableConnection) throws -> Void = { _ in }
  /// Belongs to the last change.
  var conclude: @Sendable (Report, any WritableConnection) throws -> Void = { _, _ in }

  /// - Throws: ``NothingTaken``, `WineFile.Misreading`, `ImportRun.Interrupted` when it has been taken back meanwhile.
  package func run() async throws -> Report {
    if file.layout == .ratings {
      let wines = try await installation.read { try Catalogue($0).numbers(from: Rating.source) }
      if wines.isEmpty { throw WineFile.Misreading.ratingsAlone }
      var work = self
      work.file.rated = wines
      return try await work.take { try await $0.rate() }
    }
    return try await take { try await $0.write() }
  }

  private func take(_ write: (CatalogueImport) async throws -> Report) async throws -> Report {
    try await ImportWork.read { try expectFewerRows() }
    if !skipsBad {
      let findings = try await look()
      guard findings.refused == 0 else { throw NothingTaken(report: findings) }
    }
    try await begin()
    let report = try await write(self)
    try await finish(report)
    return report
  }

  /// Says that it runs before anything of it is written.
  private func begin() async throws {
    try await installation.writePart {
      try expectRunning($0)
      try $0.run(
        """
        INSERT INTO wines_import (id, home, file, author, added, merged, at, is_running)
        VALUES (\(id), \(home), \(file.title), \(installation.author.name), 0, 0, \(installation.mint.now()), \(true))
        """)
    }
  }

  private func writePart<Value: Sendable>(
    _ body: @escaping @Sendable (any WritableConnection) throws -> Value
  ) async throws -> Value {
    try await installation.writePart { connection in
      guard try connection.holds("wines_import WHERE id = \(id) AND is_running = 1") else {
        throw ImportRun.Interrupted()
      }
      return try body(connection)
    }
  }

  /// - Throws: `WineFile.Misreading`.
  private func expectFewerRows() throws {
    guard let rowLimit else { return }
    var (rows, count) = (file.makeIterator(), 0)
    while rows.next() != nil {
      count += 1
      if count > rowLimit { throw WineFile.Misreading.tooManyRows }
    }
  }

  /// What is wrong with the rows, before anything is written.
  private func look() async throws -> Report {
    var report = Report()
    try await forEachStretch { stretch in
      for (place, content) in stretch.rows {
        if case .refused(let reason) = content { report.refuse(place, reason) }
      }
      try progress(.reading, stretch.share)
    }
    return report
  }

  private func write() async throws -> Report {
    var (report, met) = (Report(), CatalogueWriter.Met())
    try await forEachStretch { stretch in
      (report, met) = try await store(stretch, report, met)
      try progress(.writing, stretch.share)
    }
    return report
  }

  /// Some rows and what they say.
  private struct Stretch: Sendable {
    let rows: [(place: FilePlace, content: WineFile.Content)]
    /// How much of the file has been read with them, of 1.
    let share: Double
  }

  /// Reads one stretch while another is written, away from the threads that answer requests.
  private func forEachStretch(_ body: (Stretch) async throws -> Void) async throws {
    var ahead = read(file.makeIterator())
    while let (stretch, rest) = try await ahead.value {
      ahead = read(rest)
      try await body(stretch)
    }
  }

  private func read(_ rows: WineFile.Iterator) -> Task<(Stretch, WineFile.Iterator)?, any Error> {
    Task { [file] in
      try await ImportWork.read {
        var (rows, stretch): (WineFile.Iterator, [WineFile.Row]) = (rows, [])
        stretch.reserveCapacity(Self.stretchSize)
        while stretch.count < Self.stretchSize, let row = rows.next() { stretch.append(row) }
        guard let last = stretch.last else { return nil }
        return (Stretch(rows: stretch.map { ($0.place, file.content(of: $0)) }, share: last.share), rows)
      }
    }
  }

  private func store(
    _ stretch: Stretch, _ report: Report, _ met: CatalogueWriter.Met
  ) async throws -> (Report, CatalogueWriter.Met) {
    try await writePart { connection in
      var (report, writer) = (report, try CatalogueWriter(connection, importID: id.description, met: met))
      for (place, content) in stretch.rows {
        switch content {
        case .blank: report.blank += 1
        case .refused(let reason): report.refuse(place, reason)
        // A file of ratings holds nothing else.
        case .rating: break
        case .wine(let entry):
          for remark in entry.remarks { report.remark(place, remark) }
          let stored = try writer.store(entry)
          if !stored.contradictions.isEmpty {
            report.remark(place, ImportWords.contradicts(stored.contradictions))
          }
          switch stored.outcome {
          case .added: report.added += 1
          case .merged: report.merged += 1
          case .unchanged: report.unchanged += 1
          case .repeated: report.repeated += 1
          }
        }
      }
      return (report, writer.met)
    }
  }

  /// Takes all ratings of a file together, and writes what they make of each vintage.
  private func rate() async throws -> Report {
    var (report, tally) = (Report(), RatingTally())
    try await forEachStretch { stretch in
      for (place, content) in stretch.rows {
        switch content {
        case .blank: report.blank += 1
        case .refused(let reason): report.refuse(place, reason)
        case .wine: break
        case .rating(let rating, let wine): tally.add(rating, of: wine)
        }
      }
      try progress(.writing, stretch.share / 2)
    }
    let stretches = tally.vintages.stretches(of: Self.stretchSize)
    for (index, stretch) in stretches.enumerated() {
      let before = report
      report = try await writePart { connection in
        var (report, writer) = (before, try CatalogueWriter(connection, importID: id.description))
        for (wine, vintage, count) in stretch {
          let isNew = try writer.store(vintage, of: wine) == .merged
          let figure: WritableKeyPath<Report, Int> = isNew ? \.merged : \.unchanged
          report[keyPath: figure] += count
        }
        return report
      }
      try progress(.writing, 0.5 + Double(index) / Double(2 * stretches.count))
    }
    return report
  }

  /// Makes the search anew and says that the catalogue has changed.
  private func finish(_ report: Report) async throws {
    try await installation.renewCatalogue {
      try progress(.indexing, min(1, Double($0) / Double(max(1, report.rows))))
    } with: {
      let isEnded = try $0.rowsChanged(
        by: """
          UPDATE wines_import SET added = \(report.added), merged = \(report.merged), \
          at = \(installation.mint.now()), is_running = 0
          WHERE id = \(id) AND is_running = 1
          """)
      guard isEnded == 1 else { throw ImportRun.Interrupted() }
      try ImportJournal.forget($0)
      try conclude(report, $0)
    } news: { _ in
      InstallationNews(
        Wine.imported, of: Subject(Wine.topic, installation.mint.id(Wine.self), title: file.title),
        fields: [("added", report.added), ("merged", report.merged)].map { FieldChange($0, from: "", to: String($1)) },
        in: home.map { [$0] })
    }
  }
}

extension CatalogueImport {
  package init(
    _ bytes: [UInt8], name: String, skipsBad: Bool, rowLimit: Int? = nil, home: ID<Space>?,
    installation: InstallationStorage, progress: @escaping @Sendable (Step, Double) throws -> Void = { _, _ in }
  ) throws {
    self.init(
      id: installation.mint.id(), file: try WineFile(bytes, name: name), skipsBad: skipsBad, rowLimit: rowLimit,
      home: home, installation: installation, progress: progress)
  }
}
