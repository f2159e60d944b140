// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelSnapshotEngine
import LabelSnapshotRuns

/// `labelkit snapshot accept`.
struct AcceptSnapshots: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Accepts the changes of a report, or undoes that, without drawing anything.",
    discussion: """
      RUN is the folder of failures that `labelkit snapshot verify` wrote, or a zip file of it, as a build server keeps it. Nothing is \
      accepted if an accepted file has changed since the report was made, or if an image is not the one of the report. --undo restores the \
      former files, until another report is accepted. What is accepted already is skipped.
      """)

  @Argument(help: ArgumentHelp("The folder or the zip file of the report.", valueName: "run"))
  var report: String

  @Argument(help: ArgumentHelp("The names of the snapshots; all by default.", valueName: "name"))
  var names: [String] = []

  @Option(help: "The folder of accepted snapshots; by default the one that the report names.")
  var baseline: String?

  @Flag(help: "Restores the accepted files as they were before changes of this report were accepted.")
  var undo = false

  @Flag(name: .customLong("dry-run"), help: "Lists the files that would be written or removed, and changes none.")
  var isDryRun = false

  @Flag(help: "Prints one JSON object with the names and the files.")
  var json = false

  @Flag(name: .shortAndLong, help: "Shows errors only, and no summary.")
  var quiet = false

  @OptionGroup(title: "Common") var messages: MessageOptions

  func run(on streams: ConsoleStreams) throws {
    let console = messages.settings.console(messages.color, isQuiet: quiet, on: streams)
    try console.run { () throws(Diagnostic) in
      if !isDryRun { try OutputFile.checkNotOnBuildServer() }
      let wanted = names.isEmpty ? nil : names
      let root: String
      let result: Acceptance.Result
      if undo, let formerRoot {
        root = formerRoot
        result = try Acceptance.undo(wanted, ofReportAt: report, root: root, isDryRun: isDryRun)
      } else {
        let files = try ReportFiles.read(report)
        root = try self.root(of: files)
        let acceptance = Acceptance(files, root: root)
        result = try undo ? acceptance.undo(wanted, isDryRun: isDryRun) : acceptance.accept(wanted, isDryRun: isDryRun)
      }
      if json {
        try console.output(result.json(root: root, isUndo: undo, isDryRun: isDryRun).line + "\n")
      } else {
        let removed = Set(result.removed)
        let mark = isDryRun ? ": would be removed" : ": removed"
        try console.output(lines: result.files.map { "\(root)/\($0)" + (removed.contains($0) ? mark : "") })
      }
      let verb = undo ? (isDryRun ? "would be restored" : "restored") : (isDryRun ? "would be accepted" : "accepted")
      let before = result.unchanged.count
      let rest = before == 0 ? "" : "; \(before) \(before == 1 ? "was" : "were") accepted before"
      console.note("\(CountText.of(result.names.count, "snapshot")) \(verb)\(rest)\n")
      return 0
    }
  }

  /// The folder of accepted snapshots for an undo whose report is gone, as it is after a run without failures; nil if the report is there.
  private var formerRoot: String? {
    guard (try? ReportFiles.read(report)) == nil else { return nil }
    return baseline ?? SnapshotOptions.defaultBaseline
  }

  /// The folder of accepted snapshots. A report from elsewhere does not choose a folder outside of the current one.
  private func root(of files: ReportFiles) throws(Diagnostic) -> String {
    if let baseline { return baseline.hasSuffix("/") && baseline.count > 1 ? String(baseline.dropLast()) : baseline }
    guard files.report.isBaselineBelow else {
      throw Diagnostic(
        LabelError.usage(
          reason: "the report names the folder \(files.report.baseline), which is not below the current one, or through a link",
          help: "if that is right, say it: --baseline \(ShellWord.quoted(files.report.baseline))"),
        at: DocumentLocation(file: "--baseline"))
    }
    return files.report.baseline
  }
}
