package import Kit

extension WinesApp {
  /// What one drank these days, or what somebody of the space shares of it: the last of them alone.
  package func today(in view: SpaceView, for visit: SpaceVisit) throws -> [TodayLine] {
    let first = visit.today.adding(days: -Tasting.daysOfNews)
    guard let tasting = try visit.own(view).last(since: first) else { return [] }
    return [tasting.line(for: visit.viewer.person.id, on: visit.today)]
  }
}

extension Tasting {
  /// For so many days a wine is talked about.
  fileprivate static let daysOfNews = 3

  fileprivate func line(for reader: ID<Person>, on today: Day) -> TodayLine {
    let name = [wineName, year].filter { !$0.isEmpty }.joined(separator: " ")
    let who = person == reader ? nil : Phrase(verbatim: personName)
    let said = [who, Phrase(Capitalized(drunkOn.written(.near(to: today)))), rating.map(MinePhrases.stars)]
    return TodayLine(
      Phrase(verbatim: name), said.compactMap(\.self).joined(by: " · ") ?? MinePhrases.drunk,
      opens: page(for: reader))
  }
}

extension OwnStore {
  /// The last wine that this person noted, or that somebody shares.
  fileprivate func last(since first: Day) throws -> Tasting? {
    let tastings: [Tasting] = try scope.things(
      where: "\(isTold) AND drunk_on >= \(first) ORDER BY drunk_on DESC, id DESC LIMIT 1")
    return tastings.first
  }
}
