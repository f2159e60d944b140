// SPDX-License-Identifier: MIT

internal import Glibc

/// The processor time that the calling thread may still spend on a label.
///
/// A thread cannot be ended from outside, so the loops of the pipeline that can be long ask it. It counts processor time and not the time of
/// day, so that a busy machine fails no label. Belongs to one thread, like the renderer that has it.
package final class Deadline {
  /// The seconds that the label may take; infinite for no limit.
  private var seconds = Double.infinity
  /// The time of day, and about the thread's processor time, when the label began.
  private var begin = (clock: 0.0, processor: 0.0)
  /// When the thread's processor time was last read, and what it was.
  private var reading = (clock: -Double.infinity, processor: 0.0)
  /// Whether the time was over when it was last looked at. It stays so until the next label.
  private var wasOver = false
  private var calls = 0

  /// The clock is read at one of so many calls of `isOver`, because reading it takes as long as painting some pixels.
  private static let callsPerReading = 16

  /// The seconds by which a label may take longer: a hundredth of its time, at most ten milliseconds. The thread's own clock, which needs a
  /// system call, is not read more often.
  private var tolerance: Double { min(seconds / 100, 0.01) }

  /// How much of its time a label has used.
  package struct Usage: Sendable {
    /// In seconds of the day.
    fileprivate var clock = 0.0
    /// In seconds of processor time; 0 if it cannot be more than the tolerance.
    fileprivate var processor = 0.0

    /// Nothing.
    package init() {}
  }

  /// A deadline that is never over.
  package init() {}

  /// Begins a label, which may take `seconds`; any time if nil.
  ///
  /// - Parameter usage: What the label has used already, if it was interrupted by other labels.
  package func start(_ seconds: Double?, after usage: Usage = Usage()) {
    self.seconds = seconds ?? .infinity
    wasOver = false
    calls = 0
    guard seconds != nil else { return }
    let now = Self.time(of: CLOCK_MONOTONIC)
    if now - reading.clock > tolerance { reading = (now, Self.time(of: CLOCK_THREAD_CPUTIME_ID)) }
    // A thread uses no more processor time than time passes.
    begin = (now - usage.clock, reading.processor + (now - reading.clock) - usage.processor)
  }

  /// What the label has used so far.
  package var usage: Usage {
    guard seconds < .infinity else { return Usage() }
    var usage = Usage()
    usage.clock = Self.time(of: CLOCK_MONOTONIC) - begin.clock
    if usage.clock > tolerance { usage.processor = max(0, Self.time(of: CLOCK_THREAD_CPUTIME_ID) - begin.processor) }
    return usage
  }

  /// Whether the time is over. Loops that cannot throw end early then: what they return is not used, because the next `check` throws.
  package var isOver: Bool {
    guard seconds < .infinity, !wasOver else { return wasOver }
    calls += 1
    if calls % Self.callsPerReading == 0 { wasOver = isOverNow }
    return wasOver
  }

  /// Reads the clock.
  ///
  /// - Throws: `MachineError.timedOut` if the time is over.
  package func check() throws(MachineError) {
    guard seconds < .infinity else { return }
    wasOver = wasOver || isOverNow
    if wasOver { throw .timedOut(seconds: seconds) }
  }

  /// The thread's own clock is read only when that much time has passed.
  private var isOverNow: Bool {
    Self.time(of: CLOCK_MONOTONIC) - begin.clock > seconds && Self.time(of: CLOCK_THREAD_CPUTIME_ID) - begin.processor > seconds
  }

  private static func time(of clock: clockid_t) -> Double {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
