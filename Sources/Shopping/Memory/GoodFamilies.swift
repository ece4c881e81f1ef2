import Kit

/// Which of the goods is meant by each: those that were merged into another are that other, and of two with one name the older
/// is both. Two have one name when one was deleted, learned anew and brought back.
struct GoodFamilies: Sendable {
  struct Member: Sendable {
    let id: ID<RememberedGood>
    /// The folded name.
    let key: String
    let mergedInto: ID<RememberedGood>?
  }

  private let heads: [ID<RememberedGood>: ID<RememberedGood>]
  /// By the folded name, what goes by it now before what was merged away.
  private let named: [String: ID<RememberedGood>]
  /// The names by how they begin.
  private let beginnings: [Substring: [String]]

  init(_ members: some Sequence<Member>) {
    let members = members.sorted { $0.id.description < $1.id.description }
    let known = Dictionary(uniqueKeysWithValues: members.map { ($0.id, $0) })
    func isHead(_ member: Member) -> Bool { member.mergedInto.flatMap { known[$0] } == nil }
    var oldest: [String: ID<RememberedGood>] = [:]
    for member in members where isHead(member) && oldest[member.key] == nil { oldest[member.key] = member.id }
    heads = Dictionary(
      uniqueKeysWithValues: members.map { member -> (ID<RememberedGood>, ID<RememberedGood>) in
        var (head, seen): (Member, Set<ID<RememberedGood>>) = (member, [member.id])
        while let next = head.mergedInto.flatMap({ known[$0] }), seen.insert(next.id).inserted { head = next }
        return (member.id, oldest[head.key] ?? head.id)
      })
    named = members.reduce(into: oldest) { named, member in named[member.key] = named[member.key] ?? member.id }
    beginnings = Dictionary(grouping: named.keys.sorted()) { $0.prefix(3) }
  }

  /// Itself, where it was merged into none.
  func head(of id: ID<RememberedGood>) -> ID<RememberedGood> { heads[id] ?? id }

  /// Everything that is meant by the same, itself among them.
  func family(of id: ID<RememberedGood>) -> [ID<RememberedGood>] {
    let head = head(of: id)
    return heads.filter { $0.value == head }.map(\.key).sorted { $0.description < $1.description }
  }

  /// What is remembered by a name, in singular or plural; the name as it is written goes first.
  func good(named name: String) -> ID<RememberedGood>? {
    let key = name.searchKey
    guard !key.isEmpty else { return nil }
    if let exact = named[key] { return head(of: exact) }
    let compared = GoodsName(key: key)
    let alike = beginnings[key.prefix(3)]?.first { GoodsName(key: $0).isSame(as: compared) }
    return alike.flatMap { named[$0] }.map(head)
  }
}
