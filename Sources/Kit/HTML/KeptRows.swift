/// Keeps rows as they were written last, by all that they are made of: when somebody looks at a long list again, hardly one of its
/// rows has changed. Unlike ``HTML/kept``, which writes a whole list once until anything changes in it.
package final class KeptRows<Subject: Hashable & Sendable>: Sendable {
  private struct Key: Hashable, Sendable {
    let subject: Subject
    let isEditing: Bool
    let locale: ReaderLocale
    let place: Place

    /// Of the same thing few rows are kept at a time: what else they differ in is compared, and not hashed.
    func hash(into hasher: inout Hasher) {
      hasher.combine(subject)
      hasher.combine(isEditing)
    }
  }

  private let kept: Locked<RecentlyUsed<Key, HTML>>

  /// - Parameter most: how many are kept for certain.
  package init(most: Int) {
    kept = Locked(RecentlyUsed(most: most))
  }

  /// - Parameters:
  ///   - subject: all that the row is made of besides who reads it, and where.
  ///   - make: draws it. Nothing that lets somebody in may be on it.
  package func row(
    _ subject: Subject, for locale: ReaderLocale, at place: Place, _ make: @Sendable @escaping (Subject) -> Row
  ) -> Row {
    Row(write: { html, isEditing in
      let key = Key(subject: subject, isEditing: isEditing, locale: locale, place: place)
      if let known = self.kept.withLock({ $0[key] }) { return html.append(known) }
      let drawn = HTML { make(subject).write(&$0, isEditing) }
      assert(!drawn.isSecret, "Secrets are written for one reader, once")
      let written = HTML(trusted: drawn.rendered(for: locale, at: place))
      self.kept.withLock { $0[key] = written }
      html.append(written)
    })
  }
}
