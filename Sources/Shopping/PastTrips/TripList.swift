import Kit

/// The trips of a household, a month at a time, with what each month cost.
struct TripList: Screen {
  struct Month {
    let first: Day
    let cost: Money
    var trips: [PastTrip]
  }

  let months: [Month]
  let next: Cursor?
  let today: Day

  /// - Parameter cursor: where the page before ended.
  init(after cursor: Cursor?, today: Day, in view: SpaceView) throws {
    self.today = today
    let store = TripStore(scope: view)
    let window = try store.trips(after: cursor)
    next = window.next
    var months: [Month] = []
    for trip in window.elements {
      let first = trip.day.adding(days: 1 - trip.day.day)
      if months.last?.first != first {
        months.append(
          Month(first: first, cost: try store.cost(from: first, before: first.adding(months: 1)), trips: []))
      }
      months[months.count - 1].trips.append(trip)
    }
    self.months = months
  }

  var title: Phrase { TripPhrases.trips }
  var topics: [Topic] { [PastTrip.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(KitPhrases.lists, to: ShoppingPaths.lists())) }

  var content: HTML {
    guard !months.isEmpty else {
      return EmptyState(.basket, title: TripPhrases.none, text: TripPhrases.noneText).html
    }
    let groups = months.html { month in
      let title = Phrase(Capitalized(month.first.written(.month)))
      return Group(
        title, aside: Phrase(month.cost), key: month.first.description, rows: month.trips.map(row)
      ).html
    }
    let more: HTML? = next.map { MoreLink(ShoppingPaths.trips().with("after", $0.text)).html }
    return "\(Results("\(groups)\(more)"))"
  }

  private func row(_ trip: PastTrip) -> Row {
    let facts =
      [Phrase(Capitalized(trip.day.written(.heading(from: today)))), TripPhrases.items(trip.items)]
      + (trip.shopName.isEmpty ? [] : [Phrase(verbatim: trip.list)])
    return Row(
      id: trip.id.description, title: Phrase(verbatim: trip.subject.title), subtitle: facts.joined(by: " · "),
      value: trip.cost.map { Phrase($0) }, opens: ShoppingPaths.pastTrip(trip.id),
      deletion: Row.Deletion(ShoppingPaths.pastTripDeletion(trip.id), of: trip.subject.title, as: .deleteTrip))
  }
}
