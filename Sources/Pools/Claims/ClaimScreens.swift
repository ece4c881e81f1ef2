import Kit

/// What a guest of a league sees of being somebody of before.
struct OwnClaim {
  let league: ID<League>
  let claim: Claim?
  /// Whom they can say that they are.
  let players: [Player]

  init(_ league: ID<League>, for guest: ID<Guest>, in view: SpaceView) throws {
    self.league = league
    let store = ClaimStore(view)
    claim = try store.claim(of: guest, in: league)
    players = try claim == nil && !store.hasBet(guest) ? store.players(in: league, besides: guest) : []
  }

  var html: HTML? {
    if let claim {
      let name = claim.player.name
      return Notice(claim.isGranted ? ClaimPhrases.playsAs(name) : ClaimPhrases.waiting(name)).html
    }
    guard !players.isEmpty else { return nil }
    let options = players.html { "<option value=\"\($0.name.searchKey)\">\($0.name)</option>" }
    return Disclosure(
      ClaimPhrases.title,
      """
      <form class="form" method="post" action="\(PoolsPaths.claims(league))" data-enhance>\
      <section class="group"><div class="fields"><div class="field"><label for="player">\(ClaimPhrases.who)</label>\
      <select id="player" name="player">\(options)</select></div></div><p class="group-note">\(ClaimPhrases.note)</p>\
      </section><button class="button quiet">\(ClaimPhrases.ask)</button></form>
      """
    ).html
  }
}

/// What those of the space are asked for: whether somebody is who they say.
struct WaitingClaims {
  let league: ID<League>
  let claims: [Claim]

  var html: HTML? {
    guard !claims.isEmpty else { return nil }
    let rows = claims.html { claim in
      let link = PoolsPaths.claim(league, claim.guest)
      let yes = FormButton(ClaimPhrases.yes, posts: link, fields: [("granted", "yes")]).html
      let no = FormButton(ClaimPhrases.no, kind: "quiet", posts: link, fields: [("granted", "no")]).html
      return """
        <li class="claim"><p>\(ClaimPhrases.says(claim.name, is: claim.player.name))</p>\
        <div class="claim-answers">\(yes)\(no)</div></li>
        """
    }
    return """
      <section class="group"><h2 class="group-title">\(ClaimPhrases.claims)</h2><ul class="claims">\(rows)</ul>\
      <p class="group-note">\(ClaimPhrases.claimsNote)</p></section>
      """
  }
}
