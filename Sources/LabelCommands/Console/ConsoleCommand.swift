// SPDX-License-Identifier: MIT

import ArgumentParser

/// A command that writes to the streams that it is given, so that it needs no process of its own.
protocol ConsoleCommand: ParsableCommand {
  /// Runs the command.
  ///
  /// - Throws: `ExitCode` for an exit code other than 0.
  func run(on streams: ConsoleStreams) throws
}
