// SPDX-License-Identifier: MIT

internal import CSched
internal import Glibc

/// How many processors there are to work on.
package enum ProcessorCount {
  /// How many processors the calling thread may use: all that are online, or those that `taskset` or a container leaves it. At least 1.
  ///
  /// Foundation's `activeProcessorCount` counts the machine's.
  package static var usable: Int {
    var set = cpu_set_t()
    // Fails on machines with more processors than the set has bits.
    guard sched_getaffinity(0, MemoryLayout<cpu_set_t>.size, &set) == 0 else { return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
    return max(1, withUnsafeBytes(of: set) { $0.reduce(0) { $0 + $1.nonzeroBitCount } })
  }
}
