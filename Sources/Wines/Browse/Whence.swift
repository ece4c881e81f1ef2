import Kit

/// Whence a wine was opened, as its address says: a list, which stands beside it, or the main menu. What is done on its page leads
/// back to it with that.
struct Whence: Sendable {
  private let query: Form
  private let list: WineListQuery

  init(_ query: Form) {
    (self.query, list) = (query, WineListQuery(beside: query))
  }

  func kept(_ link: Link) -> Link {
    Section(rawValue: query["list"]) == nil
      ? link.with("list", query["list"] == "random" ? "random" : nil) : list.kept(link)
  }
}

extension SpaceVisit {
  var whence: Whence { Whence(query) }
}
