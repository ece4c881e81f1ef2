import Kit

/// Season files are made before the hours of the matches are known, and put a whole round on one day and time until then.
enum ProvisionalRound {
  /// Fewer matches at once are nothing unusual: pairs that decide a group, four ties of a cup.
  static let least = 6

  /// Marks the matches of each round that stands whole on one time and has not begun.
  static func marked(_ records: [FixtureRecord]) -> [FixtureRecord] {
    let provisional = Dictionary(grouping: records, by: \.round.key).filter { name, round in
      guard !name.isEmpty, round.count >= least, let kickOff = round.first?.kickOff, kickOff.hour != nil else {
        return false
      }
      return round.allSatisfy { $0.kickOff == kickOff && $0.score.isEmpty && $0.status == .scheduled }
    }
    return records.map { record in
      var record = record
      record.isProvisional = provisional[record.round.key] != nil
      return record
    }
  }
}
