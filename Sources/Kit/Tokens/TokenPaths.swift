enum TokenPaths {
  static let tokens = FixedPath(inHouse: "/me/keys")
  static let newToken = Path<ID<Space>>(inHouse: "/me/keys/new/:space")
  static let end = Path<ID<AccessToken>>(inHouse: "/me/keys/:key/end")
}
