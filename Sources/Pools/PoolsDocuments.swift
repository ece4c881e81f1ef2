import Kit

/// What programs read of pools. A bet that is sealed for its people is sealed for their programs.
enum PoolsDocuments {
  static func add(to routes: inout Routes) {
    routes.documents(
      PoolsPaths.pools, "pools.pools.read", "The open pools, those that begin first before the others",
      queries: [.search], followsClock: true, isTool: true
    ) { visit, view, cursor -> Window<ListedPoolDocument> in
      let now = visit.house.mint.now()
      let pools = try PoolStore(view).pools(closed: false, matching: visit.query.search(), after: cursor)
      return Window(pools.elements.map { ListedPoolDocument(pool: $0, now: now) }, next: pools.next)
    }
    routes.document(
      PoolsPaths.pool, "pools.pool.read", "A pool and its bets, with the scores that may be seen now",
      followsClock: true, isTool: true
    ) { visit, view, id in
      let (pool, now) = (try view.find(id), visit.house.mint.now())
      let bets = try BetStore(view).bets(of: pool, for: visit.author, at: now)
      return PoolDocument(summary: ListedPoolDocument(pool: pool, now: now), bets: bets.map(BetDocument.init))
    }
  }
}

/// One of the pools.
struct ListedPoolDocument: ListedDocument {
  let pool: Pool
  let now: Instant

  var key: String { pool.id.description }

  static let members: [DocumentMember<ListedPoolDocument>] = [
    .id("id") { $0.pool.id }, .text("home") { $0.pool.content.home.name }, .text("away") { $0.pool.content.away.name },
    .choice("state") { $0.pool.state(at: $0.now) }, .choice("manner") { $0.pool.content.mode },
    .momentIfAny("kickoff") { $0.pool.content.kickOff },
    .momentIfAny("locks", "From then on nobody changes a bet") { $0.pool.locksAt },
    .currency { $0.pool.content.stake.currency }, .money("stake") { $0.pool.content.stake },
    .text("holder", "Who keeps the money") { $0.pool.content.holder }, .whole("bets") { $0.pool.bets },
    .partIfAny("result") { $0.pool.result.map(ScoreDocument.init) },
  ]
}

struct ScoreDocument: DataDocument {
  let score: Score

  init(_ score: Score) { self.score = score }

  static let members: [DocumentMember<ScoreDocument>] = [
    .whole("home") { $0.score.home }, .whole("away") { $0.score.away },
  ]
}

struct PoolDocument: DataDocument {
  let summary: ListedPoolDocument
  let bets: [BetDocument]

  static let members: [DocumentMember<PoolDocument>] = [
    .part("pool") { $0.summary }, .list("bets") { $0.bets },
  ]
}

struct BetDocument: DataDocument {
  let bet: Bet

  init(_ bet: Bet) { self.bet = bet }

  static let members: [DocumentMember<BetDocument>] = [
    .id("id") { $0.bet.id }, .text("name") { $0.bet.name },
    .partIfAny("score", "Left out while it is sealed") { $0.bet.score.map(ScoreDocument.init) },
    .yesNo("paid") { $0.bet.isPaid }, .yesNo("winner") { $0.bet.isWinner },
  ]
}
