// SPDX-License-Identifier: MIT

import ArgumentParser
import Glibc
import LabelCore
import LabelSystem

/// The output of commands: data on standard output, messages on standard error.
struct Console {
  var printer: DiagnosticPrinter
  /// Whether only errors are shown: neither warnings nor notes.
  var isQuiet = false

  /// Shows a diagnostic on standard error.
  func show(_ diagnostic: Diagnostic) {
    if !isQuiet || diagnostic.severity == .error { error(printer.text(diagnostic)) }
  }

  /// Writes a line that is neither a result nor an error, such as a summary, to standard error.
  func note(_ text: String) {
    if !isQuiet { error(text) }
  }

  /// Writes to standard error. Failures are ignored.
  func error(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Writes data to standard output.
  func output(_ text: String) throws(Diagnostic) { try output(Array(text.utf8)) }

  /// Writes data to standard output.
  func output(_ bytes: [UInt8]) throws(Diagnostic) {
    do throws(MachineError) { try StandardOutput.write(bytes) } catch { throw Diagnostic(error) }
  }

  /// Writes lines to standard output, such as the names of files. A terminal gets them with control characters escaped, as in diagnostics, since
  /// the name of someone else's file can have escape sequences.
  func output(lines: [String]) throws(Diagnostic) {
    try output((Terminal.outputIsTerminal ? lines.map(\.escapedControls) : lines).map { $0 + "\n" }.joined())
  }

  /// Runs a command's work and ends the process with its exit code. If the work throws, shows the diagnostic and uses its exit code.
  func run(_ work: () throws(Diagnostic) -> Int32) throws {
    let code: Int32
    do throws(Diagnostic) { code = try work() } catch {
      show(error)
      code = error.exitCode
    }
    if code != 0 { throw ExitCode(code) }
  }
}
