// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore

/// The command line: flags in, library calls, text and exit codes out. Everything else is the libraries'.
struct LabelKitTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "labelkit",
    abstract: "Turns an icon and a title into a PNG.",
    discussion: """
      Data goes to standard output, everything else to standard error.
      Exit codes: 0 all done, 1 some labels failed, 20 a snapshot differs, 22 one is missing or orphaned, 64 wrong usage,
      65 bad input, 66 no such input, 70 our own fault, 73 cannot write, 75 a limit was reached.
      """,
    version: LabelKitVersion.current,
    subcommands: [
      RenderCommand.self, BatchCommand.self, AssetsCommand.self, MeasureCommand.self, DumpCommand.self, IconsCommand.self,
      FontsCommand.self,
      SchemaCommand.self, CompareCommand.self, SnapshotCommand.self, ExplainCommand.self, DoctorCommand.self,
    ])
}

/// `labelkit` as its executable sees it.
package enum CommandLineTool {
  /// Runs what the process's arguments say. Ends the process where that fails.
  package static func run() { LabelKitTool.main() }
}
