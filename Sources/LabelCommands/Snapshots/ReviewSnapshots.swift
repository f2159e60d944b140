// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelSnapshotEngine
import LabelSystem

/// `labelkit snapshot review`.
struct ReviewSnapshots: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Asks for each new, changed or deleted snapshot whether to accept it.",
    discussion: """
      In a terminal it shows the accepted image, the new one and their difference, and waits for a key, without Enter: a accept, \
      r reject, s skip, q quit. To accept a deleted snapshot removes its file. --list only lists them; 'labelkit snapshot accept' then \
      accepts without questions.

      With --web, serves the HTML report on this machine alone and prints its address. On the page, a accepts a change and u undoes that, \
      for one image, for all with the same cause, or for all. Each is written at once, as by 'labelkit snapshot accept'; an accepted file \
      that has changed meanwhile is not written over. The page is served by the program labelkit-server; Ctrl-C ends it.
      """)

  @OptionGroup(title: "Snapshots") var options: SnapshotOptions
  @OptionGroup(title: "Comparison") var rule: RuleOptions

  @Flag(help: "Prints the names of new, changed and deleted snapshots, and accepts none.")
  var list = false

  @Option(name: .customLong("pictures"), help: "How images are shown in the terminal: auto, kitty, sixel, blocks or none.")
  var imageFormat = TerminalImage.Format.auto

  @Flag(help: "Shows the changes on a page in the browser, where they are accepted.")
  var web = false

  @OptionGroup(title: "Page") var server: ServerOptions
  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func validate() throws {
    if web, list { throw ValidationError("--web asks on its page; leave out --list.") }
    if !web, server.isChanged { throw ValidationError("--port, --host and --open are for the page of --web.") }
  }

  func run(on streams: ConsoleStreams) throws {
    let console = common.settings.console(color.color, on: streams)
    try console.run { () throws(Diagnostic) in
      if web {
        try OutputFile.checkNotOnBuildServer()
        throw ServerProgram.replaceProcess(by: try ServerProgram.find(), ProcessArguments.all)
      }
      if !list {
        try OutputFile.checkNotOnBuildServer()
        try SnapshotReview.checkTerminal()
      }
      let rule = try rule.rule()
      Cancellation.watch()
      let results = try options.check(common, console, rule: rule) { _ in .never }
      if let code = SnapshotOptions.codeOfSignal(results, console) { return code }
      let orphans = try SnapshotOrphans(results.plan, options)
      let deleted = results.plan.isComplete ? Array(orphans.results(in: options.folder())) : []
      let pending = results.results.filter { $0.failure != nil } + deleted
      try options.writeChanges(results.adding(deleted))
      if list {
        try console.output(lines: pending.map(\.name))
        return results.adding(deleted).exitCode
      }
      guard let names = try SnapshotReview(pending: pending, format: imageFormat, console: console).accepted() else {
        return Cancellation.exitCode ?? 1
      }
      return try accept(Set(names), orphans, deleted, console)
    }
  }

  /// Accepts the snapshots with some names, and compares the others again.
  ///
  /// - Returns: The exit code.
  private func accept(
    _ names: Set<String>, _ orphans: SnapshotOrphans, _ deleted: [SnapshotResult], _ console: Console
  ) throws(Diagnostic) -> Int32 {
    let recorded = try options.check(common, console, rule: rule.rule(), showsDiagnostics: false, accepts: true) {
      names.contains($0) ? .failed : .never
    }
    try console.outputFiles(of: recorded, in: options.folder())
    if let code = SnapshotOptions.codeOfSignal(recorded, console) { return code }
    let removed = orphans.filter { names.contains($0) }
    try removed.remove(from: options.folder(), options)
    for file in removed.files { console.error("removed \(options.folder().root)/\(file)".escapedControls + "\n") }
    let rest = recorded.adding(deleted.filter { !names.contains($0.name) })
    console.error(rest.summary + "\n")
    return rest.exitCode
  }
}
