/// Amounts that follow each other in time: a table drawn as columns, one a row.
///
/// Few of them are named below and the largest says its value; the others say theirs to a pointer and to those who hear the table.
package struct TimeColumns: Sendable {
  package struct Column: Sendable {
    let name: Phrase
    let amount: Int64
    let value: Phrase

    /// - Parameters:
    ///   - name: short: it stands below its column.
    ///   - amount: what the column's height stands for; none below nothing.
    package init(_ name: Phrase, amount: Int64, value: Phrase) {
      (self.name, self.amount, self.value) = (name, amount, value)
    }
  }

  /// As many names stand beside each other on a phone.
  private static let names = 5

  let title: Phrase
  let head: (name: Phrase, value: Phrase)
  let columns: [Column]

  /// - Parameter columns: the last is of the time that has not ended.
  package init(_ title: Phrase, head: (name: Phrase, value: Phrase), columns: [Column]) {
    (self.title, self.head, self.columns) = (title, head, columns)
  }

  package var html: HTML {
    let most = columns.max { $0.amount < $1.amount }?.amount ?? 0
    let largest = most > 0 ? columns.lastIndex { $0.amount == most } : nil
    return """
      \(PartStyle.charts)<section class="chart"><table class="columns" role="table"><caption>\(title)</caption>\
      <thead class="hidden" role="rowgroup"><tr role="row"><th role="columnheader" scope="col">\(head.name)</th>\
      <th role="columnheader" scope="col">\(head.value)</th></tr></thead>\
      <tbody role="rowgroup">\
      \(columns.enumerated().html { column($1, at: $0, of: max(1, most), isLargest: $0 == largest) })</tbody>\
      </table></section>
      """
  }

  private func column(_ column: Column, at index: Int, of most: Int64, isLargest: Bool) -> HTML {
    let height = Percent(max(0, column.amount), of: most)
    let shape: HTML? =
      column.amount > 0 ? "<rect width=\"100%\" height=\"\(height)\" y=\"\(height.rest)\"/>" : nil
    let side: HTML? =
      index < columns.count / 10 ? " data-side=\"start\"" : index >= columns.count * 9 / 10 ? " data-side=\"end\"" : nil
    return """
      <tr role="row"\(side)\(index == columns.count - 1, attribute: "data-now")\
      \(isLargest, attribute: "data-largest")\(isNamed(index), attribute: "data-named")>\
      <th role="rowheader" scope="row"><span>\(column.name)</span></th>\
      <td role="cell"><span>\(column.value)</span>\
      <svg width="100%" height="100%" aria-hidden="true">\(shape)</svg></td></tr>
      """
  }

  /// The last, and others at the same distance.
  private func isNamed(_ index: Int) -> Bool {
    let step = max(1, (columns.count + Self.names - 1) / Self.names)
    return (columns.count - 1 - index).isMultiple(of: step)
  }
}
