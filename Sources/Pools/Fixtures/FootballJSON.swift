import Kit

/// Reads the JSON layouts of openfootball: `matches` at the top (football.json, worldcup.json), or in `rounds` (euro.json).
struct FootballJSON {
  private let root: JSONNode
  private let name: String
  private(set) var competition: Competition
  private(set) var records: [FixtureRecord] = []
  private(set) var problems: [FixtureProblem] = []

  /// - Throws: `Invalid` on the field `file`.
  init(_ text: String, name: String) throws {
    self.name = name
    do throws(JSONReader.Misreading) {
      root = try JSONReader.read(text)
    } catch {
      throw Invalid(["file": FixturePhrases.unreadable(name, error.message)])
    }
    competition = Competition(title: root["name"]?.text ?? "")
  }

  /// - Throws: `Invalid` for a file without matches.
  mutating func run() throws {
    if let matches = root["matches"]?.list {
      for match in matches { read(match, round: nil) }
    } else if let rounds = root["rounds"]?.list {
      for round in rounds {
        guard let matches = round["matches"]?.list else {
          problems.append(FixtureProblem(place: "\(round.line)", kind: .notUnderstood))
          continue
        }
        for match in matches { read(match, round: round["name"]?.text) }
      }
    } else {
      throw Invalid(["file": FixturePhrases.noMatches(name)])
    }
  }

  private mutating func read(_ match: JSONNode, round outer: String?) {
    let place = "\(match.line)"
    guard match.object != nil else { return refuse(place, .notAMatch) }
    guard let home = team(match["team1"]), let away = team(match["team2"]) else { return refuse(place, .noTeams) }
    let title = "\(home.name) – \(away.name)"
    guard home.key != away.key else { return refuse(place, .sameTeam, title) }
    guard let round = match["round"]?.text ?? outer ?? match["stage"]?.text, !round.searchKey.isEmpty else {
      return refuse(place, .noRound, title)
    }
    let kickOff: KickOff?
    switch self.kickOff(match) {
    case .success(let found): kickOff = found
    case .failure(let kind): return refuse(place, kind.kind, title)
    }
    guard let status = status(match) else { return refuse(place, .wrongStatus(match["status"]?.text ?? "?"), title) }
    let (score, fault) = ScoreNode(match["score"]).reading
    if let fault { refuse(place, fault, title) }
    records.append(
      FixtureRecord(
        place: place, competition: competition, round: RoundName(text: short(round)), number: match["num"]?.integer,
        home: home, away: away, kickOff: kickOff, group: short(match["group"]?.text ?? ""),
        ground: short(match["ground"]?.text ?? match["stadium"]?["name"]?.text ?? ""), status: status, score: score))
  }

  private mutating func refuse(_ place: String, _ kind: FixtureProblem.Kind, _ match: String = "") {
    problems.append(FixtureProblem(place: place, kind: kind, match: match))
  }

  private func short(_ text: String) -> String { text.cut(to: 120) }

  private func team(_ node: JSONNode?) -> FixtureTeam? {
    guard let name = node?.text ?? node?["name"]?.text, TextRule.fits(name, 120), !name.searchKey.isEmpty else {
      return nil
    }
    return FixtureTeam(named: name, in: competition)
  }

  private struct Wrong: Error {
    let kind: FixtureProblem.Kind
  }

  private func kickOff(_ match: JSONNode) -> Result<KickOff?, Wrong> {
    guard let date = match["date"], !date.isNull else { return .success(nil) }
    guard let text = date.text else { return .failure(Wrong(kind: .wrongDate("?"))) }
    if text.isEmpty { return .success(nil) }
    guard let day = Day(text) else { return .failure(Wrong(kind: .wrongDate(text.cut(to: 40)))) }
    guard let time = match["time"], !time.isNull, time.text != "" else {
      return .success(KickOff(day: day, hour: nil, minute: 0, clock: .local))
    }
    guard let text = time.text, let (hour, minute, clock) = KickOff.time(text) else {
      return .failure(Wrong(kind: .wrongTime((time.text ?? "?").cut(to: 40))))
    }
    return .success(KickOff(day: day, hour: hour, minute: minute, clock: clock))
  }

  private func status(_ match: JSONNode) -> FixtureStatus? {
    guard let status = match["status"], !status.isNull else { return .scheduled }
    return status.text.flatMap(FixtureStatus.init(file:))
  }
}

/// A score in any of the shapes that files have: an object of stages, a pair, nothing.
struct ScoreNode {
  let reading: (score: MatchScore, fault: FixtureProblem.Kind?)

  init(_ node: JSONNode?) {
    guard let node, !node.isNull else {
      reading = (MatchScore(), nil)
      return
    }
    var (score, isBroken) = (MatchScore(), false)
    func stage(_ node: JSONNode?) -> Score? {
      guard let node, !node.isNull else { return nil }
      guard let goals = node.list else {
        isBroken = true
        return nil
      }
      if goals.isEmpty || goals.allSatisfy(\.isNull) { return nil }
      guard goals.count == 2, let home = goals[0].integer, let away = goals[1].integer, let score = Score(home, away)
      else {
        isBroken = true
        return nil
      }
      return score
    }
    if node.list != nil {
      score.fullTime = stage(node)
    } else if node.object != nil {
      score = MatchScore(
        halfTime: stage(node["ht"]), fullTime: stage(node["ft"]), extraTime: stage(node["et"]),
        penalties: stage(node["p"]))
    } else {
      isBroken = true
    }
    // Half of a score is no score: nothing is settled by what may be wrong.
    if isBroken {
      reading = (MatchScore(), .wrongScore)
    } else if !score.isConsistent {
      reading = (MatchScore(), .inconsistentScore)
    } else {
      reading = (score, nil)
    }
  }
}
