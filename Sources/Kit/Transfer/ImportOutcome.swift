/// What an import from the command line did, in sentences for the terminal.
package struct ImportOutcome: Sendable {
  package let lines: [String]
  package let isTaken: Bool

  package init(_ lines: [String], isTaken: Bool) {
    (self.lines, self.isTaken) = (lines, isTaken)
  }
}
