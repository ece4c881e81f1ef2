extension QRCode {
  /// Modules of light around it, without which phones don't find it.
  private static let quietZone = 4

  /// As a drawing that is black on white in dark mode too.
  /// - Parameter label: read out in its place.
  package func html(label: Phrase) -> HTML {
    let size = side + 2 * Self.quietZone
    let runs = (0..<side).html { row in rows(row) }
    let drawing: HTML = """
      <svg class="qr" viewBox="0 0 \(size) \(size)" role="img" aria-label="\(label)" shape-rendering="crispEdges">\
      <rect class="qr-light" width="\(size)" height="\(size)"/><path class="qr-dark" d="\(runs)"/></svg>
      """
    return drawing.secret
  }

  /// Each run of dark modules in a row as one rectangle of the path.
  private func rows(_ row: Int) -> HTML {
    var html = HTML()
    var start: Int?
    for column in 0...side {
      let isDark = column < side && self[row, column]
      if isDark, start == nil { start = column }
      if !isDark, let begin = start {
        let length = column - begin
        html += "M\(begin + Self.quietZone) \(row + Self.quietZone)h\(length)v1h-\(length)z"
        start = nil
      }
    }
    return html
  }
}
