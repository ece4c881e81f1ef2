import TestKit
import Testing

@testable import Kit

/// A page told as copies of another.
@Suite struct CopiesTests {
  @Test func `what has not changed is not told again`() {
    let rows = (1...500).map { "<li id=\"row-\($0 * 7919)\">thing number \($0), 2 kg, as it was yesterday</li>" }
    let base = page(rows)
    var changed = rows
    changed.insert("<li id=\"row-new\">something new</li>", at: 3)
    changed.remove(at: 400)
    changed.append(changed.remove(at: 100))
    let copies = Copies(of: base, in: page(changed)).bytes
    #expect(pasted(copies, on: base) == page(changed))
    #expect(copies.count < 300, "\(copies.count)")
  }

  @Test func `any page can be told by any other`() {
    var chance = SeededGenerator(seed: 7)
    let words = [
      "<li class=\"row\">", "leche", "2 kg tomates", "ñandú", "</li>", "\n", String(repeating: "a", count: 70),
    ]
    func randomPage() -> [UInt8] {
      (0..<Int.random(in: 0...60, using: &chance)).flatMap { _ in
        Array((words.randomElement(using: &chance) ?? "").utf8)
      }
    }
    for _ in 1...500 {
      let pages = [randomPage(), randomPage()]
      #expect(pasted(Copies(of: pages[0], in: pages[1]).bytes, on: pages[0]) == pages[1])
    }
  }

  private func page(_ rows: [String]) -> [UInt8] {
    Array("<!doctype html><html><body><ul>\(rows.joined())</ul></body></html>".utf8)
  }
}
