/// Amounts that are compared: a table whose rows hold a bar between their name and their value.
///
/// The roles are written out because the styles lay the table out as a grid, for which some browsers forget what it is.
package struct BarRows: Sendable {
  package struct Bar: Sendable {
    let name: Phrase
    let beside: Phrase?
    let amount: Int64
    let earlier: Int64?
    let value: Phrase
    let state: HTML?

    /// - Parameters:
    ///   - beside: another figure of the same, before the bar.
    ///   - amount: what the bar's length stands for; none below nothing.
    ///   - earlier: the amount of before, a stroke across the bar.
    ///   - value: the amount in words.
    ///   - state: attributes of the row, each after a space: ` data-type="red"`.
    package init(
      _ name: Phrase, beside: Phrase? = nil, amount: Int64, earlier: Int64? = nil, value: Phrase, state: HTML? = nil
    ) {
      (self.name, self.beside, self.amount, self.earlier) = (name, beside, amount, earlier)
      (self.value, self.state) = (value, state)
    }
  }

  let title: Phrase
  let columns: (name: Phrase, beside: Phrase?, value: Phrase)
  let whole: Int64
  let bars: [Bar]

  /// - Parameters:
  ///   - columns: what stands in them; bars have something beside their name all or none.
  ///   - whole: what a full bar stands for; the largest amount, unless there is a most.
  package init(
    _ title: Phrase, columns: (name: Phrase, beside: Phrase?, value: Phrase), whole: Int64? = nil, bars: [Bar]
  ) {
    (self.title, self.columns, self.bars) = (title, columns, bars)
    self.whole = whole ?? max(1, bars.map { max($0.amount, $0.earlier ?? 0) }.max() ?? 1)
  }

  package var html: HTML {
    let beside: HTML? = columns.beside.map {
      "<th role=\"columnheader\" scope=\"col\" class=\"bars-beside\">\($0)</th>"
    }
    return """
      \(PartStyle.charts)<section class="chart"><table class="bars" role="table"><caption>\(title)</caption>\
      <thead role="rowgroup"><tr role="row">\
      <th role="columnheader" scope="col"><span class="hidden">\(columns.name)</span></th>\(beside)\
      <th role="columnheader" scope="col" class="bars-value">\(columns.value)</th></tr></thead>\
      <tbody role="rowgroup">\(bars.html(row))</tbody></table></section>
      """
  }

  private func row(_ bar: Bar) -> HTML {
    let beside: HTML? = bar.beside.map { "<td role=\"cell\" class=\"bars-beside\">\($0)</td>" }
    return """
      <tr role="row"\(bar.state)><th role="rowheader" scope="row">\(bar.name)</th>\(beside)\
      <td role="cell" class="bars-cell">\(drawing(of: bar))<span class="bars-value">\(bar.value)</span></td></tr>
      """
  }

  private func drawing(of bar: Bar) -> HTML {
    let part: HTML? =
      bar.amount > 0 ? "<rect class=\"bars-part\" width=\"\(share(bar.amount))\" height=\"100%\"/>" : nil
    let before: HTML? = bar.earlier.map { earlier in
      let place = share(earlier)
      return "<line class=\"bars-earlier\" x1=\"\(place)\" x2=\"\(place)\" y1=\"-20%\" y2=\"120%\"/>"
    }
    return """
      <svg class="bars-drawing" width="100%" height="10" aria-hidden="true">\
      <rect class="bars-whole" width="100%" height="100%"/>\(part)\(before)</svg>
      """
  }

  private func share(_ amount: Int64) -> Percent { Percent(max(0, amount), of: whole) }
}
