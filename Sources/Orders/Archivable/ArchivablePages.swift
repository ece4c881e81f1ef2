import Kit

/// Where the things of one kind are, what is said there, and what can be done there.
struct ArchivablePages<Thing: Archivable>: Sendable {
  let list: FixedPath
  /// All that may be chosen, for when the house cannot be asked.
  let choices: FixedPath
  let making: FixedPath
  let one: Path<ID<Thing>>
  let deletion: Path<ID<Thing>>
  /// Where what is selected is sent to.
  let selection: FixedPath
  let bringingBack: Path<ID<Thing>>

  let title: Phrase
  let new: Phrase
  /// What to do to see one beside the list.
  let choose: Phrase
  let none: Phrase
  let noneText: Phrase
  /// What an archived one says of itself.
  let isArchived: Phrase

  let changes: Action
  let deletes: Action
  /// The same with several at once.
  let removes: Action
  let bringsBack: Action
}
