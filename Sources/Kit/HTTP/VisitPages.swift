extension Visit {
  /// A page outside every space, in a card of its own.
  /// - Parameter reading: the reader's manner, where it isn't that of whoever is signed in.
  func door(_ screen: any DoorScreen, status: Int = 200, reading: ReaderLocale? = nil) -> Reply {
    .page(
      DoorFrame(screen: screen, locale: reading ?? locale, theme: viewer?.person.theme ?? .auto, styles: house.styles)
        .page,
      status: status)
  }

  /// Takes a form of the door; when it is not valid, shows it again.
  func take(
    reading: ReaderLocale? = nil, orShow screen: (FormState) async throws -> any DoorScreen,
    by body: () async throws -> Reply
  ) async throws -> Reply {
    do {
      return try await body()
    } catch let problems as Invalid {
      return door(try await screen(returned(problems)), status: 422, reading: reading)
    }
  }

  /// The form as it is shown again. What was typed as a password is not sent back.
  func returned(_ problems: Invalid) -> FormState {
    FormState(returned: form.without(PasswordDraft.fields), problems: problems, mint: house.mint)
  }
}

extension PersonVisit {
  /// A page of the person's own.
  func show(_ screen: any Screen, status: Int = 200) -> Reply {
    let frame = HouseFrame(
      screen: screen, kind: "pane", locale: visit.locale, theme: viewer.person.theme, styles: visit.house.styles,
      toast: visit.query.has("saved") ? .saved : nil, palette: viewer.palette)
    return .page(frame.page, status: status)
  }

  /// Shows what the answer to a form alone can show.
  func showOnce(_ screen: any Screen) -> Reply {
    var reply = show(screen)
    reply.headers.append((.cacheControl, "no-store"))
    return reply
  }

  /// Takes a form; when it is not valid, shows it again.
  func take(
    orShow screen: (FormState) async throws -> any Screen, by body: () async throws -> Reply
  ) async throws -> Reply {
    do {
      return try await body()
    } catch let problems as Invalid {
      return show(try await screen(visit.returned(problems)), status: 422)
    }
  }
}

extension Reply {
  /// To a page that says that all was saved.
  static func saved(_ link: Link, in space: ID<Space>? = nil) -> Reply {
    .redirect(to: link.with("saved", "1").address(in: space))
  }

  /// To a page, with a new session's cookie.
  static func entering(_ address: String, token: String, settings: House.Settings) -> Reply {
    var reply = redirect(to: address)
    reply.headers.append(Cookie.session(settings).setting(token))
    return reply
  }
}
