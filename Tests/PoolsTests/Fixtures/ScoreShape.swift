import Kit

@testable import Pools

/// How files write a score: the stages that it has, and which of them each basis of a pool goes by.
struct ScoreShape: Hashable, Sendable {
  /// “et ft ht p”: an object's stages in alphabetical order; “pair” and “absent” say themselves, “empty” is `{}`.
  let name: String
  /// A score of this shape, each stage with other goals.
  let example: String
  /// The stage that decides by 90 minutes; `nil` where the file doesn't say how they ended.
  let regulation: String?
  let extraTime: String?

  /// Every shape that the public files have, and the others that their layouts allow.
  static let all = [
    ScoreShape(name: "absent", example: "null", regulation: nil, extraTime: nil),
    ScoreShape(name: "empty", example: "{}", regulation: nil, extraTime: nil),
    ScoreShape(name: "pair", example: "[1,2]", regulation: "pair", extraTime: "pair"),
    ScoreShape(name: "ft", example: #"{"ft":[1,2]}"#, regulation: "ft", extraTime: "ft"),
    ScoreShape(name: "ft ht", example: #"{"ht":[0,1],"ft":[1,2]}"#, regulation: "ft", extraTime: "ft"),
    ScoreShape(
      name: "et ft ht", example: #"{"et":[3,2],"ft":[2,2],"ht":[0,1]}"#, regulation: "ft", extraTime: "et"),
    ScoreShape(
      name: "et ft ht p", example: #"{"p":[3,4],"et":[2,2],"ft":[1,1],"ht":[0,1]}"#, regulation: "ft", extraTime: "et"),
    ScoreShape(name: "et p", example: #"{"p":[4,2],"et":[1,1]}"#, regulation: nil, extraTime: "et"),
    ScoreShape(name: "et", example: #"{"et":[1,0]}"#, regulation: nil, extraTime: "et"),
    ScoreShape(name: "et ft", example: #"{"ft":[2,2],"et":[3,2]}"#, regulation: "ft", extraTime: "et"),
    ScoreShape(
      name: "et ft p", example: #"{"ft":[1,1],"et":[2,2],"p":[5,4]}"#, regulation: "ft", extraTime: "et"),
    ScoreShape(name: "ft p", example: #"{"ft":[0,0],"p":[4,2]}"#, regulation: "ft", extraTime: "ft"),
    ScoreShape(name: "ft ht p", example: #"{"ft":[1,1],"ht":[1,0],"p":[4,2]}"#, regulation: "ft", extraTime: "ft"),
    ScoreShape(name: "ht", example: #"{"ht":[1,0]}"#, regulation: nil, extraTime: nil),
    ScoreShape(name: "p", example: #"{"p":[4,2]}"#, regulation: nil, extraTime: nil),
  ]

  /// The shape of a score as it stands in a file; `nil` for one that is none of these.
  static func of(_ node: JSONNode?) -> ScoreShape? {
    let name: String
    switch node?.value {
    case nil, .null: name = "absent"
    case .list(let goals) where goals.count == 2: name = "pair"
    case .object(let stages): name = stages.isEmpty ? "empty" : stages.keys.sorted().joined(separator: " ")
    default: return nil
    }
    return all.first { $0.name == name }
  }

  /// What one of its stages says, read past the program's own reading.
  static func goals(_ stage: String?, of node: JSONNode?) -> [Int]? {
    guard let stage else { return nil }
    return (stage == "pair" ? node : node?[stage])?.list?.compactMap(\.integer)
  }
}
