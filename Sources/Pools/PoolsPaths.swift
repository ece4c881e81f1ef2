import Kit

enum PoolsPaths {
  static let pools = FixedPath(inSpace: "/pools/pools")
  static let closedPools = FixedPath(inSpace: "/pools/pools/closed")
  static let newPool = FixedPath(inSpace: "/pools/pools/new")
  static let pool = Path<ID<Pool>>(inSpace: "/pools/pools/:pool")
  static let poolForm = Path<ID<Pool>>(inSpace: "/pools/pools/:pool/form")
  static let poolDeletion = Path<ID<Pool>>(inSpace: "/pools/pools/:pool/deletion")
  static let poolListing = Path<ID<Pool>>(inSpace: "/pools/pools/:pool/listing")
  static let poolKickOff = Path<ID<Pool>>(inSpace: "/pools/pools/:pool/kick-off")
  static let question = Path<ID<Pool>>(inSpace: "/pools/pools/:pool/question")
  static let poolLock = Path<ID<Pool>>(inSpace: "/pools/pools/:pool/lock")
  static let result = Path<ID<Pool>>(inSpace: "/pools/pools/:pool/result")
  static let correction = Path<ID<Pool>>(inSpace: "/pools/pools/:pool/correction")
  static let summary = Path<ID<Pool>>(inSpace: "/pools/pools/:pool/summary")
  static let calendar = Path<ID<Pool>, String>(inSpace: "/pools/pools/:pool/calendar/:file")
  static let log = Path<ID<Pool>>(inSpace: "/pools/pools/:pool/log")
  static let logFile = Path<ID<Pool>, String>(inSpace: "/pools/pools/:pool/log/:file")

  static let newBet = Path<ID<Pool>>(inSpace: "/pools/pools/:pool/bets/new")
  static let bet = Path<ID<Pool>, ID<Bet>>(inSpace: "/pools/pools/:pool/bets/:bet")
  static let betDeletion = Path<ID<Pool>, ID<Bet>>(inSpace: "/pools/pools/:pool/bets/:bet/deletion")
  static let payment = Path<ID<Pool>, ID<Bet>>(inSpace: "/pools/pools/:pool/bets/:bet/payment")
  static let betLink = Path<ID<Pool>, ID<Bet>>(inSpace: "/pools/pools/:pool/bets/:bet/link")
  /// What somebody bets for themselves.
  static let ownBet = Path<ID<Pool>>(inSpace: "/pools/pools/:pool/own-bet")

  /// A pool's form while it is not saved, under the id of the pool that it makes or changes.
  static let draft = Path<ID<Pool>>(inSpace: "/pools/pools/drafts/:pool")
  static let draftStake = Path<ID<Pool>>(inSpace: "/pools/pools/drafts/:pool/stake")
  static let draftMatch = Path<ID<Pool>>(inSpace: "/pools/pools/drafts/:pool/match")
  static let draftTeam = Path<ID<Pool>, SideName>(inSpace: "/pools/pools/drafts/:pool/team/:side")
  static let draftNewTeam = Path<ID<Pool>, SideName>(inSpace: "/pools/pools/drafts/:pool/team/:side/new")

  /// Below which all pages of leagues lie; they are listed among the pools.
  static let leagues = Link(inSpace: "/pools/leagues")
  static let newLeague = FixedPath(inSpace: "/pools/leagues/new")
  static let league = Path<ID<League>>(inSpace: "/pools/leagues/:league")
  static let leagueForm = Path<ID<League>>(inSpace: "/pools/leagues/:league/form")
  static let leagueDeletion = Path<ID<League>>(inSpace: "/pools/leagues/:league/deletion")
  /// Where a guest says who they have been before.
  static let claims = Path<ID<League>>(inSpace: "/pools/leagues/:league/claims")
  static let claim = Path<ID<League>, ID<Guest>>(inSpace: "/pools/leagues/:league/claims/:guest")
  static let newRound = Path<ID<League>>(inSpace: "/pools/leagues/:league/rounds/new")
  static let round = Path<ID<League>, ID<Round>>(inSpace: "/pools/leagues/:league/rounds/:round")
  static let ownBets = Path<ID<League>, ID<Round>>(inSpace: "/pools/leagues/:league/rounds/:round/own-bets")
  /// What the organiser writes down for a friend.
  static let writtenBets = Path<ID<League>, ID<Round>>(inSpace: "/pools/leagues/:league/rounds/:round/written")
  static let roundResults = Path<ID<League>, ID<Round>>(inSpace: "/pools/leagues/:league/rounds/:round/results")
  static let roundSummary = Path<ID<League>, ID<Round>>(inSpace: "/pools/leagues/:league/rounds/:round/summary")
  static let roundDeletion = Path<ID<League>, ID<Round>>(inSpace: "/pools/leagues/:league/rounds/:round/deletion")

  static let fixtures = FixedPath(inSpace: "/pools/fixtures")
  static let playedFixtures = FixedPath(inSpace: "/pools/fixtures/played")
  static let importing = FixedPath(inSpace: "/pools/fixtures/import")
  static let imported = Path<ID<ImportRun>>(inSpace: "/pools/fixtures/import/:import")
  static let sources = FixedPath(inSpace: "/pools/fixtures/sources")
  static let newSource = FixedPath(inSpace: "/pools/fixtures/sources/new")
  static let sourceDeletion = Path<ID<FixtureSource>>(inSpace: "/pools/fixtures/sources/:source/deletion")
  static let sourceRefresh = Path<ID<FixtureSource>>(inSpace: "/pools/fixtures/sources/:source/refresh")
  static let pastImport = Path<ID<PastImport>>(inSpace: "/pools/fixtures/imports/:import")
  static let importZone = Path<ID<PastImport>>(inSpace: "/pools/fixtures/imports/:import/zone")
  static let competitions = FixedPath(inSpace: "/pools/fixtures/competitions")
  static let competitionDeletion = FixedPath(inSpace: "/pools/fixtures/competitions/deletion")
  static let fixture = Path<ID<Fixture>>(inSpace: "/pools/fixtures/:fixture")
  static let fixtureDeletion = Path<ID<Fixture>>(inSpace: "/pools/fixtures/:fixture/deletion")

  static let balances = FixedPath(inSpace: "/pools/balances")
  static let season = FixedPath(inSpace: "/pools/balances/season")
  static let carryOver = FixedPath(inSpace: "/pools/balances/bote")
  static let passing = Path<ID<CarryOverEntry>>(inSpace: "/pools/balances/bote/:entry")
  static let balance = Path<ParticipantKey>(inSpace: "/pools/balances/:participant")
  static let settling = Path<ParticipantKey, ID<Bet>>(inSpace: "/pools/balances/:participant/settling/:bet")

  static let stakeReturn = Path<ParticipantKey, ID<Bet>>(inSpace: "/pools/balances/:participant/returns/:bet")
  static let keeper = Path<ParticipantKey>(inSpace: "/pools/balances/keepers/:participant")

  static let newReimbursement = FixedPath(inSpace: "/pools/balances/reimbursements/new")
  static let reimbursementDeletion = Path<ID<Reimbursement>>(
    inSpace: "/pools/balances/reimbursements/:reimbursement/deletion")

  static let teams = FixedPath(inSpace: "/pools/teams")
  static let newTeam = FixedPath(inSpace: "/pools/teams/new")
  static let team = Path<ID<Team>>(inSpace: "/pools/teams/:team")
  static let teamDeletion = Path<ID<Team>>(inSpace: "/pools/teams/:team/deletion")

  static let about = FixedPath(inSpace: "/pools/about")
}

/// A participant's folded name in an address. It begins with `~`, so that whoever is called “Season” or “.” has a page too.
struct ParticipantKey: PathParameter {
  private static let mark = "~"

  let key: String

  init(_ key: String) { self.key = key }

  init?(pathText: String) {
    guard pathText.hasPrefix(Self.mark) else { return nil }
    self.init(String(pathText.dropFirst(Self.mark.count)))
  }

  var pathText: String { "\(Self.mark)\(key.pathText)" }
}

/// Which side of a match.
enum SideName: String, PathParameter, CaseIterable {
  case home, away

  init?(pathText: String) { self.init(rawValue: pathText) }
  var pathText: String { rawValue }

  var title: Phrase { self == .home ? PoolsPhrases.home : PoolsPhrases.away }
  var field: String { "team-\(rawValue)" }
  var path: KeyPath<PoolDraft, String> { self == .home ? \.home : \.away }
}
