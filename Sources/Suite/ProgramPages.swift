import Foundation
import Logging

/// The part of the program's own file that lies in memory.
enum ProgramPages {
  /// Lets go of the code that only its start has needed, more than half of it. What is needed again the system has at hand.
  static func letGo(_ logger: Logger) {
    #if os(Linux)
      do {
        let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        for line in maps.split(separator: "\n") where line.hasSuffix(" \(program)") {
          let fields = line.split(separator: " ")
          // Nobody writes there, so that nothing is lost.
          guard fields[1] == "r-xp" else { continue }
          let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
          madvise(UnsafeMutableRawPointer(bitPattern: bounds[0]), Int(bounds[1] - bounds[0]), MADV_DONTNEED)
        }
      } catch {
        logger.debug("the program's pages stay in memory: \(error)")
      }
    #endif
  }
}
