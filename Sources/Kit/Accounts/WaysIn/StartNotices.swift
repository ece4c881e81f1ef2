/// What somebody should know before they go on, above the apps of a space.
struct StartNotices: Sendable {
  /// Whether what is typed crosses the network unencrypted.
  let isUnencrypted: Bool
  /// Whether the house may be used from other devices, or it isn't the reader's to open it.
  let isOpenToOthers: Bool
  /// Whether the reader could sign in again.
  let hasWayIn: Bool
  /// Whether they have said that they will choose later.
  let isPutOff: Bool
  /// A way in that the reader was given and may not know of.
  let given: GivenWayIn?
  /// For operators, when the house's copies are not as they should be.
  let backupTrouble: BackupTrouble?

  var html: HTML {
    let warning: HTML? = isUnencrypted ? Notice(KitPhrases.unencrypted, tone: .warning).html : nil
    return "\(warning)\(missing)\(backups)\(given.map(told))"
  }

  private var backups: HTML? {
    backupTrouble.map { trouble in
      Notice(trouble.phrase, tone: .warning, remedy: (BackupPhrases.backups, BackupPaths.backups())).html
    }
  }

  private var missing: HTML? {
    guard !hasWayIn, !isPutOff else { return nil }
    return Notice(
      isOpenToOthers ? WaysInPhrases.missing : PasswordPhrases.openHouse, tone: .warning,
      remedy: (WaysInPhrases.choose, AccountPaths.waysIn()), putOff: (WaysInPhrases.later, AccountPaths.waysInLater())
    ).html
  }

  private func told(_ given: GivenWayIn) -> HTML {
    let row = Row(
      title: WaysInPhrases.given(by: given.giver),
      subtitle: given.usedAt.map(WaysInPhrases.used) ?? WaysInPhrases.given(at: given.givenAt), icon: "key",
      tile: .quiet, button: RowButton(WaysInPhrases.understood, RowForm(posts: AccountPaths.wayInRead(given.id))))
    return """
      <section class="group"><ul class="rows">\(row.html)</ul><p class="group-note">\
      <a href="\(AccountPaths.devices())">\(WaysInPhrases.notYou)</a></p></section>
      """
  }
}
