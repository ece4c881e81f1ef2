import Foundation
import Kit

@testable import Wines

/// Which wines a sommelier would accept for a query, as `Queries/README.md` writes it down.
struct AcceptedWines {
  private let conditions: [Condition]
  private let isKnown: Bool

  init(_ rule: String) {
    let parts = rule.components(separatedBy: " & ")
    isKnown = parts.contains("known")
    conditions = parts.filter { $0 != "known" }.map(Condition.init)
  }

  func among(_ wines: [JudgedWine]) -> Set<UInt32> {
    let fitting = wines.filter { wine in conditions.allSatisfy { $0.isMet(by: wine) } }
    let opinions = fitting.map(\.opinions).filter { $0 > 0 }.sorted(by: >)
    guard isKnown, !opinions.isEmpty else { return Set(fitting.map(\.number)) }
    let least = opinions[min(opinions.count - 1, max(4, (opinions.count - 1) / 4))]
    return Set(fitting.filter { $0.opinions >= least }.map(\.number))
  }
}

/// A wine with its texts folded once.
struct JudgedWine: Sendable {
  let number: UInt32
  let opinions: Int
  fileprivate let facts: WineFacts
  fileprivate let vintages: [WineVintage]
  fileprivate let name: Set<String>
  fileprivate let winery: Set<String>
  fileprivate let text: Set<String>
  fileprivate let place: Set<String>
  fileprivate let grapes: [Set<String>]

  init(_ wine: Wine) {
    number = UInt32(wine.number.value)
    (facts, vintages) = (wine.facts, wine.vintages)
    opinions = vintages.reduce(0) { $0 + ($1.score?.count ?? 0) }
    (name, winery) = (Self.words(facts.name), Self.words(facts.winery))
    let origin = Self.words("\(facts.appellation) \(facts.region)")
    (text, place) = (name.union(winery).union(origin), origin.union(name))
    grapes = facts.grapes.map(Self.words)
  }

  static func words(_ text: String) -> Set<String> { Set(text.searchKey.split(separator: " ").map(String.init)) }
}

private struct Condition {
  private let field: String
  private let sign: String
  private let values: [String]
  private let words: [Set<String>]

  init(_ text: String) {
    let signs = [">=", "=", "~", "<", ">"]
    guard let sign = signs.first(where: text.contains), let range = text.range(of: sign) else {
      preconditionFailure("A rule has a condition that is none: \(text)")
    }
    (field, self.sign) = (String(text[..<range.lowerBound]), sign)
    values = text[range.upperBound...].split(separator: "|").map(String.init)
    words = sign == "~" ? values.map(JudgedWine.words) : []
  }

  func isMet(by wine: JudgedWine) -> Bool {
    switch field {
    case "name": has(wine.name)
    case "winery": has(wine.winery)
    case "text": has(wine.text)
    case "place": has(wine.place)
    case "grape": has(wine.name) || wine.grapes.contains(where: has)
    case "type": values.contains(wine.facts.type.rawValue)
    case "country": values.contains(wine.facts.country)
    case "body": values.contains(wine.facts.body)
    case "food": !wine.facts.food.allSatisfy { !values.contains($0) }
    case "price": wine.vintages.contains { compares($0.price.map { Double($0.minorUnits) / 100 }) }
    case "score": wine.vintages.contains { compares($0.score.map { Double($0.value) / 100 }) }
    default: preconditionFailure("A rule asks for a field that is none: \(field)")
    }
  }

  private func has(_ words: Set<String>) -> Bool {
    self.words.contains { $0.isSubset(of: words) }
  }

  private func compares(_ figure: Double?) -> Bool {
    guard let figure, let limit = Double(values[0]) else { return false }
    switch sign {
    case "<": return figure < limit
    case ">": return figure > limit
    default: return figure >= limit
    }
  }
}
