/// Rows of a page as scripts make them, of what waits on the device and is not in the house yet.
package struct RowTemplate: Sendable {
  /// Stands in for the name of what is made, as ``ID/standIn`` does for its id.
  package static let standIn = "{title}"

  package let html: HTML

  /// - Parameters:
  ///   - links: where the forms post that make such things; a `:name` in them stands for anything.
  ///   - group: with one row in it.
  package init(of links: [Link], _ group: HTML) {
    let addresses = links.enumerated().html { index, link in index == 0 ? "\(link)" : " \(link)" }
    html = """
      <template data-row="\(addresses)" data-id="\(ID<RowTemplate>.standIn.description)" data-title="\(Self.standIn)">\
      \(group)</template>
      """
  }

  /// A row that says its name: what is made opens once the house has it.
  package init(of link: Link) {
    let row = Row(id: ID<RowTemplate>.standIn.description, title: Phrase(verbatim: Self.standIn))
    self.init(of: [link], Group(WaitingPhrases.pending, key: "pending", rows: [row]).html)
  }
}
