import Kit

/// A program of a few lines that verifies a downloaded log, for those who would rather not believe this one. It is part of what
/// a log promises, so it reads the file as it is and needs nothing but Python.
enum LogScript {
  static let name = "check.py"

  static let bytes: [UInt8] = {
    guard let bytes = AssetLibrary.shared.file("pools/\(name)") else {
      fatalError("pools/\(name) is embedded in the program")
    }
    return bytes
  }()

  static var text: String { String(decoding: bytes, as: UTF8.self) }
}
