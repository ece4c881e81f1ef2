extension Action.Input {
  /// Whether a program is asked for it: not for what is a page's own, nor for a file.
  var isAsked: Bool { !isOfPage && kind != .file }

  /// What a program says for it.
  var shape: Shape {
    let shape: Shape =
      switch kind {
      case .text, .file: .text(atMost: mostCodePoints, atLeast: isRequired ? 1 : nil)
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

  /// What a text may be made of, as schemas measure it; its rule counts what people see, which may be made of several.
  var mostCodePoints: Int? { kind == .text ? limit.map { $0 * TextRule.scalarsPerCharacter } : nil }

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

  /// “Add lines: item”, of `shopping.item.add-lines`.
  var title: String {
    let parts = name.split(separator: ".").map { $0.replacing("-", with: " ") }
    guard parts.count == 3 else { return name }
    return "\(parts[2].prefix(1).uppercased())\(parts[2].dropFirst()): \(parts[1])"
  }
}

extension ActionDoor {
  /// What a program says.
  var shape: Shape {
    var members = action.asked.map { ($0.name, $0.shape, isNeeded($0)) }
    if isPartial {
      let was = Shape.object(action.asked.filter { $0 != .newID }.map { ($0.name, $0.shape.orNull, false) })
      members.append(
        ("was", was.saying("What you saw before you changed it: who changed another field meanwhile wins too"), false))
    }
    return .object(members)
  }
}
