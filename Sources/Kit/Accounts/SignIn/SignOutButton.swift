/// Ends the session. While something waits on the device, scripts ask first what becomes of it, unless that has been said.
struct SignOutButton {
  let html: HTML

  /// - Parameters:
  ///   - person: who leaves.
  ///   - isAnyway: whether those who could not come back have been told so.
  ///   - unsent: what becomes of what waits, when that has been said.
  init(
    _ title: Phrase, of person: Person, kind: String = "destructive", isAnyway: Bool = false,
    unsent: UnsentScreen.Answer? = nil
  ) {
    let fields = [("anyway", isAnyway ? "yes" : nil), ("unsent", unsent?.rawValue)]
    html = RowForm(
      posts: AccountPaths.signOut(), fields: fields.compactMap { name, value in value.map { (name, $0) } },
      isEnhanced: false, leaving: person.id.description
    ).html("<button class=\"button \(kind)\">\(title)</button>")
  }
}
