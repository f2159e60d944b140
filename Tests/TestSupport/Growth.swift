// SPDX-License-Identifier: MIT

import Glibc

/// How processor time grows with the size of the work.
public enum Growth {
  /// Returns the processor time of work of four times a size, divided by that of the size: 4 where the time is linear, 16 where it is
  /// quadratic. The work runs on the calling thread, twice for each size; the shorter time counts.
  public static func ofFourTimes(_ size: Int, _ work: (Int) throws -> Void) rethrows -> Double {
    let short = try min(seconds { try work(size) }, seconds { try work(size) })
    let long = try min(seconds { try work(4 * size) }, seconds { try work(4 * size) })
    return long / short
  }

  /// What is between linear and quadratic, with room for caches that become too small and for a busy machine.
  public static let limit = 10.0

  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  /// The processor time of this thread.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
