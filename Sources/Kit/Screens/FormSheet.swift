/// A form with Cancel and the button that sends it above. It comes up over what was there, unless it is of something that one has
/// opened.
package struct FormSheet: Sheet {
  package let title: Phrase
  package let topics: [Topic]
  package let bar: NavigationBar
  package let content: HTML
  package let isSheet: Bool

  /// - Parameters:
  ///   - link: where Cancel leads.
  ///   - menu: what else can be done with the thing that the form is of.
  ///   - content: the form, and what stands below it.
  package init(
    _ title: Phrase, topics: [Topic] = [], cancels link: Link, menu: Menu? = nil, submits: Phrase = KitPhrases.save,
    isSheet: Bool = true, _ content: HTML
  ) {
    (self.title, self.topics, self.content, self.isSheet) = (title, topics, content, isSheet)
    bar = NavigationBar(
      leading: [.cancel(to: link)], trailing: [menu.map(BarItem.menu), .submit(submits)].compactMap(\.self))
  }
}
