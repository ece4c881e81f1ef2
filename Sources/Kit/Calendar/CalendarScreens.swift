/// Whether a person's calendar reads what is due, and the buttons that make its address and take it back.
struct CalendarScreen: Screen {
  let link: CalendarLink?

  var title: Phrase { CalendarPhrases.title }
  var bar: NavigationBar { NavigationBar(leading: .toProfile) }

  var content: HTML {
    """
    <p class="large-subtitle">\(CalendarPhrases.text)</p>\(existing)\
    <form method="post" action="\(CalendarHandlers.page())"><button class="button">\(making)</button></form>
    """
  }

  private var making: Phrase { link == nil ? CalendarPhrases.make : CalendarPhrases.makeAnother }

  private var existing: HTML? {
    guard let link else { return nil }
    let row = Row(
      title: CalendarPhrases.address, subtitle: link.usedAt.map(ProfilePhrases.lastUsed) ?? CalendarPhrases.unused,
      icon: "calendar", tile: .quiet,
      button: RowButton(
        SpacePhrases.revoke, label: CalendarPhrases.takeBack, RowForm(posts: CalendarHandlers.end())))
    return Group(note: CalendarPhrases.replaces, rows: [row]).html
  }
}

/// A fresh address, to be given to a calendar.
struct NewCalendarScreen: Screen {
  let link: OutwardLink

  var title: Phrase { CalendarPhrases.title }
  var bar: NavigationBar { NavigationBar(leading: .back(CalendarPhrases.title, to: CalendarHandlers.page())) }

  var content: HTML {
    """
    <p class="large-subtitle">\(CalendarPhrases.subscribe)</p>\(LinkCard(link).html)\
    <p class="group-note">\(CalendarPhrases.onceShown)</p>
    """
  }
}
