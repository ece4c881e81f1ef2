/// A form that comes up over what was there, with Cancel and the button that sends it above.
package struct FormSheet: Sheet {
  package let title: Phrase
  package let topics: [Topic]
  package let bar: NavigationBar
  package let content: HTML

  /// - Parameters:
  ///   - link: where Cancel leads.
  ///   - menu: what else can be done with the thing that the form is of.
  ///   - content: the form, and what stands below it.
  package init(
    _ title: Phrase, topics: [Topic] = [], cancels link: Link, menu: Menu? = nil, submits: Phrase = KitPhrases.save,
    _ content: HTML
  ) {
    (self.title, self.topics, self.content) = (title, topics, content)
    bar = NavigationBar(
      leading: [.cancel(to: link)], trailing: [menu.map(BarItem.menu), .submit(submits)].compactMap(\.self))
  }
}
