import Kit

/// A customer or a product: the filled form, and what orders say of it.
struct ArchivableDetail<Thing: Archivable>: Screen {
  let thing: Thing
  let list: ArchivableList<Thing>
  let state: FormState
  let fields: HTML
  /// What stands above the form.
  var head: HTML?
  /// What can be done with it besides deleting it, while it is not archived.
  let others: [Menu.Item]
  let figures: HTML

  private let pages = Thing.pages

  var title: Phrase { Phrase(verbatim: thing.subject.title) }
  var hasLargeTitle: Bool { false }
  var topics: [Topic] { [Thing.topic, Order.topic] }
  var master: (any Screen)? { list }

  var bar: NavigationBar {
    NavigationBar(leading: [.cancel(to: list.query.kept(pages.list()))], trailing: [.menu(menu), .submit()])
  }

  private var menu: Menu {
    guard !thing.isArchived else {
      return Menu([.action(KitPhrases.bringBack, "undo", to: pages.bringingBack(thing.id))])
    }
    let deletion = list.query.kept(pages.deletion(thing.id))
    return Menu(others + [.action(KitPhrases.delete, "trash", to: deletion, as: pages.deletes, isDestructive: true)])
  }

  var content: HTML {
    let archived: HTML? = thing.isArchived ? Notice(pages.isArchived).html : nil
    let form = state.form(posts: list.query.kept(pages.one(thing.id)), as: pages.changes, fields)
    return "\(archived)\(head)\(form)\(figures)"
  }
}
