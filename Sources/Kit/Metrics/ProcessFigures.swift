import Foundation

/// What this process takes of its machine, as Linux tells it.
package struct ProcessFigures: Sendable, Equatable {
  package let residentBytes: Int64
  package let cpuSeconds: Double
  package let openDescriptors: Int
  package let mostDescriptors: Int

  /// - Returns: `nil` on machines that tell nothing under `/proc`.
  static func read() -> ProcessFigures? {
    guard let pages = words(of: "/proc/self/statm"), pages.count > 1, let resident = Int64(pages[1]),
      let descriptors = descriptors(), let cpu = cpuSeconds()
    else { return nil }
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return ProcessFigures(
      residentBytes: resident * Int64(sysconf(Int32(_SC_PAGESIZE))), cpuSeconds: cpu,
      openDescriptors: descriptors, mostDescriptors: Int(clamping: limit.rlim_cur))
  }

  private static func words(of path: String) -> [Substring]? {
    guard let file = FileManager.default.contents(atPath: path) else { return nil }
    return String(decoding: file, as: UTF8.self).split(separator: " ")
  }

  /// Without the one by which they are counted.
  private static func descriptors() -> Int? {
    guard let folder = opendir("/proc/self/fd") else { return nil }
    defer { closedir(folder) }
    var count = 0
    while let entry = readdir(folder) {
      if entry.pointee.d_name.0 != CChar(UInt8(ascii: ".")) { count += 1 }
    }
    return count - 1
  }

  private static func cpuSeconds() -> Double? {
    var time = timespec()
    guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return nil }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
