// SPDX-License-Identifier: MIT

internal import Synchronization

/// A flag that threads look at to know when to end.
final class Stopper: Sendable {
  private let flag = Atomic<Bool>(false)

  var value: Bool {
    get { flag.load(ordering: .relaxed) }
    set { flag.store(newValue, ordering: .relaxed) }
  }
}
