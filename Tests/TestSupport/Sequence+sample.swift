// SPDX-License-Identifier: MIT

extension Sequence {
  /// Every so many-th element, from the first: the short form of a test of much data. All elements if `LABELKIT_SLOW_TESTS` is set.
  package func sample(every step: Int) -> [Element] {
    SlowBuild.isEnabled ? Array(self) : enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }
}
