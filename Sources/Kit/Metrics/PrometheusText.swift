/// Figures as Prometheus reads them: its text format, version 0.0.4.
struct PrometheusText {
  enum Kind: String {
    case counter, gauge, histogram
  }

  typealias Labels = [(name: String, value: String)]

  private(set) var text = ""

  mutating func add(_ name: String, _ kind: Kind, _ help: String, _ samples: [(labels: Labels, value: Double)]) {
    guard !samples.isEmpty else { return }
    begin(name, kind, help)
    for sample in samples { line(name, sample.labels, sample.value) }
  }

  mutating func add(_ name: String, _ kind: Kind, _ help: String, _ value: (some BinaryInteger)?) {
    add(name, kind, help, value.map { Double($0) })
  }

  mutating func add(_ name: String, _ kind: Kind, _ help: String, _ value: Double?) {
    if let value { add(name, kind, help, [([], value)]) }
  }

  mutating func add(_ name: String, _ help: String, _ histograms: [(labels: Labels, histogram: Histogram)]) {
    guard !histograms.isEmpty else { return }
    begin(name, .histogram, help)
    for (labels, histogram) in histograms {
      let within = histogram.within.isEmpty ? Histogram.bounds.map { _ in 0 } : histogram.within
      for (bound, count) in zip(Histogram.bounds, within) {
        line("\(name)_bucket", labels + [("le", Self.text(bound))], Double(count))
      }
      line("\(name)_bucket", labels + [("le", "+Inf")], Double(histogram.count))
      line("\(name)_sum", labels, histogram.sum)
      line("\(name)_count", labels, Double(histogram.count))
    }
  }

  private mutating func begin(_ name: String, _ kind: Kind, _ help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
  }

  private mutating func line(_ name: String, _ labels: Labels, _ value: Double) {
    text += name
    if !labels.isEmpty {
      text += "{\(labels.map { "\($0.name)=\"\(Self.escaped($0.value))\"" }.joined(separator: ","))}"
    }
    text += " \(Self.text(value))\n"
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int64(value)) : String(value)
  }

  private static func escaped(_ value: String) -> String {
    value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
