import Testing

/// The styles say sizes of letters, weights, corners, colours and times in the words of `02-tokens.css`. What has a reason to
/// say its own stands in `own-look.txt`.
@Suite struct LanguageTests {
  private static let tokens = "css/02-tokens.css"

  @Test func stylesSpeakTheLanguageOfTheTokens() throws {
    var exceptions = try OwnLook.all()
    for file in try StyleFile.all() where file.path != Self.tokens {
      for declaration in file.declarations {
        guard let reason = Self.refusal(of: declaration) else { continue }
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
  ])
  func whatIsNoTokenIsRefused(_ text: String) throws {
    let declaration = try #require(StyleFile(path: "a.css", text: ".a { \(text) }").declarations.first)
    #expect(Self.refusal(of: declaration) != nil)
  }

  @Test(arguments: [
    "font-size: var(--text-foot)", "font: inherit", "font: var(--text-body)/var(--leading) var(--font)",
    "font-weight: inherit", "line-height: var(--leading-title)", "border-radius: 0 var(--radius-s)",
    "border-start-start-radius: inherit", "color: color-mix(in srgb, var(--red) 8%, var(--surface))",
    "background: url(\"data:image/svg+xml,%3Csvg fill='#000'%3E\")", "border: 1px solid CanvasText",
    "mask: linear-gradient(transparent, currentColor)", "transition: scale var(--time-move) var(--ease), opacity 0s",
    "grid-area: red-wine", "animation-duration: 1ms !important",
  ])
  func whatTheTokensSayIsTaken(_ text: String) throws {
    let declaration = try #require(StyleFile(path: "a.css", text: ".a { \(text) }").declarations.first)
    #expect(Self.refusal(of: declaration) == nil)
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
  private static func refusal(of declaration: StyleFile.Declaration) -> String? {
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
    default: break
    }
    return declaration.words.lazy.compactMap { word in
      isColour(word) ? "\(word) is no colour role" : isTime(word) ? "\(word) is no time" : nil
    }.first
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
