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

    /// More would be a list that nobody reads.
    static let shown = 200

    mutating func refuse(_ place: FilePlace, _ reason: Phrase) {
      refused += 1
      if reasons.count < Self.shown { reasons.append((place, reason)) }
    }

    mutating func remark(_ place: FilePlace, _ remark: Phrase) {
      remarked += 1
      if remarks.count < Self.shown { remarks.append((place, remark)) }
    }
  }

  /// Rows were refused, and the person had asked for all or nothing.
  package struct NothingTaken: Error {
    package let report: Report
  }

  /// How far it is.
  package enum Step: Sendable {
    case reading, writing, indexing
  }

  /// Rows of one change. Others wait for it a part of a second; a small one would write the pages of the indexes again and again.
  private static let stretchSize = 8_000

  /// Stretches that are read while one is written, one for each core of a small machine.
  private static let stretchesAhead = 2

  let file: WineFile
  let skipsBad: Bool
  /// `nil` for as many as there are.
  let rowLimit: Int?
  let author: Author
  /// Whose activity tells of it; `nil` for everybody's.
  let home: ID<Space>?
  let database: any Database
  let live: LiveHub
  let mint: Mint
  /// Told the step and how much of it is done, of 1.
  let progress: @Sendable (Step, Double) -> Void

  package init(
    _ bytes: [UInt8], name: String, skipsBad: Bool, rowLimit: Int? = nil, author: Author, home: ID<Space>?,
    database: any Database, live: LiveHub, mint: Mint,
    progress: @escaping @Sendable (Step, Double) -> Void = { _, _ in }
  ) throws {
    file = try WineFile(bytes, name: name)
    self.skipsBad = skipsBad
    self.rowLimit = rowLimit
    self.author = author
    self.home = home
    self.database = database
    self.live = live
    self.mint = mint
    self.progress = progress
  }

  /// What people know the file's kind by.
  package var layout: String { file.layout.name }

  /// - Throws: ``NothingTaken``, `WineFile.Misreading`.
  package func run() async throws -> Report {
    let rated = file.layout == .ratings ? try await ratedWines() : [:]
    try expectFewerRows()
    if !skipsBad {
      let findings = try await look(rated)
      guard findings.refused == 0 else { throw NothingTaken(report: findings) }
    }
    let importID: ID<CatalogueImport> = mint.id()
    let report =
      file.layout == .ratings
      ? try await rate(rated, importID.description) : try await write(importID.description)
    try await finish(report, importID)
    return report
  }

  /// The wines that a file of ratings speaks of, by their numbers there.
  private func ratedWines() async throws -> [String: WineNumber] {
    let wines = try await database.read { try Catalogue($0).numbers(from: Rating.source) }
    if wines.isEmpty { throw WineFile.Misreading.ratingsAlone }
    return wines
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
  private func look(_ rated: [String: WineNumber]) async throws -> Report {
    var report = Report()
    await forEachStretch { stretch in
      for (place, content) in stretch.rows {
        switch content {
        case .refused(let reason): report.refuse(place, reason)
        case .rating(let rating) where rated[rating.wine] == nil:
          report.refuse(place, ImportWords.unknownWine(rating.wine))
        default: break
        }
      }
      progress(.reading, stretch.share)
    }
    return report
  }

  private func write(_ importID: String) async throws -> Report {
    var (report, met) = (Report(), CatalogueWriter.Met())
    try await forEachStretch { stretch in
      (report, met) = try await store(stretch, importID, report, met)
      progress(.writing, stretch.share)
    }
    return report
  }

  /// Some rows and what they say.
  private struct Stretch: Sendable {
    let rows: [(place: FilePlace, content: WineFile.Content)]
    /// How much of the file has been read with them, of 1.
    let share: Double
  }

  private func forEachStretch(_ body: (Stretch) async throws -> Void) async rethrows {
    var (rows, ahead): (WineFile.Iterator, [Task<Stretch, Never>]) = (file.makeIterator(), [])
    repeat {
      while ahead.count < Self.stretchesAhead, let stretch = stretch(of: &rows) { ahead.append(stretch) }
      guard !ahead.isEmpty else { return }
      try await body(ahead.removeFirst().value)
    } while true
  }

  private func stretch(of rows: inout WineFile.Iterator) -> Task<Stretch, Never>? {
    var stretch: [WineFile.Row] = []
    stretch.reserveCapacity(Self.stretchSize)
    while stretch.count < Self.stretchSize, let row = rows.next() { stretch.append(row) }
    guard let last = stretch.last else { return nil }
    return Task { [stretch, file] in
      Stretch(rows: stretch.map { ($0.place, file.content(of: $0)) }, share: last.share)
    }
  }

  private func store(
    _ stretch: Stretch, _ importID: String, _ report: Report, _ met: CatalogueWriter.Met
  ) async throws -> (Report, CatalogueWriter.Met) {
    try await database.write { connection in
      var (report, writer) = (report, try CatalogueWriter(connection, importID: importID, met: met))
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
  private func rate(_ rated: [String: WineNumber], _ importID: String) async throws -> Report {
    var (report, tally) = (Report(), RatingTally())
    await forEachStretch { stretch in
      for (place, content) in stretch.rows {
        switch content {
        case .blank: report.blank += 1
        case .refused(let reason): report.refuse(place, reason)
        case .wine: break
        case .rating(let rating):
          if let wine = rated[rating.wine] {
            tally.add(rating, of: wine)
          } else {
            report.refuse(place, ImportWords.unknownWine(rating.wine))
          }
        }
      }
      progress(.writing, stretch.share / 2)
    }
    let vintages = tally.vintages
    for start in stride(from: 0, to: vintages.count, by: Self.stretchSize) {
      let (stretch, before) = (vintages[start..<min(start + Self.stretchSize, vintages.count)], report)
      report = try await database.write { connection in
        var (report, writer) = (before, try CatalogueWriter(connection, importID: importID))
        for (wine, vintage, count) in stretch {
          if try writer.store(vintage, of: wine) == .merged {
            report.merged += count
          } else {
            report.unchanged += count
          }
        }
        return report
      }
      progress(.writing, 0.5 + Double(start) / Double(2 * vintages.count))
    }
    return report
  }

  /// Makes the search anew and says that the catalogue has changed.
  private func finish(_ report: Report, _ id: ID<CatalogueImport>) async throws {
    let (progress, total) = (progress, max(1, report.rows))
    let (home, mint, file, author) = (home, mint, file.title, author)
    let storage = InstallationStorage(author: author, database: database, live: live, mint: mint)
    try await storage.renewCatalogue(mint) {
      progress(.indexing, min(1, Double($0) / Double(total)))
    } with: {
      try $0.run(
        """
        INSERT INTO wines_import (id, home, file, author, added, merged, at)
        VALUES (\(id), \(home), \(file), \(author.name), \(report.added), \(report.merged), \(mint.now()))
        """)
      try Former.forget($0)
    } tell: { edit in
      edit.touch(Wine.topic)
      guard home == nil || home == edit.space.id else { return }
      try edit.record(
        "catalogue.imported", of: Subject(Wine.topic, edit.mint.id(Wine.self), title: file),
        fields: [
          FieldChange("added", from: "", to: String(report.added)),
          FieldChange("merged", from: "", to: String(report.merged)),
        ])
    }
  }
}

extension CatalogueImport {
  /// What is wrong with a file that could not be read at all.
  package static func reason(_ error: any Error) -> Phrase {
    (error as? WineFile.Misreading)?.message ?? CataloguePhrases.failed
  }

  /// Whether the file itself is to blame.
  package static func isMisreading(_ error: any Error) -> Bool { error is WineFile.Misreading }

  /// The whole catalogue as a file.
  package static func export(from database: any Database, asTable isTable: Bool) async throws -> [UInt8] {
    try await database.read { connection in
      let export = CatalogueExport(Catalogue(connection))
      return try isTable ? export.csv() : export.json()
    }
  }
}

extension CatalogueImport.Report {
  /// For the terminal.
  package var lines: [String] {
    let english = Manner(language: .en, zone: .utc)
    func told(_ lines: [(place: FilePlace, reason: Phrase)]) -> [String] {
      lines.map { "\($0.place.phrase.text(in: english)): \($0.reason.text(in: english))" }
    }
    func rest(_ count: Int) -> [String] { count > 0 ? ["and \(count) more"] : [] }
    return told(reasons) + rest(refused - reasons.count) + told(remarks) + rest(remarked - remarks.count) + [
      """
      \(rows) rows: \(added) new, \(merged) filled in, \(unchanged) unchanged, \(repeated) repeated, \(blank) blank, \
      \(refused) refused
      """
    ]
  }
}
