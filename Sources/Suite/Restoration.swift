import Foundation
import Kit

/// Puts another database in the place of the one that is there: wholly or, when it is cut off at any moment, not at all.
///
/// A note in the folder says what was there before the first file is moved; as long as it lies there the restore is not done,
/// and whoever holds the folder next takes it back.
struct Restoration {
  /// In this order. The log goes before its database: it must never stand beside another one.
  enum Step: CaseIterable {
    case note, moveLog, moveIndex, moveDatabase, place
  }

  /// What lies in the folder while a restore is under way.
  private struct Note: Codable {
    let incoming: String
    let aside: String
    /// The endings of the files that were there.
    let files: [String]
  }

  private static let unfinished = "-note"
  private static let endings = ["-wal", "-shm", ""]

  let folder: String
  private let content: Note

  /// - Parameter stamp: tells it from other restores in this folder.
  init(in folder: String, stamp: Int64) {
    self.folder = folder
    let present = Self.endings.filter {
      FileManager.default.fileExists(atPath: "\(folder)/\(Configuration.databaseName)\($0)")
    }
    content = Note(incoming: "incoming-\(stamp).sqlite", aside: "replaced-\(stamp).sqlite", files: present)
  }

  private init(in folder: String, content: Note) {
    (self.folder, self.content) = (folder, content)
  }

  /// Where the new database is put and checked first.
  var incoming: String { "\(folder)/\(content.incoming)" }
  /// Where the one that was there is put; `nil` when there was nothing.
  var aside: String? { content.files.isEmpty ? nil : asidePath }

  private var asidePath: String { "\(folder)/\(content.aside)" }
  private var path: String { "\(folder)/\(Configuration.databaseName)" }
  private var note: String { Self.note(in: folder) }
  private static func note(in folder: String) -> String { "\(folder)/restoring" }

  func perform(_ step: Step) throws {
    switch step {
    case .note:
      // Its name stands for its content, also after a power cut.
      try JSONEncoder().encode(content).write(to: URL(filePath: incoming + Self.unfinished))
      try Disk.flush(incoming + Self.unfinished)
      try Self.move(incoming + Self.unfinished, to: note)
    case .moveLog: try moveAside("-wal")
    case .moveIndex: try moveAside("-shm")
    case .moveDatabase: try moveAside("")
    case .place: try Self.move(incoming, to: path)
    }
    try Disk.flush(folder)
  }

  /// From here on the new database is the one that counts.
  func finish() throws {
    try FileManager.default.removeItem(atPath: note)
    try Disk.flush(folder)
  }

  /// Puts back what was there. It may be cut off itself, and is then done once more.
  func takeBack() throws {
    for ending in Self.endings {
      if FileManager.default.fileExists(atPath: asidePath + ending) {
        try Self.move(asidePath + ending, to: path + ending)
      } else if !content.files.contains(ending) {
        try Self.remove(path + ending)
      }
    }
    for ending in Self.endings { try Self.remove(incoming + ending) }
    try Disk.flush(folder)
    try Self.remove(note)
    try Disk.flush(folder)
  }

  /// Takes back a restore that was cut off, and clears away what it had copied. Called by who holds the folder.
  /// - Returns: whether there was one.
  static func takeBackUnfinished(in folder: String) throws -> Bool {
    var wasCutOff = false
    if FileManager.default.fileExists(atPath: note(in: folder)) {
      let content = try JSONDecoder().decode(Note.self, from: Data(contentsOf: URL(filePath: note(in: folder))))
      try Restoration(in: folder, content: content).takeBack()
      wasCutOff = true
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasPrefix("incoming-") {
      try remove("\(folder)/\(name)")
    }
    return wasCutOff
  }

  private func moveAside(_ ending: String) throws {
    guard content.files.contains(ending) else { return }
    try Self.move(path + ending, to: asidePath + ending)
  }

  /// Replaces what has that name, at once.
  private static func move(_ source: String, to target: String) throws {
    guard rename(source, target) == 0 else { throw Disk.Failure(source) }
  }

  private static func remove(_ path: String) throws {
    guard unlink(path) == 0 || errno == ENOENT else { throw Disk.Failure(path) }
  }
}
