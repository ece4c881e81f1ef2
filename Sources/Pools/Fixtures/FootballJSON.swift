import Kit

/// Reads the JSON layouts of openfootball: `matches` at the top (football.json, worldcup.json), or in `rounds` (euro.json).
enum FootballJSON {
  /// - Throws: `Invalid` on the field `file`, also for one without matches.
  static func read(_ text: String, name: String) throws -> FixtureReading {
    let root: JSONNode
    do throws(JSONReader.Misreading) {
      root = try JSONReader.read(text)
    } catch {
      throw Invalid(["file": FixturePhrases.reason(error.message, of: name)])
    }
    var reading = FixtureReading(competition: Competition(title: root["name"]?.text ?? ""))
    if let matches = root["matches"]?.list {
      for match in matches { reading.read(match, round: nil) }
    } else if let rounds = root["rounds"]?.list {
      for round in rounds {
        guard let matches = round["matches"]?.list else {
          reading.refuse("\(round.line)", .notUnderstood)
          continue
        }
        for match in matches { reading.read(match, round: round["name"]?.text) }
      }
    } else {
      throw Invalid(["file": FixturePhrases.noMatches(name)])
    }
    return reading
  }
}

extension FixtureReading {
  fileprivate mutating func read(_ match: JSONNode, round outer: String?) {
    let place = "\(match.line)"
    guard match.object != nil else { return refuse(place, .notAMatch) }
    let sides = ["team1", "team2"].compactMap { side in
      (match[side]?.text ?? match[side]?["name"]?.text).flatMap { team($0) }
    }
    guard sides.count == 2 else { return refuse(place, .noTeams) }
    let (home, away) = (sides[0], sides[1])
    let title = "\(home.name) – \(away.name)"
    guard home.key != away.key else { return refuse(place, .sameTeam, title) }
    guard let round = match["round"]?.text ?? outer ?? match["stage"]?.text, !round.searchKey.isEmpty else {
      return refuse(place, .noRound, title)
    }
    let kickOff: KickOff?
    do throws(FixtureProblem.Kind) {
      kickOff = try self.kickOff(match)
    } catch {
      return refuse(place, error, title)
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

  private func short(_ text: String) -> String { text.cut(to: 120) }

  /// What is wrong is thrown.
  private func kickOff(_ match: JSONNode) throws(FixtureProblem.Kind) -> KickOff? {
    guard let date = match["date"], !date.isNull else { return nil }
    guard let text = date.text else { throw .wrongDate("?") }
    if text.isEmpty { return nil }
    guard let day = Day(text) else { throw .wrongDate(text.cut(to: 40)) }
    guard let time = match["time"], !time.isNull, time.text != "" else {
      return KickOff(day: day, hour: nil, minute: 0, clock: .local)
    }
    guard let text = time.text, let (hour, minute, clock) = KickOff.time(text) else {
      throw .wrongTime((time.text ?? "?").cut(to: 40))
    }
    return KickOff(day: day, hour: hour, minute: minute, clock: clock)
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
