// SPDX-License-Identifier: MIT

internal import CThreads
internal import Glibc

/// Spreads new threads over processors.
///
/// Most systems start a thread on a processor that is idle. Some, virtual machines above all, start it on its maker's, and find out only
/// milliseconds later that another one is idle: as long as it takes to make dozens of labels.
package enum ThreadPlacement {
  /// How many processors the calling thread may use: all that work, or those that `taskset` or a container leaves it. At least 1.
  package static var processorCount: Int {
    if let set = affinity(of: pthread_self()) { return count(set) }
    return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// Sends a thread to another processor than the caller's, if it is on that one. From there it may go anywhere.
  ///
  /// - Parameter number: which of its maker's threads it is, from 1. One is sent away for each other processor that the caller may use; the
  ///   caller will wait, and leave its own to the next.
  /// - Returns: whether there is a processor for it.
  @discardableResult
  static func sendAway(_ thread: pthread_t, number: Int) -> Bool {
    guard var all = affinity(of: pthread_self()), number < count(all) else { return false }
    var others = all
    let here = Int(sched_getcpu())
    withUnsafeMutableBytes(of: &others) { bytes in
      if bytes.indices.contains(here / 8) { bytes[here / 8] &= ~(1 << (here % 8)) }
    }
    let size = MemoryLayout<cpu_set_t>.size
    guard pthread_setaffinity_np(thread, size, &others) == 0 else { return false }
    pthread_setaffinity_np(thread, size, &all)
    return true
  }

  /// The processors that a thread may use, a bit each; nil on machines with more of them than there are bits.
  static func affinity(of thread: pthread_t) -> cpu_set_t? {
    var set = cpu_set_t()
    return pthread_getaffinity_np(thread, MemoryLayout<cpu_set_t>.size, &set) == 0 ? set : nil
  }

  private static func count(_ set: cpu_set_t) -> Int {
    withUnsafeBytes(of: set) { $0.reduce(0) { $0 + $1.nonzeroBitCount } }
  }
}
