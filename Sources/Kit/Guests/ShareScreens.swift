/// The links by which guests come to one thing, and the way to make another.
struct ShareScreen: Screen {
  let capability: Capability
  let subject: Subject
  let links: [ShareLink]
  let guests: [ID<ShareLink>: [String]]
  /// Of the next link.
  let newLink: ID<ShareLink>

  var title: Phrase { GuestPhrases.share }
  var topics: [Topic] { [subject.topic] }

  var bar: NavigationBar {
    NavigationBar(leading: capability.opens(subject.id).map { .back(Phrase(verbatim: subject.title), to: $0) })
  }

  var content: HTML {
    """
    <p class="large-subtitle">\(GuestPhrases.explanation(capability.offer))</p>\(making)\
    \(links.isEmpty ? nil : existing)
    """
  }

  private var making: HTML {
    let choices = ShareLink.Lifetime.allCases.reversed().html { lifetime in
      "<option value=\"\(lifetime.rawValue)\">\(GuestPhrases.lifetime(lifetime))</option>"
    }
    return """
      <form method="post" action="\(SharePaths.shares(capability.name, subject.id))">\
      <input type="hidden" name="id" value="\(newLink)"><section class="group"><div class="fields"><div class="field">\
      <label for="lifetime">\(GuestPhrases.holds)</label><select id="lifetime" name="lifetime">\(choices)</select></div>\
      </div></section><button class="button">\(GuestPhrases.makeLink)</button></form>
      """
  }

  private var existing: HTML {
    let rows = links.map { ShareRow(link: $0, guests: guests[$0.id] ?? []).row }
    return Group(GuestPhrases.links, note: GuestPhrases.revokeNote, rows: rows).html
  }
}

/// A link that holds, with who came by it, and its end.
struct ShareRow {
  let link: ShareLink
  let guests: [String]
  /// What it opens, where that isn't plain from the page.
  var thing: Phrase?
  var back = ""

  var row: Row {
    Row(
      title: title, subtitle: subtitle, icon: "link", tile: .quiet,
      button: RowButton(
        SpacePhrases.revoke, label: GuestPhrases.revoke(title),
        RowForm(posts: SharePaths.revocation(link.id), fields: [("back", back)])))
  }

  private var title: Phrase {
    if let thing { return thing }
    return guests.isEmpty ? SpacePhrases.waiting : Phrase(verbatim: guests.joined(separator: ", "))
  }

  private var subtitle: Phrase {
    let use = link.usedAt.map(ProfilePhrases.lastUsed) ?? GuestPhrases.made(by: link.author, at: link.madeAt)
    guard let end = link.expiresAt else { return use }
    let until = SpacePhrases.until(end)
    return Phrase(joining: "\(use) · \(until)")
  }
}

/// Every link of a space that holds, as an owner sees them.
struct LinksScreen: Screen {
  struct Shown: Sendable {
    let link: ShareLink
    let capability: Capability
    /// The title of what the link opens.
    let title: String
  }

  let links: [Shown]
  let guests: [ID<ShareLink>: [String]]

  var title: Phrase { GuestPhrases.links }
  var bar: NavigationBar { NavigationBar(leading: .toSettings) }

  var content: HTML {
    if links.isEmpty { return EmptyState(.envelope, title: GuestPhrases.noLinks, text: GuestPhrases.noLinksText).html }
    let rows = links.map { shown in
      ShareRow(
        link: shown.link, guests: guests[shown.link.id] ?? [],
        thing: GuestPhrases.thing(shown.capability.offer, shown.title), back: "links"
      ).row
    }
    return Group(note: GuestPhrases.revokeNote, rows: rows).html
  }
}
