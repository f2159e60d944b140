// SPDX-License-Identifier: MIT

import ArgumentParser
package import LabelCore
import LabelEngine
package import LabelSnapshotEngine

/// The arguments of `labelkit snapshot review --web`, as labelkit-server reads them.
package struct WebReviewRequest: Sendable {
  /// The port; nil for the first free one.
  package let port: Int?
  /// The address to listen at.
  package let host: String
  /// Whether the page is opened.
  package let opens: Bool
  private let options: SnapshotOptions
  private let rule: RuleOptions
  private let common: CommonOptions
  private let console: Console

  private static let words = ["snapshot", "review"]

  /// Whether arguments ask for a review.
  package static func isAsked(by arguments: [String]) -> Bool { arguments.starts(with: words) }

  /// Reads the arguments of a process. Ends it if they are not valid, or ask for help.
  ///
  /// - Parameter arguments: The arguments without the name of the program, which begin with `snapshot review`.
  package init(_ arguments: [String]) {
    let command: ReviewSnapshots
    do {
      guard let parsed = try ReviewSnapshots.parseAsRoot(Array(arguments.dropFirst(Self.words.count))) as? ReviewSnapshots else {
        throw CleanExit.helpRequest(ReviewSnapshots.self)
      }
      command = parsed
      guard command.web else { throw ValidationError("This program serves pages; labelkit snapshot review without --web asks here.") }
    } catch {
      HelpText.widenIfNarrow()
      ReviewSnapshots.exit(withError: error)
    }
    (port, host, opens) = (command.server.port, command.server.host, command.server.open)
    (options, rule, common) = (command.options, command.rule, command.common)
    console = common.settings.console(command.color.color, on: .process)
  }

  /// What is to be reviewed, and what the run ends with if that is nothing.
  package struct Review: Sendable {
    /// The report for the page, and what accepts its changes; nil if there is nothing to accept.
    package var page: (report: HTMLReport, acceptance: Acceptance)?
    /// The exit code without a page.
    package var exitCode: Int32
  }

  /// Compares the labels, and writes the images and the list of changes into the folder of failures, as `labelkit snapshot verify` does.
  ///
  /// - Throws: What comparing throws.
  package func review() throws(Diagnostic) -> Review {
    try OutputFile.checkNotOnBuildServer()
    var results = try options.check(common, console, rule: try rule.rule(), images: .all) { _ in .never }
    results = try SnapshotOrphans.added(to: results, options)
    for diagnostic in results.results.flatMap(\.diagnostics) { console.show(diagnostic) }
    try options.writeChanges(results)
    console.note(results.summary + "\n")
    guard results.results.contains(where: { $0.change != nil }) else { return Review(exitCode: results.exitCode) }
    let folder = options.folder()
    let acceptance = Acceptance(try ReportFiles(path: options.failures), root: folder.root)
    return Review(page: (HTMLReport(results, folder: options.failures), acceptance), exitCode: 0)
  }

  /// Shows a diagnostic as the command line shows it.
  package func show(_ diagnostic: Diagnostic) { console.show(diagnostic) }

  /// Prints a line.
  package func output(_ text: String) throws(Diagnostic) { try console.output(text + "\n") }

  /// Opens the page with the user's own program.
  package func open(_ address: String) { Viewer.open(address, console) }
}
