/// Which of the house's copies are kept: the newest of each of the last days, weeks and months that have one.
///
/// Counted in copies and not in time, so that neither a house that was closed for long nor a clock that is wrong loses the old
/// ones.
struct BackupKeeping {
  static let days = 7
  static let weeks = 4
  static let months = 6

  let zone: Zone

  func kept(of moments: [Instant]) -> Set<Instant> {
    let newestFirst = moments.sorted(by: >)
    return newest(newestFirst, Self.days) { $0.dayNumber }
      .union(
        newest(newestFirst, Self.weeks) { $0.adding(days: Weekday.monday.rawValue - $0.weekday.rawValue).dayNumber }
      )
      .union(newest(newestFirst, Self.months) { $0.year * 12 + $0.month })
  }

  private func newest(_ moments: [Instant], _ count: Int, of period: (Day) -> Int) -> Set<Instant> {
    var (periods, kept): (Set<Int>, Set<Instant>) = ([], [])
    for moment in moments where periods.count < count {
      if periods.insert(period(moment.day(in: zone))).inserted { kept.insert(moment) }
    }
    return kept
  }
}
