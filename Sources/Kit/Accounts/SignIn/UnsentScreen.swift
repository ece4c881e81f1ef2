/// Asked of those who sign out while something waits on the device that the house doesn't have yet.
struct UnsentScreen: DoorScreen {
  /// What becomes of it.
  enum Answer: String {
    /// It stays on the device until the same person comes back.
    case keep
    case discard
  }

  let person: Person
  let count: Int

  var title: Phrase { WaitingPhrases.unsentTitle(count) }

  var content: HTML {
    """
    <p>\(WaitingPhrases.unsentText)</p>\
    <a class="button" href="/">\(WaitingPhrases.goBack)</a>\
    \(SignOutButton(WaitingPhrases.signOutKeeping, of: person, kind: "quiet", unsent: .keep).html)\
    \(SignOutButton(WaitingPhrases.signOutDiscarding, of: person, unsent: .discard).html)
    """
  }
}
