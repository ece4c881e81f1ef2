extension Action.Input {
  /// Whether a program is asked for it: not for what is a page's own, nor for a file.
  var isAsked: Bool { !isOfPage && kind != .file }

  /// What a program says for it.
  var shape: Shape {
    let shape: Shape =
      switch kind {
      case .text, .file: .text(atMost: limit, atLeast: isRequired ? 1 : nil)
      case .id: .id
      case .idOr(let word): .anyOf([.id, .choice([word])])
      case .yesNo: .yesNo
      case .choice(let values): .choice(values)
      case .money: .money
      case .decimal: .decimal
      case .whole(let range): .whole(range)
      case .day: .day
      case .moment: .moment
      case .clock: .clock
      case .ticks: .list(of: .id, atLeast: isRequired ? 1 : nil)
      case .several: .list(of: .text(atLeast: 1), atLeast: isRequired ? 1 : nil)
      case .words: .list(of: .text(pattern: "^\\S+$"), atLeast: isRequired ? 1 : nil)
      case .rows(let own): .list(of: rowShape(own), atLeast: isRequired ? 1 : nil)
      }
    return (isRequired ? shape : shape.orNull).saying(about)
  }

  private func rowShape(_ own: [Action.Input]) -> Shape {
    .object(
      [("id", Shape.id, false)]
        + own.filter(\.isAsked).map { ($0.shortName(in: self), $0.shape, false) })
  }

  /// What an input of a row is called within it: `option.price` is its `price`.
  func shortName(in row: Action.Input) -> String {
    name.hasPrefix("\(row.name).") ? String(name.dropFirst(row.name.count + 1)) : name
  }

  /// The field by which a form says it of one row.
  func field(of id: String, in row: Action.Input) -> String {
    let short = shortName(in: row)
    return short == name ? "\(name)-\(id)" : "\(row.name).\(id).\(short)"
  }
}

extension Action {
  /// What programs are asked for.
  var asked: [Input] { inputs.filter(\.isAsked) }

  /// Whether it makes something, under an id that may be said.
  var makes: Bool { inputs.contains { $0.name == Input.newID.name && $0.kind == .id } }

  /// The input that may come as plain text, a thing a line.
  var plainText: Input? {
    guard case .line = offline else { return nil }
    return asked.first { $0.kind == .text && $0.isRequired }
  }

  /// - Parameter isPartial: whether what is left out stays as it is.
  func shape(isPartial: Bool) -> Shape {
    var members = asked.map { ($0.name, $0.shape, $0.isRequired && $0 != .newID && !isPartial) }
    if isPartial {
      let was = Shape.object(asked.filter { $0 != .newID }.map { ($0.name, $0.shape.orNull, false) })
      members.append(
        ("was", was.saying("What you saw before you changed it: who changed another field meanwhile wins too"), false))
    }
    return .object(members)
  }

  /// “Add lines: item”, of `shopping.item.add-lines`.
  var title: String {
    let parts = name.split(separator: ".").map { $0.replacing("-", with: " ") }
    guard parts.count == 3 else { return name }
    return "\(parts[2].prefix(1).uppercased())\(parts[2].dropFirst()): \(parts[1])"
  }
}
