import Foundation
import Testing

@testable import Kit

@Suite struct AssetTextTests {
  private func slimmed(_ text: String) -> String {
    String(decoding: AssetText.slimmed(Array(text.utf8)), as: UTF8.self)
  }

  @Test func `comments on lines of their own stay at home, and the space before each line`() {
    let script = """
      /** @typedef {string} Word */

      /**
       * Says it.
       * @param {Word} word
       */
      export function say(word) {
        // Why it is said.
        const said = `//${word}`; // aloud
        /** @type {HTMLElement} */ (document.body).textContent = said;
        /* Once. */
        return 'https://house/*';
      }

      """
    #expect(
      slimmed(script) == """
        export function say(word) {
        const said = `//${word}`; // aloud
        /** @type {HTMLElement} */ (document.body).textContent = said;
        return 'https://house/*';
        }

        """)
  }

  @Test func `a style travels without the space that only people need`() {
    let style = """
      @layer components {
        .row + .row::before { content: "{ a; b: c }"; inset: 0 0 auto var(--inset, 1rem); }
        swipe-row[open] > .row-link:not(:hover, :focus-visible),
        .editing .row {
          @media (width < 48em) { &:has(> svg) { color: red } }
        }
      }

      """
    #expect(
      String(decoding: AssetText.tightened(Array(style.utf8)), as: UTF8.self) == """
        @layer components{.row + .row::before{content:"{ a; b: c }";inset:0 0 auto var(--inset,1rem)}\
        swipe-row[open] > .row-link:not(:hover,:focus-visible),.editing .row{\
        @media (width < 48em){&:has(> svg){color:red}}}}
        """)
  }

  @Test func `no text of a script goes over several lines`() throws {
    let assets = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../assets").standardized
    let paths = try FileManager.default.subpathsOfDirectory(atPath: assets.path).filter { $0.hasSuffix(".js") }
    #expect(!paths.isEmpty)
    for path in paths {
      let text = try String(contentsOf: assets.appending(path: path), encoding: .utf8)
      for line in text.split(separator: "\n") {
        #expect(line.count { $0 == "`" }.isMultiple(of: 2) && !line.hasSuffix("\\"), "\(path): \(line)")
      }
    }
  }
}
