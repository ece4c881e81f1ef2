/// How far an import is, and in the end what became of it.
struct ImportPage: Screen {
  let record: ImportStore.Record
  /// `nil` when nobody is at it.
  let share: Double?
  let page: Link
  let back: (title: Phrase, link: Link)

  private var isUnderWay: Bool { record.state == .running }

  var title: Phrase { isUnderWay ? ImportPhrases.importing : ImportPhrases.result }
  var bar: NavigationBar { NavigationBar(leading: .back(back.title, to: back.link)) }

  var content: HTML {
    let outcome: HTML? =
      switch record.state {
      case .running: ImportBar(share: share ?? 0, page: page).html
      case .done, .refused: record.report.map { ImportFindings($0).html }
      case .unusable: record.report?.note.map { Notice($0.phrase, tone: .error).html }
      case .failed: Notice(ImportPhrases.failed, tone: .error).html
      case .full: Notice(ImportPhrases.diskFull, tone: .error).html
      // The transfer page shows these itself.
      case .waiting, .discarded: nil
      case .interrupted: Notice(ImportPhrases.interrupted(record.file), tone: .warning).html
      }
    return "<p class=\"large-subtitle\">\(record.file)</p>\(outcome)"
  }
}

/// A bar that moves on by itself where there are scripts, and a link to look again where there are none.
package struct ImportBar: Sendable {
  package let html: HTML

  /// - Parameters:
  ///   - share: how much is done, of 1.
  ///   - page: that shows it.
  package init(_ step: Phrase = ImportPhrases.underWay, share: Double, page: Link) {
    let percent = Int((min(1, max(0, share)) * 100).rounded())
    html = """
      <import-progress><label class="import-share" for="progress">\(step)\
      <span>\(percent) %</span></label><progress id="progress" max="100" value="\(percent)">\(percent) %</progress>\
      <p class="group-note">\(ImportPhrases.mayLeave)</p>\
      <a class="button quiet" href="\(page)">\(ImportPhrases.lookAgain)</a></import-progress>
      """
  }
}

/// Tells, on the page where files are brought, that the last import was cut short.
package struct ImportNotice: Sendable {
  package let html: HTML?

  package init(of app: String, in view: SpaceView) throws {
    let file = try ImportStore(space: view.space.id, app: app).interrupted(in: view.connection)
    html = file.map { Notice(ImportPhrases.interrupted($0), tone: .warning).html }
  }
}
