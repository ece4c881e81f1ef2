/// Amounts beside each other as horizontal bars, drawn on the server. A table with the same figures belongs beside it.
package struct BarChart: Sendable {
  package struct Bar: Sendable {
    package let label: Phrase
    /// As it is written at the bar's end.
    package let value: Phrase
    /// What the bar's length stands for; never negative.
    let amount: Int64

    package init(_ label: Phrase, value: Phrase, amount: Int64) {
      self.label = label
      self.value = value
      self.amount = amount
    }
  }

  private static let width: Int64 = 640
  private static let labelHeight = 22
  private static let barHeight = 14
  private static let step = 52

  let title: Phrase
  let bars: [Bar]

  package init(_ title: Phrase, bars: [Bar]) {
    self.title = title
    self.bars = bars
  }

  package var html: HTML {
    let largest = max(1, bars.map(\.amount).max() ?? 1)
    let drawn = bars.enumerated().html { index, bar in
      let top = index * Self.step
      let length = max(2, Int64(Double(bar.amount) / Double(largest) * Double(Self.width)))
      return """
        <text class="chart-label" x="0" y="\(top + Self.labelHeight - 4)">\(bar.label)</text>\
        <text class="chart-value" x="\(Self.width)" y="\(top + Self.labelHeight - 4)" text-anchor="end">\(bar.value)</text>\
        <rect class="chart-track" x="0" y="\(top + Self.labelHeight + 4)" width="\(Self.width)" \
        height="\(Self.barHeight)" rx="7"/>\
        <rect class="chart-bar" x="0" y="\(top + Self.labelHeight + 4)" width="\(length)" height="\(Self.barHeight)" rx="7"/>
        """
    }
    return """
      <figure class="chart"><figcaption>\(title)</figcaption>\
      <svg viewBox="0 0 \(Self.width) \(bars.count * Self.step)" role="img" aria-label="\(title)">\(drawn)</svg></figure>
      """
  }
}
