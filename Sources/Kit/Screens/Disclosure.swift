/// Something that is shown when one asks for it.
package struct Disclosure: Sendable {
  package let html: HTML

  package init(_ title: Phrase, _ content: HTML) {
    html = "<details class=\"disclosure\"><summary>\(title)</summary>\(content)</details>"
  }
}
