extension StringProtocol {
  /// Its beginning, of so many Unicode scalars at most: one that is only shown may be cut anywhere.
  package func cut(to limit: Int) -> String {
    // No text has more scalars than bytes.
    utf8.count <= limit ? String(self) : String(String.UnicodeScalarView(unicodeScalars.prefix(limit)))
  }
}
