import Kit

/// How somebody stands with all others: as a player with those who keep the money, as a keeper with those who play, and by what they
/// have paid each other since. All in minor units.
struct Standing: Hashable, Sendable {
  /// The folded name.
  let key: String
  let name: String
  /// What they are to get as a player, below zero what they owe; of pools that are decided, and stakes to be given back.
  var asPlayer: Int64 = 0
  /// What others are to get of what they keep, besides what is in play and the carry-over.
  var forOthers: Int64 = 0
  /// What they gave others to settle up, less what they got.
  var given: Int64 = 0
  /// Stakes that they haven't put in, of pools that are still open: nobody is owed those yet.
  var notPutIn: Int64 = 0
  var isPlayer = false
  var isKeeper = false

  init(key: String, name: String) { (self.key, self.name) = (key, name) }

  /// What they are still to get of all that is settled; below zero what they are to give.
  var toGet: Int64 { asPlayer - forOthers + given }
  var net: Int64 { toGet - notPutIn }

  /// Of what they are to give, what they have in hand as a keeper; below zero what they put in for others and are to get back.
  var inHandForOthers: Int64 {
    toGet <= 0 ? min(max(forOthers, 0), -toGet) : max(min(forOthers, 0), -toGet)
  }
  /// The rest: what they are to get, or below zero to give, of their own.
  var own: Int64 { toGet + inHandForOthers }
}

/// Everybody's standing: what one is to get another is to give, so that all together come to nothing.
struct Standings: Hashable, Sendable {
  private var all: [String: Standing] = [:]

  /// By the folded names.
  var sorted: [Standing] { all.values.sorted { $0.key < $1.key } }

  /// A keeper's money is to go to a player; below zero the other way round.
  mutating func owe(_ amount: Int64, to player: (key: String, name: String), by keeper: String) {
    all[player.key, default: Standing(key: player.key, name: player.name)].asPlayer += amount
    keep(amount, by: keeper)
  }

  /// The carry-over that one keeper is to pass to another.
  mutating func owe(_ passing: CarryOverKeeping.Passing) {
    keep(passing.amount, by: passing.from)
    keep(-passing.amount, by: passing.to)
  }

  mutating func play(_ player: (key: String, name: String), notPutIn stakes: Int64 = 0) {
    all[player.key, default: Standing(key: player.key, name: player.name)].isPlayer = true
    all[player.key]?.notPutIn += stakes
  }

  mutating func keep(_ amount: Int64 = 0, by name: String) {
    let key = name.searchKey
    all[key, default: Standing(key: key, name: name)].forOthers += amount
    all[key]?.isKeeper = true
  }

  mutating func give(_ amount: Int64, by person: (key: String, name: String)) {
    all[person.key, default: Standing(key: person.key, name: person.name)].given += amount
  }
}
