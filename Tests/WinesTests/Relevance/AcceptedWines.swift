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

  func among(_ wines: JudgedWines) -> Set<UInt32> {
    // Words first, as they leave few to look at one by one.
    let (ofWords, others) = (conditions.filter(\.isOfWords), conditions.filter { !$0.isOfWords })
    let places = ofWords.dropFirst().reduce(ofWords.first.map { $0.places(in: wines) } ?? wines.all) {
      $0.intersection($1.places(in: wines))
    }
    let fitting = places.map { wines.wines[$0] }.filter { wine in others.allSatisfy { $0.isMet(by: wine) } }
    let opinions = fitting.map(\.opinions).filter { $0 > 0 }.sorted(by: >)
    guard isKnown, !opinions.isEmpty else { return Set(fitting.map(\.number)) }
    let least = opinions[min(opinions.count - 1, max(4, (opinions.count - 1) / 4))]
    return Set(fitting.filter { $0.opinions >= least }.map(\.number))
  }
}

/// All wines with their texts folded once, and where each word stands.
struct JudgedWines: Sendable {
  enum Field: String, CaseIterable { case name, winery, text, place, grape }

  private(set) var wines: [JudgedWine] = []
  private var places: [Field: [String: Set<Int>]] = [:]
  /// The words of one grape's name belong together.
  private var grapes: [String: (words: Set<String>, places: Set<Int>)] = [:]
  private var folded: [String: [String]] = [:]

  private(set) var all: Set<Int> = []

  mutating func add(_ wine: Wine) {
    let (place, facts) = (wines.count, wine.facts)
    wines.append(JudgedWine(wine))
    all.insert(place)
    let (name, winery) = (words(facts.name), words(facts.winery))
    let (also, origin) = (wine.alsoCalled.flatMap { words($0) }, words(facts.appellation) + words(facts.region))
    let fields: [(Field, [String])] = [
      (.name, name), (.winery, winery), (.text, name + winery + origin + also), (.place, origin + name + also),
      (.grape, name),
    ]
    for (field, words) in fields {
      for word in words { places[field, default: [:]][word, default: []].insert(place) }
    }
    for grape in facts.grapes {
      let words = Set(words(grape))
      grapes[grape, default: (words, [])].places.insert(place)
    }
  }

  private mutating func words(_ text: String) -> [String] {
    if let known = folded[text] { return known }
    let words = text.searchKey.split(separator: " ").map(String.init)
    folded[text] = words
    return words
  }

  func places(of words: Set<String>, in field: Field) -> Set<Int> {
    var found =
      words.reduce(nil as Set<Int>?) { found, word in
        let places = places[field]?[word] ?? []
        return found?.intersection(places) ?? places
      } ?? all
    guard field == .grape else { return found }
    for grape in grapes.values where words.isSubset(of: grape.words) { found.formUnion(grape.places) }
    return found
  }
}

/// An object, as it is looked at for each query and is large.
final class JudgedWine: Sendable {
  let number: UInt32
  let opinions: Int
  fileprivate let facts: WineFacts
  fileprivate let vintages: [WineVintage]

  init(_ wine: Wine) {
    number = UInt32(wine.number.value)
    (facts, vintages) = (wine.facts, wine.vintages)
    opinions = vintages.reduce(0) { $0 + ($1.score?.count ?? 0) }
  }
}

private struct Condition {
  private let field: String
  private let sign: String
  private let values: [String]

  init(_ text: String) {
    let signs = [">=", "=", "~", "<", ">"]
    guard let sign = signs.first(where: text.contains), let range = text.range(of: sign) else {
      preconditionFailure("A rule has a condition that is none: \(text)")
    }
    (field, self.sign) = (String(text[..<range.lowerBound]), sign)
    values = text[range.upperBound...].split(separator: "|").map(String.init)
  }

  var isOfWords: Bool { sign == "~" }

  /// Where the words of one of the values are.
  func places(in wines: JudgedWines) -> Set<Int> {
    guard let field = JudgedWines.Field(rawValue: field) else {
      preconditionFailure("A rule asks for words of a field that is none: \(field)")
    }
    return values.reduce(into: []) { places, value in
      places.formUnion(wines.places(of: Set(value.searchKey.split(separator: " ").map(String.init)), in: field))
    }
  }

  func isMet(by wine: JudgedWine) -> Bool {
    switch field {
    case "type": values.contains(wine.facts.type.rawValue)
    case "country": values.contains(wine.facts.country)
    case "body": values.contains(wine.facts.body)
    case "food": !wine.facts.food.allSatisfy { !values.contains($0) }
    case "price": wine.vintages.contains { compares($0.price.map { Double($0.minorUnits) / 100 }) }
    case "score": wine.vintages.contains { compares($0.score.map { Double($0.value) / 100 }) }
    default: preconditionFailure("A rule asks for a field that is none: \(field)")
    }
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
