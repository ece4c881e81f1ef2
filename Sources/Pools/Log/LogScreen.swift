import Foundation
import Kit

/// A pool's log, verified, with the way to verify it elsewhere.
struct LogScreen: Screen {
  private let pool: ID<Pool>
  private let entries: [LogEntry]
  private let openings: [Int: Opening]
  private let check: LogCheck
  private let isOpened: Bool

  init(_ pool: Pool, at now: Instant, in view: SpaceView) throws {
    let store = LogStore(view)
    (self.pool, isOpened) = (pool.id, pool.showsScores(at: now))
    (entries, openings) = (try store.entries(of: pool.id), try store.openings(of: pool, at: now))
    // Verified by what everybody sees, and not by what the reader alone may see.
    let bets = try BetStore(view).bets(of: pool, for: nil, at: now)
    check = LogCheck(
      entries, openings: openings, isOpened: isOpened,
      bets: Dictionary(uniqueKeysWithValues: bets.map { ($0.id, ($0.name, $0.score)) }))
  }

  var title: Phrase { PoolsPhrases.log }
  var topics: [Topic] { [Pool.topic, Bet.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(PoolsPhrases.pool, to: PoolsPaths.pool(pool))) }

  var content: HTML {
    let verdict =
      check.isWhole ? Notice(LogPhrases.whole, tone: .success) : Notice(LogPhrases.broken, tone: .error)
    let faults: HTML? =
      check.isWhole ? nil : Group(rows: check.faults.map { Row(title: LogPhrases.fault($0)) }).html
    let hidden: HTML? = isOpened ? nil : Notice(LogPhrases.stillHidden).html
    let reopened: HTML? = Reopening(entries, openings: openings).map { ReopeningNotice(reopening: $0).html }
    return "\(reopened)\(verdict.html)\(faults)\(hidden)\(last)\(lines)\(how)"
  }

  private var last: HTML? {
    entries.last.map { entry in
      """
      <section class="group"><h2 class="group-title">\(LogPhrases.lastHash)</h2>\
      <p class="hash hash-strong">\(entry.hash)</p></section>
      """
    }
  }

  private var lines: HTML {
    """
    <section class="group"><h2 class="group-title">\(PoolsPhrases.log)</h2><ol class="activity log">\(entries.html(line))</ol></section>
    """
  }

  private func line(_ entry: LogEntry) -> HTML {
    let commitment: HTML? = entry.commitment.map { commitment in
      let opened: HTML? = openings[entry.number].map { opening in
        """
        <p class="activity-detail">\(LogPhrases.opened): <strong>\(opening.score.text)</strong></p>\
        <p class="activity-detail"><span class="hash">\(entry.text(of: opening) ?? "")</span></p>
        """
      }
      return """
        \(opened)<p class="activity-detail">\(LogPhrases.commitment) <span class="hash">\(commitment)</span></p>
        """
    }
    let note: HTML? = note(of: entry).map { "<p class=\"activity-detail\">\($0)</p>" }
    return """
      <li id="entry-\(entry.number)"><p>\(entry.number). \(LogPhrases.sentence(entry))</p>\(note)\(commitment)\
      <p class="activity-detail">\(LogPhrases.hash) <span class="hash">\(entry.hash)</span></p>\
      <time datetime="\(entry.at.iso8601)">\(entry.at)</time></li>
      """
  }

  /// What a sentence doesn't say already.
  private func note(of entry: LogEntry) -> HTML? {
    guard !entry.note.isEmpty else { return nil }
    switch entry.kind {
    case .created, .changed:
      guard let terms = LoggedTerms(entry.note) else { return "\(entry.note)" }
      return terms.phrases.enumerated().html { index, part in index == 0 ? "\(part)" : " · \(part)" }
    case .rescheduled, .confirmed:
      return "\(Instant(iso8601: entry.note).map { Phrase($0) } ?? Phrase(verbatim: entry.note))"
    case .corrected: return "\(LoggedCorrection(entry.note)?.phrase ?? Phrase(verbatim: entry.note))"
    default: return nil
    }
  }

  private var how: HTML {
    let steps = LogPhrases.how.html { "<li><p>\($0)</p></li>" }
    let fields = LogPhrases.fields.html { "<li><p>\($0)</p></li>" }
    let files = [(LogPhrases.download, LogFile.name), (LogPhrases.downloadScript, LogScript.name)].html { title, file in
      Row.file(title, icon: nil, value: Phrase(verbatim: file), at: PoolsPaths.logFile(pool, file)).html
    }
    return """
      <section class="group"><h2 class="group-title">\(LogPhrases.howTitle)</h2><ol class="activity steps">\(steps)</ol>\
      <ul class="rows">\(files)</ul></section>\
      <section class="group"><h2 class="group-title">\(LogPhrases.fieldsTitle)</h2><ol class="activity steps">\(fields)</ol>\
      <p class="group-note">\(LogPhrases.fieldsNote)</p></section>\
      <section class="group"><h2 class="group-title">\(LogPhrases.command)</h2>\
      <p class="hash hash-strong">python3 \(LogScript.name) \(LogFile.name)\(entries.last.map { " \($0.hash)" } ?? "")</p>\
      <p class="group-note">\(LogPhrases.oneSeal)</p><p class="hash hash-strong">printf '%s' '\(example)' | sha256sum</p>\
      \(Disclosure(LogPhrases.script, "<pre class=\"script\" tabindex=\"0\"><code>\(LogScript.text)</code></pre>").html)</section>
      """
  }

  /// The text of the first opened commitment, or how one looks.
  private var example: String {
    let opened = entries.lazy.compactMap { entry in openings[entry.number].flatMap(entry.text) }
    return opened.first ?? "sobremesa-bet-1|<salt>|\(pool)|<bet>|2-1"
  }
}

/// The log as a file that another program can verify.
struct LogFile: Encodable {
  static let name = "log.json"

  struct Entry: Encodable {
    let number: Int
    /// What was hashed.
    let text: String
    let hash: String
    let commitment: String?
    /// What was committed to, once it is open.
    let opening: String?
  }

  var format = "sobremesa-bet-log"
  var version = 1
  /// The number of the entry that opened the bets again after their scores could be seen.
  let reopened: Int?
  let entries: [Entry]

  init(_ entries: [LogEntry], openings: [Int: Opening]) {
    reopened = Reopening(entries, openings: openings)?.entry.number
    self.entries = entries.map { entry in
      Entry(
        number: entry.number, text: entry.canonical, hash: entry.hash, commitment: entry.commitment,
        opening: openings[entry.number].flatMap(entry.text))
    }
  }

  var bytes: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return Array(try encoder.encode(self))
    }
  }
}
