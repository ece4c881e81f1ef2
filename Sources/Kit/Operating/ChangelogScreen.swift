/// What is new, as the changelog says it.
struct ChangelogScreen: Screen {
  /// So many are shown at once.
  private static let most = 12

  let changelog: Changelog
  let version: String

  var title: Phrase { OperatingPhrases.whatIsNew }
  var bar: NavigationBar { NavigationBar(leading: .back(OperatingPhrases.title, to: OperatingPaths.house())) }

  var content: HTML {
    """
    <p class="large-subtitle">\(OperatingPhrases.runs(version))</p><section class="group"><p class="group-note">\(OperatingPhrases.inEnglish)</p></section>\
    \(changelog.versions.html { section($0) })
    """
  }

  private func section(_ version: Changelog.Version) -> HTML {
    let rest = version.changes.dropFirst(Self.most)
    let earlier: HTML? = rest.isEmpty ? nil : Disclosure(OperatingPhrases.earlier, list(rest)).html
    return """
      <section class="group"><h2 class="group-title" lang="en">\(version.name)</h2>\
      \(list(version.changes.prefix(Self.most)))\(earlier)</section>
      """
  }

  private func list(_ changes: some Collection<String>) -> HTML {
    "<ul class=\"activity\" lang=\"en\">\(Array(changes).html { "<li><p>\(Self.text($0))</p></li>" })</ul>"
  }

  /// What stands between backticks is what one types.
  private static func text(_ change: String) -> HTML {
    Array(change.split(separator: "`", omittingEmptySubsequences: false).enumerated()).html { index, part in
      index.isMultiple(of: 2) ? "\(String(part))" : "<code>\(String(part))</code>"
    }
  }
}
