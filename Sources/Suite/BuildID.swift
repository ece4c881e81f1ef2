import Foundation

/// Tells one build of the program from the next, so that pages of the old one are not taken for those of the new.
enum BuildID {
  /// When this program was made and how large it is: reading all of it would cost a start its speed.
  static let text: String = {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: "/proc/self/exe".resolved)
      let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(Int64(date * 1000))-\(attributes[.size] as? Int ?? 0)"
    } catch {
      return "unknown"
    }
  }()
}

extension String {
  fileprivate var resolved: String { URL(filePath: self).resolvingSymlinksInPath().path }
}
