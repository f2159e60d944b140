// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelSystem

/// The output of commands: data on standard output, messages on standard error.
struct Console {
  var printer: DiagnosticPrinter
  /// Whether only errors are shown: neither warnings nor notes.
  var isQuiet = false
  /// Where both go.
  let streams: ConsoleStreams

  /// Shows a diagnostic on standard error.
  func show(_ diagnostic: Diagnostic) {
    if !isQuiet || diagnostic.severity == .error { error(printer.text(diagnostic)) }
  }

  /// Writes a line that is neither a result nor an error, such as a summary, to standard error.
  func note(_ text: String) {
    if !isQuiet { error(text) }
  }

  /// Writes to standard error. Failures are ignored.
  func error(_ text: String) { streams.errors(Array(text.utf8)) }

  /// Writes data to standard output.
  func output(_ text: String) throws(Diagnostic) { try output(Array(text.utf8)) }

  /// Writes data to standard output.
  func output(_ bytes: [UInt8]) throws(Diagnostic) {
    do throws(MachineError) { try streams.output(bytes) } catch { throw Diagnostic(error) }
  }

  /// Writes lines to standard output, such as the names of files. A terminal gets them with control characters escaped, as in diagnostics, since
  /// the name of someone else's file can have escape sequences.
  func output(lines: [String]) throws(Diagnostic) {
    try output((streams.outputIsShown ? lines.map(\.escapedControls) : lines).map { $0 + "\n" }.joined())
  }

  /// Runs a command's work. If the work throws, shows the diagnostic and uses its exit code.
  ///
  /// - Throws: `ExitCode` for a code other than 0.
  func run(_ work: () throws(Diagnostic) -> Int32) throws {
    let code: Int32
    do throws(Diagnostic) { code = try work() } catch {
      show(error)
      code = error.exitCode
    }
    if code != 0 { throw ExitCode(code) }
  }
}
