/// When the house was last copied, and what is kept.
struct BackupScreen: Screen {
  /// The newest first.
  let backups: [Backup]
  let folder: String
  let trouble: BackupTrouble?

  var title: Phrase { BackupPhrases.backups }
  var bar: NavigationBar { NavigationBar(leading: .toProfile) }

  var content: HTML {
    let warning: HTML? = trouble.map { Notice($0.phrase, tone: .warning).html }
    let newest = backups.first.map { Phrase(joining: "\($0.at)") } ?? BackupPhrases.none
    return """
      \(warning)\(Facts([(BackupPhrases.newest, newest)]).html)\
      \(FormButton.plain(BackupPhrases.makeNow, posts: BackupPaths.backups()).html)\
      <p class="group-note">\(BackupPhrases.daily)</p>\(kept)<p class="group-note">\(BackupPhrases.place(folder))</p>
      """
  }

  private var kept: HTML? {
    guard !backups.isEmpty else { return nil }
    return Group(
      BackupPhrases.kept,
      rows: backups.map { backup in
        Row(title: Phrase(joining: "\(backup.at)"), icon: "box", value: Phrase(ByteCount(backup.bytes)))
      }
    ).html
  }
}
