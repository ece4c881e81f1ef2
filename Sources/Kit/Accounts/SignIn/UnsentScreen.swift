/// Asked of those who sign out while something waits on the device that the house doesn't have yet.
struct UnsentScreen: DoorScreen {
  /// What becomes of it.
  enum Answer: String {
    /// It stays on the device until the same person comes back.
    case keep
    case discard
  }

  let count: Int

  var title: Phrase { WaitingPhrases.unsentTitle(count) }

  var content: HTML {
    """
    <p>\(WaitingPhrases.unsentText)</p>\
    <a class="button" href="/">\(WaitingPhrases.goBack)</a>\
    \(form(.keep, "button quiet", WaitingPhrases.signOutKeeping))\
    \(form(.discard, "button destructive", WaitingPhrases.signOutDiscarding))
    """
  }

  private func form(_ answer: Answer, _ kind: String, _ label: Phrase) -> HTML {
    """
    <form method="post" action="\(AccountPaths.signOut())"><input type="hidden" name="unsent" value="\(answer.rawValue)">\
    <button class="\(kind)">\(label)</button></form>
    """
  }
}
