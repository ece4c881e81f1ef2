import Kit

/// Matches, or what is made on them, under their days.
struct MatchDays<Thing> {
  private(set) var days: [(day: Day?, things: [Thing])] = []

  /// - Parameter things: in the order of their days.
  init(_ things: [Thing], day: (Thing) -> Day?) {
    for thing in things {
      let day = day(thing)
      if days.last?.day == day, !days.isEmpty {
        days[days.count - 1].things.append(thing)
      } else {
        days.append((day, [thing]))
      }
    }
  }

  static func title(_ day: Day, from today: Day) -> Phrase { Phrase(Capitalized(day.written(.heading(from: today)))) }
  static func key(_ day: Day?) -> String { day?.description ?? "none" }
}

extension MatchDays<Fixture> {
  init(_ fixtures: [Fixture]) {
    self.init(fixtures) { $0.isPutOff ? nil : $0.day }
  }

  func groups(from today: Day, isEditing: Bool = false, _ row: (Fixture) -> Row) -> HTML {
    days.html { day, fixtures in
      let title = day.map { Self.title($0, from: today) } ?? FixturePhrases.stillNone
      return Group(title, key: Self.key(day), isEditing: isEditing, rows: fixtures.map(row)).html
    }
  }
}
