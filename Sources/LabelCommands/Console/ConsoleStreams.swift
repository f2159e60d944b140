// SPDX-License-Identifier: MIT

import Glibc
import LabelCore
import LabelSystem

/// Where a command writes: the standard streams of the process, or the memory of a test.
package struct ConsoleStreams: Sendable {
  /// Receives data.
  let output: @Sendable ([UInt8]) throws(MachineError) -> Void
  /// Receives messages. Failures are ignored.
  let errors: @Sendable ([UInt8]) -> Void
  /// Whether these are the streams of the process, which may be terminals.
  private let areOfTheProcess: Bool

  /// Streams that are no terminals.
  package init(output: @escaping @Sendable ([UInt8]) -> Void, errors: @escaping @Sendable ([UInt8]) -> Void) {
    self.init(output: output, errors: errors, areOfTheProcess: false)
  }

  private init(
    output: @escaping @Sendable ([UInt8]) throws(MachineError) -> Void, errors: @escaping @Sendable ([UInt8]) -> Void, areOfTheProcess: Bool
  ) {
    self.output = output
    self.errors = errors
    self.areOfTheProcess = areOfTheProcess
  }

  /// Standard output and standard error.
  package static let process = ConsoleStreams(
    output: { (bytes) throws(MachineError) in try StandardOutput.write(bytes) }, errors: { writeToStandardError($0) }, areOfTheProcess: true
  )

  /// Whether data is shown on a terminal.
  var outputIsShown: Bool { areOfTheProcess && isatty(STDOUT_FILENO) == 1 }

  /// Whether messages are shown on a terminal.
  var errorsAreShown: Bool { areOfTheProcess && isatty(STDERR_FILENO) == 1 }

  /// Whether messages are coloured without `--color`.
  var showsColor: Bool { errorsAreShown && EnvironmentVariable.value("NO_COLOR") == nil && EnvironmentVariable.value("TERM") != "dumb" }

  private static func writeToStandardError(_ bytes: [UInt8]) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
