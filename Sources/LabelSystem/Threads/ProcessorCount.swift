// SPDX-License-Identifier: MIT

internal import CSched
internal import Glibc

/// The number of processors for worker threads.
package enum ProcessorCount {
  /// The number of processors that the calling thread may use, at least 1: all that are online, or fewer if `taskset` or a container limits
  /// it.
  ///
  /// Foundation's `activeProcessorCount` ignores such limits.
  package static var usable: Int {
    var set = cpu_set_t()
    // It fails on machines with more processors than the set has bits.
    guard sched_getaffinity(0, MemoryLayout<cpu_set_t>.size, &set) == 0 else { return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
    return max(1, withUnsafeBytes(of: set) { $0.reduce(0) { $0 + $1.nonzeroBitCount } })
  }
}
