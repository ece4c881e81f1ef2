/// Something that people can do to a thing, said once: what it asks for, and what it may do without signal. A route is mounted
/// as an action; who may do it is the route's to say.
package struct Action: Sendable {
  /// `app.thing.act`; never changes once released.
  package let name: String
  package let inputs: [Input]
  /// What its form holds besides while it is filled in: what leads to pickers, steps numbers, keeps or discards it.
  package let steps: Set<String>
  package let offline: Offline
  /// Whether people alone do it, by its page: it lets somebody in, or leads to what only a page shows.
  let isOfPages: Bool
  /// For assistants, in English, what it does: an action has one that is among the few that they are offered by name.
  let tool: String?
  /// What its form tells the scripts: each attribute after a space.
  package let attributes: HTML

  /// What it may do while there is no signal: wait on the device, and show there at once what will come of it.
  package enum Offline: Sendable {
    /// It is done with the house or not at all; why, where that is not plain.
    case never(Phrase? = nil)
    /// It sets one of two states of a thing.
    case set
    /// It chooses one of several states of a thing.
    case choose
    /// It takes a thing away.
    case remove
    /// It adds what is written, a thing a line, under ids that the page brings.
    case line
    /// It makes a thing under the id that its form brings.
    case make
    /// It waits as a whole form: what comes of it is seen once it has arrived.
    case form
  }

  package init(
    _ name: String, _ inputs: [Input] = [], steps: Set<String> = [], offline: Offline = .never(),
    isOfPages: Bool = false, tool: String? = nil
  ) {
    (self.name, self.inputs, self.steps, self.offline) = (name, inputs, steps, offline)
    (self.isOfPages, self.tool) = (isOfPages, tool)
    let makes: HTML? = inputs.contains(.newID) ? " data-makes=\"\(Input.newID.name)\"" : nil
    attributes = "\(offline.attribute)\(makes)"
  }

  /// One thing that an action asks for.
  package struct Input: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case text
      /// An id: of another thing, or of the one that is made.
      case id
      /// An id, or a word that stands for none or for the end.
      case idOr(String)
      case yesNo
      case choice([String])
      /// An amount in the currency of the space.
      case money
      /// A number that may have decimals.
      case decimal
      case whole(ClosedRange<Int>)
      case day
      /// An instant; a form says it by the clock of who fills it in.
      case moment
      /// A time of day, “10:30”.
      case clock
      /// Several texts: the input comes once for each.
      case several
      /// Several texts without white space, with a space between.
      case words
      /// The ids of those that are ticked, each of which a form asks for by itself: `group.ID` says the word, or the id again
      /// where there is none.
      case ticks(String?)
      /// A file, which forms alone can bring.
      case file
      /// Several, each under an id of its own: `quantity-ID` asks for one's quantity, `option.ID.price` for what `option.price` does, and
      /// the input's own name comes once for each with its id.
      case rows([Input])
    }

    package let name: String
    package let kind: Kind
    package let isRequired: Bool
    /// In characters, where there is one.
    let limit: Int?
    /// For programs and who writes them, in English; empty where the name says it.
    let about: String
    /// Whether it says where a page goes on, or what it showed: whoever asks without a page leaves it out.
    let isOfPage: Bool

    package init(
      _ name: String, _ kind: Kind = .text, isRequired: Bool = false, atMost limit: Int? = nil, isOfPage: Bool = false,
      _ about: String = ""
    ) {
      (self.name, self.kind, self.isRequired) = (name, kind, isRequired)
      (self.limit, self.about, self.isOfPage) = (limit, about, isOfPage)
    }

    /// The id that the shown form has minted for what it makes.
    package static let newID = Input("id", .id, isRequired: true, "Of what is made; left out, the house mints one")
  }
}

extension Field {
  /// As an action asks for it.
  package var input: Action.Input {
    Action.Input(name, kind, isRequired: rule.isRequired, atMost: rule.limit)
  }
}

extension Fielded {
  /// What an action asks for that takes such a draft.
  package static var inputs: [Action.Input] {
    fields.map(\.input)
  }
}
