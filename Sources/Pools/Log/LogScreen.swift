import Foundation
import Kit

/// A pool's log, verified, with the way to verify it elsewhere.
struct LogScreen: Screen {
  let pool: Pool
  let entries: [LogEntry]
  let openings: [Int: Opening]
  let check: LogCheck
  let isOpened: Bool
  let reopening: Reopening?

  var title: Phrase { LogPhrases.log }
  var topics: [Topic] { [Pool.topic, Bet.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(PoolsPhrases.pool, to: PoolsPaths.pool(pool.id))) }

  var content: HTML {
    let verdict =
      check.isWhole ? Notice(LogPhrases.whole, tone: .success) : Notice(LogPhrases.broken, tone: .error)
    let faults: HTML? =
      check.isWhole ? nil : Group(rows: check.faults.map { Row(title: LogPhrases.fault($0)) }).html
    let hidden: HTML? = isOpened ? nil : Notice(LogPhrases.stillHidden).html
    let reopened: HTML? = reopening.map { ReopeningNotice(reopening: $0).html }
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
    <section class="group"><h2 class="group-title">\(LogPhrases.log)</h2><ol class="activity log">\(entries.html(line))</ol></section>
    """
  }

  private func line(_ entry: LogEntry) -> HTML {
    let commitment: HTML? = entry.commitment.map { commitment in
      guard let opening = openings[entry.number], let bet = entry.bet else {
        return "<p class=\"activity-detail\">\(LogPhrases.commitment) <span class=\"hash\">\(commitment)</span></p>"
      }
      let text = Commitment.text(salt: opening.salt, pool: entry.pool, bet: bet, score: opening.score)
      return """
        <p class="activity-detail">\(LogPhrases.opened): <strong>\(opening.score.text)</strong></p>\
        <p class="activity-detail"><span class="hash">\(text)</span></p>\
        <p class="activity-detail">\(LogPhrases.commitment) <span class="hash">\(commitment)</span></p>
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
      return "\(Instant(iso8601: entry.note).map(PoolsPhrases.moment) ?? Phrase(verbatim: entry.note))"
    case .corrected: return "\(LoggedCorrection(entry.note)?.phrase ?? Phrase(verbatim: entry.note))"
    default: return nil
    }
  }

  private var how: HTML {
    let steps = LogPhrases.how.html { "<li><p>\($0)</p></li>" }
    let fields = LogPhrases.fields.html { "<li><p>\($0)</p></li>" }
    let files = [(LogPhrases.download, LogFile.name), (LogPhrases.downloadScript, LogScript.name)].html { title, file in
      Row(title: title, value: Phrase(verbatim: file), opens: PoolsPaths.logFile(pool.id, file)).html
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
    for entry in entries {
      guard let opening = openings[entry.number], let bet = entry.bet, entry.commitment != nil else { continue }
      return Commitment.text(salt: opening.salt, pool: entry.pool, bet: bet, score: opening.score)
    }
    return "sobremesa-bet-1|<salt>|\(pool.id)|<bet>|2-1"
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
      let opening = openings[entry.number].flatMap { opening in
        entry.bet.map { Commitment.text(salt: opening.salt, pool: entry.pool, bet: $0, score: opening.score) }
      }
      return Entry(
        number: entry.number, text: entry.canonical, hash: entry.hash, commitment: entry.commitment, opening: opening)
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
