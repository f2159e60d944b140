// SPDX-License-Identifier: MIT

package import LabelCore
package import SystemPackage

extension MachineError {
  /// The error for a file that cannot be written, or a folder that cannot be created; a full disk has a case of its own.
  package init(writing path: String, _ error: Errno) {
    let isFull = error == .noSpace || error == .diskQuotaExceeded
    self = isFull ? .diskFull(path: path, reason: error.description) : .cannotWrite(path: path, reason: error.description)
  }
}
