// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelSnapshotEngine

/// `labelkit snapshot review`.
struct ReviewSnapshots: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Asks for each new or changed snapshot whether to accept it.",
    discussion: """
      In a terminal it shows the accepted and the new image of each snapshot, and waits for a key: a accept, r reject, s skip, q quit. \
      To accept without questions, use --accept NAME for one snapshot or --accept-all for all. --list only lists them.
      """)

  @OptionGroup(title: "Snapshots") var options: SnapshotOptions
  @OptionGroup(title: "Comparison") var rule: RuleOptions

  @Option(help: "Accepts the snapshot with this name; may be repeated.")
  var accept: [String] = []

  @Flag(name: .customLong("accept-all"), help: "Accepts all new and changed snapshots.")
  var acceptsAll = false

  @Flag(help: "Prints the names of new and changed snapshots, and accepts none.")
  var list = false

  @Option(name: .customLong("pictures"), help: "How images are shown in the terminal: auto, kitty, sixel, blocks or none.")
  var imageFormat = TerminalImage.Format.auto

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run() throws {
    let console = common.settings.console(color.color)
    try console.run { () throws(Diagnostic) in
      if !list { try OutputFile.checkNotOnBuildServer() }
      let rule = try rule.rule()
      let results = try options.check(common, console, rule: rule) { _ in .never }
      let pending = results.results.filter { $0.failure != nil }
      let unknown = accept.filter { name in !pending.contains { $0.name == name } }
      if let name = unknown.first {
        throw Diagnostic(
          LabelError.invalidValue(
            key: "--accept", value: name, expected: "the name of a new or changed snapshot",
            nearest: NearestNames.of(name, in: Set(pending.map(\.name)))))
      }
      if list {
        for result in pending { try console.output("\(result.name)\n") }
        return results.exitCode
      }
      let accepted = Set(acceptsAll ? pending.map(\.name) : accept.isEmpty ? try ask(about: pending, console) : accept)
      var run = try options.run(common)
      run.rule = rule
      let recorded: SnapshotResults
      do { recorded = try run.check { accepted.contains($0) ? .failed : .never } } catch {
        throw SnapshotOptions.diagnostic(error, options.baseline)
      }
      for result in recorded.results { for file in result.files { try console.output("\(options.folder().root)/\(file)\n") } }
      console.error(recorded.summary + "\n")
      return recorded.exitCode
    }
  }

  /// Asks about each snapshot.
  ///
  /// - Returns: the names of the snapshots to accept.
  private func ask(about pending: [SnapshotRun.Result], _ console: Console) throws(Diagnostic) -> [String] {
    guard Terminal.inputIsTerminal else {
      throw Diagnostic(
        LabelError.usage(reason: "standard input is not a terminal; use --accept NAME, --accept-all or --list"),
        at: DocumentLocation(file: "--accept"))
    }
    var accepted: [String] = []
    for (index, result) in pending.enumerated() {
      console.error("\n[\(index + 1) of \(pending.count)] \(result.failure?.description ?? result.name)\n")
      for (title, bytes) in [("accepted", result.accepted), ("new", result.actual)] {
        guard let bytes, let image = try? SnapshotImage(png: bytes) else { continue }
        console.error("\(title):\n" + TerminalImage(image, png: bytes).text(imageFormat.resolved))
      }
      asking: while true {
        console.error("accept, reject, skip or quit (a/r/s/q)? ")
        switch readLine(strippingNewline: true)?.lowercased().first {
        case "a":
          accepted.append(result.name)
          break asking
        case "r", "s": break asking
        case "q", nil: return accepted
        default: continue
        }
      }
    }
    return accepted
  }
}
