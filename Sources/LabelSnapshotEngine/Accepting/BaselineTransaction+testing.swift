// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import Synchronization

extension BaselineTransaction {
  /// The reason of the error that stands for a kill.
  static let simulatedKill = "the process is killed here"

  /// A hook that ends the process, as it were, before write number `count`, from 0.
  static func killing(before count: Int) -> @Sendable () throws(Diagnostic) -> Void {
    let writes = Atomic(0)
    return { () throws(Diagnostic) in
      guard writes.add(1, ordering: .relaxed).oldValue == count else { return }
      throw Diagnostic(MachineError.cannotWrite(path: "", reason: simulatedKill))
    }
  }
}
