import Kit

/// What somebody of the staff has written down so far, and not sent to the kitchen yet.
struct Entry: Sendable {
  struct Line: Sendable {
    /// As it is going to be.
    let line: OrderLine
    /// What becomes of a line that is on the order; `nil` for what is new.
    let kept: Locked?
    /// As it is on the menu now; `nil` once it is off it.
    let dish: Dish?
    /// Whether something can be chosen with it.
    let hasChoice: Bool
    /// Why it cannot be had as it stands.
    let obstacle: Obstacle?

    var price: Money { line.price }

    func hindrance(mainly language: Language) -> Phrase? {
      if line.quantity == 0 { return nil }
      let name = line.name.phrase(mainly: language)
      switch obstacle {
      case .gone: return RestaurantPhrases.offTheMenu(name)
      case .soldOut: return EntryPhrases.isSoldOut(name)
      case .choiceGone: return EntryPhrases.choiceGone(name)
      case nil: return nil
      }
    }
  }

  /// A line that is on the order, and what was written over it.
  struct Locked: Sendable {
    let now: OrderLine
    var quantity: Rewrite<Int>
    var note: Rewrite<String>
    var options: Rewrite<[ID<ModifierOption>]>

    var isTouched: Bool { quantity.isTouched || note.isTouched || options.isTouched }
  }

  enum Obstacle: Sendable {
    case gone, soldOut, choiceGone
  }

  let key: EntryKey
  /// The one that is being corrected.
  let order: Order?
  let fields: Rewrite<EntryFields>
  let lines: [Line]
  /// What was written over lines that somebody else took out meanwhile.
  let lost: [LocalizedText]
  /// The last correction of the order; who saves says which they have seen.
  let corrected: ID<Activity>?

  func total(in currency: Currency) throws(Money.Failure) -> Money {
    try lines.map(\.line).total(in: currency)
  }

  /// As its form shows it.
  var form: Form {
    var form = fields.merged.form
    for line in lines {
      form.append(EntryDraft.quantity(line.line.id), "\(line.line.quantity)")
      form.append(EntryDraft.note(line.line.id), line.line.note)
    }
    return form
  }

  /// A form as it came back, with what it says nothing of: lines that others added meanwhile.
  func completing(_ returned: Form) -> Form {
    var completed = returned
    for (name, value) in form.fields where !returned.has(name) {
      completed.append(name, value)
      completed.append("was.\(name)", value)
    }
    return completed
  }
}

extension Action {
  static let saveEntry = Action(
    "restaurant.entry.save", EntryFields.inputs + [Input("quantity", isOfPage: true), Input("note", isOfPage: true)],
    steps: ["step", "go", "seen"])
  static let addToEntry = Action("restaurant.entry.add", Selection.inputs, steps: ["step"])
  static let addDishToEntry = Action("restaurant.entry.add-dish", [Input("dish", .id), Input("pick", isOfPage: true)])
  static let chooseForEntry = Action(
    "restaurant.entry.choose", [Input("option", .ticks(nil)), Input("shown", isOfPage: true)])
  static let sendEntry = Action("restaurant.entry.send")
  static let discardEntry = Action("restaurant.entry.discard", steps: ["discard"])
}

/// What somebody else changed while this was being written.
extension Entry {
  /// The name under which problems say that they are what others changed.
  static let contest = "seen"

  /// By the fields that would be overwritten: what stands there now. Lines' options are under ``EntryDraft/options(_:)``.
  /// - Parameter tables: by their ids, as the field of the table holds these.
  func contested(tables: [DiningTable], mainly language: Language) -> Invalid {
    var contested = Invalid()
    for field in EntryFields.fields where fields.field(field.path).isContested {
      let now = Self.phrase(field.name, fields.now[keyPath: field.path], tables)
      contested[field.name] = EntryPhrases.changedMeanwhile(to: now)
    }
    for kept in lines.compactMap(\.kept) {
      let (id, now) = (kept.now.id, kept.now)
      if kept.quantity.isContested {
        contested[EntryDraft.quantity(id)] = EntryPhrases.changedMeanwhile(to: Phrase(verbatim: "\(now.quantity)"))
      }
      if kept.note.isContested {
        contested[EntryDraft.note(id)] = EntryPhrases.changedMeanwhile(to: Phrase(verbatim: now.note))
      }
      if kept.options.isContested {
        contested[EntryDraft.options(id)] = EntryPhrases.changedMeanwhile(
          to: now.modifiers.summary(mainly: language) ?? EntryPhrases.noOptions)
      }
    }
    if let name = lost.first {
      contested[""] = EntryPhrases.takenOutMeanwhile(name.phrase(mainly: language))
    }
    if !contested.isEmpty { contested[Self.contest] = EntryPhrases.meanwhile }
    return contested
  }

  private static func phrase(_ field: String, _ value: String, _ tables: [DiningTable]) -> Phrase {
    let way = field == "way" ? ServiceType(rawValue: value)?.name : nil
    let table = field == "table" ? tables.first { $0.id.description == value }?.name : nil
    let time = field == "time" ? PickUpPhrases.written(value) : nil
    return way ?? time ?? Phrase(verbatim: table ?? value)
  }
}
