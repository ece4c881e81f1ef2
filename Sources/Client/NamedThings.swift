import Kit

/// Where a house lists the things that a place or field of a command takes by their ids, so that people can say their names.
struct NamedThings: Equatable {
  /// The document that lists them; what it leaves open stands in the command as well.
  let document: Command
  /// Its member that holds them.
  let member: String

  /// Of what is opened at an address: a list of its own, or a part of what it is in.
  private init?(at path: Substring, in description: Description) {
    let reads = description.commands(.reads)
    if let list = reads.first(where: { $0.path == path && $0.holds("items") }) {
      (document, member) = (list, "items")
      return
    }
    guard let end = path.lastIndex(of: "/") else { return nil }
    let (parent, word) = (path[..<end], String(path[path.index(after: end)...]))
    guard let whole = reads.first(where: { $0.path == parent && $0.holds(word) }) else { return nil }
    (document, member) = (whole, word)
  }

  /// `nil` where nothing lists them: they are said by their ids.
  /// - Parameter name: of a place or a field.
  init?(called name: String, of command: Command, in description: Description) {
    let app = command.path.split(separator: "/").prefix(4).joined(separator: "/")
    var paths: [Substring] = []
    func add(_ path: String, before name: String) {
      guard let place = path.range(of: "/{\(name)}") else { return }
      paths.append(path[..<place.lowerBound])
    }
    switch name {
    case "row": paths.append(command.path[..<(command.path.lastIndex(of: "/") ?? command.path.startIndex)])
    case "before", "into": command.places.last.map { add(command.path, before: $0.name) }
    default:
      add(command.path, before: name)
      for other in description.commands where other.path.dropFirst().hasPrefix(app) { add(other.path, before: name) }
    }
    let own = Set(command.places.map(\.name))
    let found = paths.lazy.compactMap { NamedThings(at: $0, in: description) }
    guard let first = found.first(where: { own.isSuperset(of: $0.document.places.map(\.name)) }) else { return nil }
    self = first
  }

  var canSearch: Bool { document.fields.contains { $0.name == "q" } }

  /// Those of some things that are called so, whatever their letters' case and accents.
  static func called(_ name: String, among things: [JSONNode]) -> [JSONNode] {
    let key = name.searchKey
    return things.filter { thing in names.contains { thing[$0]?.text.map { $0.searchKey == key } ?? false } }
  }

  static func label(of thing: JSONNode) -> String {
    let said = (names + ["customer_name"]).compactMap { thing[$0]?.text }
    let more = thing.object?.sorted { $0.key < $1.key }.compactMap { key, value in
      ["bought", "quantity", "unit", "state", "note"].contains(key)
        ? Listing.text(of: value).map { "\(key) \($0)" } : nil
    }
    return (said + (more ?? [])).joined(separator: ", ")
  }

  /// What things are called by.
  private static let names = ["name", "title", "code"]
}

extension Command {
  /// Whether its answer holds a list of things with ids under this name.
  fileprivate func holds(_ member: String) -> Bool {
    answer?["properties"]?[member]?["items"]?["properties"]?["id"] != nil
  }
}

extension Said {
  /// What still stands by its name where an id belongs.
  struct Name: Equatable {
    enum Spot: Equatable {
      case place
      case field(row: Int?, of: String?)
      case element(Int)
    }

    let name: String
    let text: String
    let spot: Spot
  }

  /// First those of the places, in their order, as the later ones may be found within the earlier ones.
  func names(to command: Command) -> [Name] {
    let inPath = command.places.filter { $0.kind == .id }.compactMap { place in
      this(places[place.name], .id).map { Name(name: place.name, text: $0, spot: .place) }
    }
    return inPath + command.fields.flatMap { names(in: $0) }
  }

  private func names(in field: Field) -> [Name] {
    switch (field.kind, fields[field.name]) {
    case (.list(let kind), let value?):
      return (value.elements ?? []).enumerated().compactMap { index, element in
        this(element.string, kind).map { Name(name: field.name, text: $0, spot: .element(index)) }
      }
    case (.rows(let own), let value?):
      return (value.elements ?? []).enumerated().flatMap { index, row in
        own.filter { $0.name != "id" }.compactMap { inner in
          this(row.member(inner.name)?.string, inner.kind).map {
            Name(name: inner.name, text: $0, spot: .field(row: index, of: field.name))
          }
        }
      }
    case (let kind, let value?):
      guard field.name != "id" else { return [] }
      return this(value.string, kind).map { [Name(name: field.name, text: $0, spot: .field(row: nil, of: nil))] } ?? []
    case (_, nil): return []
    }
  }

  /// A text that should be an id and is none.
  private func this(_ text: String?, _ kind: Field.Kind) -> String? {
    guard let text, ID<Description>(text) == nil else { return nil }
    switch kind {
    case .id: return text
    case .idOr(let words): return words.contains(text) ? nil : text
    default: return nil
    }
  }

  /// - Parameter id: by which the thing goes that stands here by its name.
  mutating func put(_ id: String, for name: Name) {
    switch name.spot {
    case .place: places[name.name] = id
    case .element(let index):
      var all = fields[name.name]?.elements ?? []
      all[index] = .text(id)
      fields[name.name] = .elements(all)
    case .field(row: let row?, of: let list?):
      var all = fields[list]?.elements ?? []
      guard case .object(var members) = all[row] else { return }
      members[name.name] = JSONNode(.text(id), line: 0)
      all[row] = .object(members)
      fields[list] = .elements(all)
    case .field: fields[name.name] = .text(id)
    }
  }
}

extension JSONNode.Value {
  var string: String? { if case .text(let text) = self { text } else { nil } }

  func member(_ name: String) -> JSONNode.Value? {
    if case .object(let members) = self { members[name]?.value } else { nil }
  }
}
