/// Something that people can do to a thing, said once: what it asks for, and what it may do without signal. A route is mounted
/// as an action; who may do it is the route's to say.
package struct Action: Sendable {
  /// `app.thing.act`; never changes once released.
  package let name: String
  package let inputs: [Input]
  /// What its form holds besides while it is filled in: what leads to pickers, steps numbers, keeps or discards it.
  package let steps: Set<String>
  package let offline: Offline
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

  package init(_ name: String, _ inputs: [Input] = [], steps: Set<String> = [], offline: Offline = .never()) {
    (self.name, self.inputs, self.steps, self.offline) = (name, inputs, steps, offline)
    let makes: HTML? = inputs.contains(.newID) ? " data-makes=\"\(Input.newID.name)\"" : nil
    attributes = "\(offline.attribute)\(makes)"
  }

  /// One thing that an action asks for.
  package struct Input: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case text
      /// An id: of another thing, or of the one that is made.
      case id
      case yesNo
      case choice([String])
      /// Several, each under an id of its own: `quantity-ID` asks for one's quantity, and the input's own name comes once for
      /// each with its id.
      case rows([Input])
    }

    package let name: String
    package let kind: Kind
    package let isRequired: Bool

    package init(_ name: String, _ kind: Kind = .text, isRequired: Bool = false) {
      (self.name, self.kind, self.isRequired) = (name, kind, isRequired)
    }

    /// The id that the shown form has minted for what it makes.
    package static let newID = Input("id", .id, isRequired: true)
  }
}

extension Fielded {
  /// What an action asks for that takes such a draft.
  package static var inputs: [Action.Input] {
    fields.map { Action.Input($0.name, isRequired: $0.rule.isRequired) }
  }
}
