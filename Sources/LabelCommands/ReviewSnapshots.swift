// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelSnapshotEngine

/// `labelkit snapshot review`.
struct ReviewSnapshots: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Asks for each new or changed snapshot whether to accept it.",
    discussion: """
      In a terminal it shows the accepted and the new picture and waits for a letter: a accept, r reject, s skip, q quit. Elsewhere, or \
      with --accept, it asks nothing: --accept NAME accepts one, --accept-all every one, and --list only names them.
      """)

  @OptionGroup(title: "Snapshots") var options: SnapshotOptions
  @OptionGroup(title: "Comparison") var rule: RuleOptions

  @Option(help: "Accepts the snapshot of this name; may be repeated.")
  var accept: [String] = []

  @Flag(name: .customLong("accept-all"), help: "Accepts all.")
  var acceptsAll = false

  @Flag(help: "Prints the names of all that wait, and accepts none.")
  var list = false

  @Option(help: "How pictures are shown: auto, kitty, sixel, blocks or none.")
  var pictures = TerminalImage.Choice.auto

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run() throws {
    let console = common.settings.console(color.color)
    try console.run { () throws(Diagnostic) in
      if !list { try OutputFile.refuseOnBuildServer() }
      let rule = try rule.rule()
      let results = try options.check(common, console, rule: rule) { _ in .never }
      let waiting = results.results.filter { $0.failure != nil }
      let unknown = accept.filter { name in !waiting.contains { $0.name == name } }
      if let name = unknown.first {
        throw Diagnostic(
          LabelError.invalidValue(
            key: "--accept", value: name, expected: "a snapshot that waits for review",
            nearest: NearestNames.of(name, in: Set(waiting.map(\.name)))))
      }
      if list {
        for result in waiting { try console.output("\(result.name)\n") }
        return results.exitCode
      }
      let accepted = Set(acceptsAll ? waiting.map(\.name) : accept.isEmpty ? try ask(about: waiting, console) : accept)
      var run = try options.run(common)
      run.rule = rule
      let recorded: SnapshotResults
      do { recorded = try run.check { accepted.contains($0) ? .failed : .never } } catch {
        throw SnapshotOptions.diagnostic(error, options.baseline)
      }
      for result in recorded.results { for file in result.files { try console.output("\(options.folder().root)/\(file)\n") } }
      console.error(recorded.sentence + "\n")
      return recorded.exitCode
    }
  }

  /// - Returns: the names that are to be accepted.
  private func ask(about waiting: [SnapshotRun.Result], _ console: Console) throws(Diagnostic) -> [String] {
    guard Terminal.inputIsTerminal else {
      throw Diagnostic(
        LabelError.usage(reason: "standard input is no terminal; say --accept NAME, --accept-all or --list"),
        at: DocumentLocation(file: "--accept"))
    }
    var accepted: [String] = []
    for (index, result) in waiting.enumerated() {
      console.error("\n[\(index + 1) of \(waiting.count)] \(result.failure?.description ?? result.name)\n")
      for (title, bytes) in [("accepted", result.accepted), ("new", result.actual)] {
        guard let bytes, let picture = try? Picture(png: bytes) else { continue }
        console.error("\(title):\n" + TerminalImage(picture, png: bytes).text(pictures.resolved))
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
