/// Amounts beside each other as columns, drawn on the server. A table with the same figures belongs beside it.
///
/// Everything is in percent of the plot, so that the text keeps its size on every screen.
package struct BarChart: Sendable {
  package struct Bar: Sendable {
    /// Short: it stands below its column.
    let label: Phrase
    /// What the column's height stands for; never negative.
    let amount: Int64
    /// Stands above the column where there is room; the table says it everywhere.
    let value: Phrase?

    package init(_ label: Phrase, amount: Int64, value: Phrase? = nil) {
      (self.label, self.amount, self.value) = (label, amount, value)
    }
  }

  /// Where the columns stand, in hundredths of a percent from the top.
  private static let baseline = 8_800
  private static let top = 1_000
  /// Of each column's share, what it fills.
  private static let fill = 0.64
  /// One or two columns are no walls.
  private static let widest = 1_600.0

  let title: Phrase
  let bars: [Bar]

  package init(_ title: Phrase, bars: [Bar]) {
    (self.title, self.bars) = (title, bars)
  }

  package var html: HTML {
    """
    <figure class="chart"><figcaption>\(title)</figcaption>\
    <svg class="chart-plot" width="100%" height="200" role="img" aria-label="\(title)">\
    <line class="chart-axis" x1="0" x2="100%" y1="88%" y2="88%"/>\(bars.enumerated().html { column($0, $1) })</svg>\
    </figure>
    """
  }

  private func column(_ index: Int, _ bar: Bar) -> HTML {
    let share = 10_000 / Double(bars.count)
    let width = min(share * Self.fill, Self.widest)
    let left = share * Double(index) + (share - width) / 2
    let largest = Double(max(1, bars.map(\.amount).max() ?? 1))
    let height = Double(bar.amount) / largest * Double(Self.baseline - Self.top)
    let shape: HTML? =
      bar.amount > 0
      ? """
      <rect class="chart-bar" x="\(percent(left))" y="\(percent(Double(Self.baseline) - height))" \
      width="\(percent(width))" height="\(percent(height))" rx="4"/>
      """ : nil
    let value: HTML? = bar.value.map { value in
      let y = percent(max(500, Double(Self.baseline) - height - 200))
      return "<text class=\"chart-label chart-value\" x=\"\(percent(left + width / 2))\" y=\"\(y)\">\(value)</text>"
    }
    return
      "\(shape)\(value)<text class=\"chart-label\" x=\"\(percent(left + width / 2))\" y=\"98%\">\(bar.label)</text>"
  }

  /// - Parameter hundredths: of a percent.
  private func percent(_ hundredths: Double) -> String {
    let rounded = Int(hundredths.rounded())
    return "\(rounded / 100).\(rounded % 100 / 10)\(rounded % 10)%"
  }
}
