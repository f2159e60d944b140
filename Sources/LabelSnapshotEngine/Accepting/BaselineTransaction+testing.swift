// SPDX-License-Identifier: MIT

internal import LabelCore

extension BaselineTransaction {
  /// The reason of the error that stands for a kill.
  static let simulatedKill = "the process is killed here"

  /// A hook that ends the process, as it were, before write number `count`.
  static func killing(before count: Int) -> @Sendable (Int) throws(Diagnostic) -> Void {
    { (number) throws(Diagnostic) in
      if number == count { throw Diagnostic(MachineError.cannotWrite(path: "", reason: simulatedKill)) }
    }
  }
}
