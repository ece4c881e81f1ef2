import Testing

/// The styles say sizes of letters, weights, room, corners, colours and times in the words of `02-tokens.css`. What has a reason
/// to say its own stands in `own-look.txt`.
@Suite struct LanguageTests {
  private static let tokens = "css/02-tokens.css"

  @Test func stylesSpeakTheLanguageOfTheTokens() throws {
    var exceptions = try OwnLook.all()
    let files = try StyleFile.all()
    let room = Self.ownRooms(in: files)
    for file in files where file.path != Self.tokens {
      for declaration in file.declarations {
        guard let reason = Self.refusal(of: declaration, room: room) else { continue }
        let isExcepted = OwnLook.excepts(declaration, in: file, by: &exceptions)
        #expect(isExcepted, "\(file.path), \(declaration.within.last ?? ""): \(declaration.property): \(reason)")
      }
    }
    let needless = exceptions.filter { !$0.isNeeded }.map(\.selector)
    #expect(needless == [], "own-look.txt")
  }

  @Test(arguments: [
    "font-size: 1rem", "font-size: 0", "font: 1rem/1.3 serif", "font: .75rem/1.5 var(--mono)", "font-weight: 600",
    "font-weight: bold", "line-height: 1.25", "border-radius: .3rem", "border-radius: var(--radius-m) 2px",
    "border-end-end-radius: 50%", "color: #fff", "--tint: light-dark(#1b7a3a, #4cd269)", "background: white",
    "box-shadow: 0 1px 3px rgb(0 0 0 / 20%)", "fill: oklch(70% .1 200)", "outline: 2px solid red",
    "transition: opacity .15s", "animation: appear 200ms both", "transition-duration: 1s",
    "padding: .5rem", "margin-block: var(--space-1) .3em", "gap: 3px", "inset: -.375rem 0", "padding: max(1rem, 4vw)",
    "inset-inline-start: calc(var(--gap) + 1.25rem)", "margin-inline-end: -4px", "row-gap: 1.5rem", "left: 12px",
    "--below: 1.5rem",
  ])
  func whatIsNoTokenIsRefused(_ text: String) throws {
    let declaration = try #require(StyleFile(path: "a.css", text: ".a { \(text) }").declarations.first)
    #expect(Self.refusal(of: declaration, room: ["--below"]) != nil)
  }

  @Test(arguments: [
    "font-size: var(--text-foot)", "font: inherit", "font: var(--text-body)/var(--leading) var(--font)",
    "font-weight: inherit", "line-height: var(--leading-title)", "border-radius: 0 var(--radius-s)",
    "border-start-start-radius: inherit", "color: color-mix(in srgb, var(--red) 8%, var(--surface))",
    "background: url(\"data:image/svg+xml,%3Csvg fill='#000'%3E\")", "border: 1px solid CanvasText",
    "mask: linear-gradient(transparent, currentColor)", "transition: scale var(--time-move) var(--ease), opacity 0s",
    "grid-area: red-wine", "animation-duration: 1ms !important",
    "padding: var(--space-1) 0", "margin: 0 auto", "margin-block: calc(-1 * var(--space-2)) 1px",
    "inset: 50% auto -2px 0",
    "padding-inline: min(var(--space-2), 8px)", "padding: clamp(var(--space-3), 4vw, 12mm)", "gap: 2px var(--gap)",
    "scroll-margin-block: 30vh", "--below: calc(var(--tabs-size) + var(--space-3))", "--row: 2.5rem",
    "margin: max(var(--space-8), 12dvh) auto auto", "padding-block-end: env(safe-area-inset-bottom, 0px)",
  ])
  func whatTheTokensSayIsTaken(_ text: String) throws {
    let declaration = try #require(StyleFile(path: "a.css", text: ".a { \(text) }").declarations.first)
    #expect(Self.refusal(of: declaration, room: ["--below"]) == nil)
  }

  @Test func eachWordIsThere() throws {
    let files = try StyleFile.all()
    let declarations = files.flatMap(\.declarations)
    let named = Set(declarations.map(\.property)).union(Self.saidElsewhere)
    for file in files {
      for declaration in file.declarations {
        let words = declaration.words
        let read = words.indices.filter { words[$0] == "var(" }.map { words[$0 + 1] }
        // `--swipe` and `--keyboard` are said by scripts, and have a value beside them until then.
        let unknown = read.filter { !named.contains($0) && !declaration.value.contains("var(\($0),") }
        #expect(unknown == [], "\(file.path), \(declaration.within.last ?? "")")
      }
    }
  }

  @Test func eachTokenIsUsed() throws {
    let files = try StyleFile.all()
    let used = Set(files.flatMap(\.declarations).flatMap(\.words))
    let tokens = files.filter { $0.path == Self.tokens }.flatMap(\.declarations).map(\.property)
    #expect(tokens.filter { $0.hasPrefix("--") && !used.contains($0) } == [])
  }

  @Test func safariBeforeLightDarkShowsTheLightSide() throws {
    let tokens = try #require(try StyleFile.all().first { $0.path == Self.tokens }).declarations
    func isFallback(_ declaration: StyleFile.Declaration) -> Bool {
      declaration.within.contains { $0.hasPrefix("@supports not (color: light-dark") }
    }
    let pairs = tokens.filter { !isFallback($0) && $0.value.hasPrefix("light-dark(") && $0.within.count == 2 }
    let light = Dictionary(uniqueKeysWithValues: tokens.filter(isFallback).map { ($0.property, $0.value) })
    for pair in pairs {
      #expect(light[pair.property] == pair.words[1], "\(pair.property)")
    }
    #expect(light.count == pairs.count + 1, "only what has two sides, and the scheme")
  }

  /// What an app says of itself, and a script.
  private static let saidElsewhere: Set = ["--from", "--to"]

  /// Why something is not said in the words of the house, or `nil`.
  /// - Parameter room: what styles call rooms of their own.
  private static func refusal(of declaration: StyleFile.Declaration, room: Set<String>) -> String? {
    let value = declaration.value.replacing(" !important", with: "")
    let parts = value.split(separator: " ")
    switch declaration.property {
    case "font-size" where !value.hasPrefix("var(--text-") && value != "inherit":
      return "\(value) is no step of the letters"
    case "font" where value != "inherit" && !(value.hasPrefix("var(--text-") && value.contains("/var(--leading")):
      return "\(value) is no step of the letters"
    case "font-weight" where !weights.contains(value): return "\(value) is no weight"
    case "line-height" where !value.hasPrefix("var(--leading"): return "\(value) is no distance of lines"
    case let property where property.hasSuffix("radius"):
      if !parts.allSatisfy({ $0 == "0" || $0 == "inherit" || $0.hasPrefix("var(--radius-") }) {
        return "\(value) is no corner"
      }
    case let property where isRoom(property) || room.contains(property):
      // What grows with the letters is held back in pixels.
      let isHeld = declaration.words.contains("min(")
      let own = declaration.words.first { isLength($0) && !(isHeld && $0.hasSuffix("px")) }
      if let own { return "\(own) is no room" }
    default: break
    }
    return declaration.words.lazy.compactMap { word in
      isColour(word) ? "\(word) is no colour role" : isTime(word) ? "\(word) is no time" : nil
    }.first
  }

  /// What lies around and between things. Where one scrolls to isn't seen.
  private static func isRoom(_ property: String) -> Bool {
    ["margin", "padding", "inset"].contains { property == $0 || property.hasPrefix("\($0)-") }
      || ["gap", "row-gap", "column-gap", "top", "right", "bottom", "left"].contains(property)
  }

  /// The names that styles give to a room of their own, which are held to the same words.
  private static func ownRooms(in files: [StyleFile]) -> Set<String> {
    let rooms = files.flatMap(\.declarations).filter { isRoom($0.property) }
    let tokens = files.filter { $0.path == Self.tokens }.flatMap(\.declarations).map(\.property)
    return Set(rooms.flatMap(\.words).filter { $0.hasPrefix("--") }).subtracting(tokens)
  }

  /// A length of its own; a hairline, and a part of what is around, are none.
  private static func isLength(_ word: String) -> Bool {
    let hairs = ["0px", "1px", "-1px", "2px", "-2px"]
    guard !hairs.contains(word), let unit = ["rem", "em", "px"].first(where: word.hasSuffix) else { return false }
    return Double(word.dropLast(unit.count)) != nil
  }

  private static let weights: Set = ["inherit", "var(--regular)", "var(--medium)", "var(--semibold)", "var(--bold)"]

  private static func isColour(_ word: String) -> Bool {
    word.hasPrefix("#") && word.dropFirst().allSatisfy(\.isHexDigit) || colourWords.contains(word.lowercased())
  }

  private static let colourWords: Set = [
    "light-dark(", "rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "color(",
    "black", "white", "gray", "grey", "silver", "red", "maroon", "crimson", "tomato", "orange", "yellow", "gold",
    "green", "lime", "olive", "teal", "aqua", "cyan", "blue", "navy", "purple", "fuchsia", "magenta", "pink", "brown",
    "beige", "indigo", "violet",
  ]

  /// A cut is no movement.
  private static func isTime(_ word: String) -> Bool {
    guard word != "0s", word != "1ms", word.last == "s" else { return false }
    return Double(word.dropLast(word.hasSuffix("ms") ? 2 : 1)) != nil
  }
}
