// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore

extension MachineError {
  /// The error of a call that starts something, such as "a worker process": nothing is left for it, or the call failed for another reason.
  package init(starting what: String, call: String, _ status: Int32) {
    let isExhausted = [EMFILE, ENFILE, EAGAIN, ENOMEM].contains(status)
    self =
      isExhausted
      ? .exhausted("\(what) cannot be started", reason: systemMessage(status))
      : .library(name: "glibc", call: call, status: Int(status), message: systemMessage(status))
  }
}
